import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { approvals, campaigns } from '@atrium/api-client/contract'
import { toDay } from '@atrium/api-client/values'
import { listenToTenant, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { savedViewsPort } from '../../kit/adapter/saved-views.ts'
import type { CampaignsPort } from '../campaigns.port.ts'
import { approvingPort } from './approving.ts'
import { calendarPort } from './calendar.ts'
import { channelSaving } from './channel-saving.ts'
import { ordersPort } from './orders.ts'
import { planImportPort } from './plan-import.ts'
import { keepingPort } from './keeping.ts'
import { planningPort } from './planning.ts'
import { toCampaign, toPlanned } from './to-campaign.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface CampaignsAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Called after a decision: what counts approvals counts again. */
  onDecided?: () => void
  /** Where the product stands, for links that are passed on; default where it is open. */
  origin?: () => string
}

const { asPort } = portCalls()

/** Kinds of change after which channels may have other days, budgets or states. */
const planKinds = new Set<unknown>([
  'created',
  'changed',
  'moved',
  'released',
  'decided',
  'deleted',
  'restored',
])

/** The campaign status' port on the portal's own calls. */
export function createCampaignsAdapter({
  client,
  scope,
  live,
  onDecided,
  origin = () => location.origin,
}: CampaignsAdapterOptions): CampaignsPort {
  const params = { applicationId: scope.tenant }
  const list = (query: { current?: boolean }) => {
    const input = { params, query }
    const { key } = describeQuery(client, scope, campaigns.list, input)
    // Always asked anew, and kept for the forms that let somebody choose among them (`readAllCampaigns`).
    const load = () => client.call(campaigns.list, input, { maxAge: 0 })
    return { key: [...key, 'status'], load: async () => (await asPort(load())).map(toCampaign) }
  }
  const plan = (query: { current?: boolean }) => {
    const { key, load } = describeQuery(client, scope, campaigns.plan, { params, query })
    return { key: [...key, 'plan'], load: async () => (await asPort(load())).map(toPlanned) }
  }
  const { orders, isList } = ordersPort(client, scope)
  return {
    campaigns: () => list({}),
    current: () => list({ current: true }),

    campaign: async (id) =>
      toCampaign(await asPort(client.call(campaigns.get, { params: { ...params, id } }))),

    plan: () => plan({}),
    currentPlan: () => plan({ current: true }),

    saveChannel: channelSaving(client, scope),

    release: async ({ id, version, dueOn, commandId }) =>
      toCampaign(
        await asPort(
          client.call(
            campaigns.release,
            { params: { ...params, id }, body: { dueDate: dueOn && toDay(dueOn) } },
            { idempotencyKey: commandId, ifMatch: version },
          ),
        ),
      ),

    nudge: async ({ id, commandId }) => {
      await asPort(
        client.call(approvals.nudge, { params: { ...params, id } }, { idempotencyKey: commandId }),
      )
    },

    star: async ({ id, isStarred, commandId }) => {
      const input = { params: { ...params, id }, body: { isStarred } }
      await asPort(client.call(campaigns.star, input, { idempotencyKey: commandId }))
    },

    approvals: approvingPort(client, scope, onDecided),

    planImport: planImportPort(client, scope),
    planning: planningPort(client, scope),
    keeping: keepingPort(client, scope),

    views: savedViewsPort(client, scope, 'campaigns'),

    orders,

    calendar: calendarPort(client, scope),

    linkTo(address) {
      const url = new URL(address, origin())
      url.searchParams.set('clientId', `${scope.tenant}`)
      return url.href
    },

    onChange:
      live &&
      ((listener) =>
        listenToTenant(live, scope.tenant, {
          onEvent(type, { campaignId, commandId: given, kind, parentIds }) {
            if (type === 'rights.changed') return listener({})
            if (type === 'components.changed') {
              if (Array.isArray(parentIds) && parentIds.some(isList)) listener({ isOrders: true })
              return
            }
            if (type !== 'campaigns.changed') return
            listener({
              ...(typeof campaignId === 'number' && { campaignId }),
              ...(typeof given === 'string' && { commandId: given }),
              isPlan: planKinds.has(kind),
              ...((kind === 'deleted' || kind === 'restored') && { presence: kind }),
            })
          },
          onReset: () => listener({ isPlan: true }),
        })),
  }
}
