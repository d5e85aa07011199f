import { describeQuery, ownId, type Client, type Scope } from '@atrium/api-client'
import {
  campaigns,
  channelPosts,
  channels,
  cockpits,
  costsVersion,
  figures,
  fileLinks,
  maxFigureRows,
} from '@atrium/api-client/contract'
import { toDay } from '@atrium/api-client/values'
import { dayFromWire } from '../../kit/dates/index.ts'
import { keptChoices } from '../../kit/adapter/kept-choices.ts'
import { listenToTenant, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { PortError } from '../../kit/port-error.ts'
import type { OpenViewer } from '../../kit/view-item.ts'
import type { CockpitAddress, CockpitPort, Comparison } from '../cockpit.port.ts'
import { toCockpit, toData, toDocument, toHistory, toPost } from './to-cockpit.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface CockpitAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Absent: assets are only named. */
  openViewer?: OpenViewer
  /** Told which cockpit is shown. */
  shown?: CockpitPort['shown']
}

const { asPort, translated } = portCalls()

/** Undefined is left out of what is sent, null takes a day away. */
const wire = (day: string | null | undefined) => (day ? toDay(day) : day)
const given = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Body

/** The cockpit's port on the portal's own calls. */
export function createCockpitAdapter(options: CockpitAdapterOptions): CockpitPort {
  const { client, scope, live, openViewer, shown } = options
  const applicationId = scope.tenant
  const at = (id: number) => ({ params: { applicationId, id } })

  const find = async (address: CockpitAddress) => {
    if (address.kind === 'own') return client.call(cockpits.get, at(address.id))
    const by = (id: string) => client.call(cockpits.external, { params: { applicationId, id } })
    const cockpit = await by(address.externalId)
    if (address.externalSubId === undefined) return cockpit
    // The second id is that of a channel; of another campaign it means nothing here.
    const channel = await by(address.externalSubId).catch(() => undefined)
    return channel?.id === cockpit.id ? channel : cockpit
  }

  return {
    cockpit: (address) => ({
      key: [scope.user, applicationId, 'cockpits', JSON.stringify(address)],
      load: () => asPort(find(address).then(toCockpit)),
    }),

    data({ id, source }) {
      const input = { params: { path: source, applicationId, id } }
      const { key } = describeQuery(client, scope, cockpits.data, input)
      const load = async (clearCache: boolean, compare: Comparison) => {
        // The rule is not said: a source that knows no other need not understand it.
        const query = compare === '7days' ? { clearCache } : { clearCache, compare }
        const sent = client.call(cockpits.data, { ...input, query })
        const data = toData(await sent, await ownId(client))
        if (data) return data
        throw new PortError({ code: 'unknown', message: 'there is no campaign in the data' })
      }
      return {
        key: [...key, 'cockpit'],
        load: ({ clearCache, compare }) => asPort(load(clearCache, compare)),
      }
    },

    documents(id) {
      const { key, load } = describeQuery(client, scope, campaigns.documents, at(id))
      return translated({
        key: [...key, 'cockpit'],
        load: async () => (await load()).map(toDocument),
      })
    },

    history(id) {
      const { key, load } = describeQuery(client, scope, campaigns.history, at(id))
      return translated({
        key: [...key, 'cockpit'],
        load: async () => (await load()).map(toHistory),
      })
    },

    async star({ campaignId, isStarred, commandId }) {
      const input = { ...at(campaignId), body: { isStarred } }
      await asPort(client.call(campaigns.star, input, { idempotencyKey: commandId }))
    },

    async post({ channelId, message, commandId }) {
      const input = { params: { applicationId, channelId }, body: { message } }
      const sent = client.call(channelPosts.add, input, { idempotencyKey: commandId })
      return { ...toPost(await asPort(sent), undefined), isOwn: true }
    },

    async handIn({ campaignId, files, outcomeId, commandId }) {
      const body = { ApplicationId: applicationId, campaignId, outcomeId }
      const input = { body, files: { documents: files } }
      await asPort(client.call(campaigns.document, input, { idempotencyKey: commandId }))
    },

    async release({ campaignId, version, channelIds, due, comment, commandId }) {
      const body = given({
        channelIds: channelIds && [...channelIds],
        dueDate: wire(due),
        comment: comment ?? undefined,
      })
      const sending = { idempotencyKey: commandId, ifMatch: version }
      await asPort(client.call(campaigns.release, { ...at(campaignId), body }, sending))
    },

    async saveCampaign({ id, version, fields, commandId }) {
      const { budget, start, end, approvalDue } = fields
      const days = {
        startDate: wire(start),
        endDate: wire(end),
        approvalDueDate: wire(approvalDue),
      }
      const sending = { idempotencyKey: commandId, ifMatch: version }
      await asPort(client.call(campaigns.save, { ...at(id), body: given({ budget, ...days }) }, sending)) // prettier-ignore
    },

    async saveChannel({ id, version, fields, commandId }) {
      const { budget, start, end, pauses, bookingDeadline, materialDeadline } = fields
      const { bookingClosing, materialClosing } = fields
      const body = given({
        budget,
        startDate: wire(start),
        endDate: wire(end),
        pauses: pauses?.map((one) => ({ startDate: toDay(one.start), endDate: toDay(one.end) })),
        bookingDeadline: wire(bookingDeadline),
        materialDeadline: wire(materialDeadline),
        bookingClosing,
        materialClosing,
      })
      const sending = { idempotencyKey: commandId, ifMatch: version }
      await asPort(client.call(channels.save, { ...at(id), body }, sending))
    },

    async moveChannel({ id, version, state, comment, commandId }) {
      const body = given({ workflowState: state, comment: comment ?? undefined })
      const sending = { idempotencyKey: commandId, ifMatch: version }
      await asPort(client.call(channels.move, { ...at(id), body }, sending))
    },

    figures: {
      maxValues: maxFigureRows,
      stored: (campaignId) => {
        const input = { params: { applicationId, campaignId } }
        const { key, load } = describeQuery(client, scope, figures.kpis, input)
        return translated({
          key: [...key, 'cockpit'],
          load: async () =>
            (await load()).map(({ values, ...figure }) => ({
              ...figure,
              values: values.map(({ day, value }) => ({ day: dayFromWire(day), value })),
            })),
        })
      },
      put: async ({ campaignId, described, values, commandId }) => {
        const items = values.map(({ day, ...one }) => ({ ...one, campaignId, day: toDay(day) }))
        const input = { params: { applicationId }, body: { kpis: [...described], items } }
        await asPort(client.call(figures.putKpis, input, { idempotencyKey: commandId }))
      },
    },

    costs: (campaignId) => ({
      maxRows: maxFigureRows,
      stored: () => {
        const input = { params: { applicationId, campaignId } }
        const { key, load } = describeQuery(client, scope, figures.costs, input)
        return translated({
          key: [...key, 'cockpit'],
          load: async () =>
            (await load()).map(({ channelId: id, startDate, endDate, ...cost }) => ({
              id,
              version: cost.version,
              values: {
                id,
                name: cost.name,
                externalId: cost.externalId,
                start: startDate && dayFromWire(startDate),
                end: endDate && dayFromWire(endDate),
                booked: cost.booked,
                invoiced: cost.invoiced,
              },
            })),
        })
      },
      put: async ({ changes, commandId }) => {
        const items = changes.flatMap(({ id, version, values }) =>
          id === null
            ? []
            : {
                channelId: id,
                booked: amountOf(values.booked),
                invoiced: amountOf(values.invoiced),
                ...(version !== undefined && { version }),
              },
        )
        const saved = items.map((item) => ({ id: item.channelId, version: costsVersion(item) }))
        const input = { params: { applicationId }, body: { items } }
        await asPort(client.call(figures.putCosts, input, { idempotencyKey: commandId }))
        return saved
      },
    }),

    openAsset:
      openViewer &&
      ((id, all, { id: campaignId, name: campaignName }) =>
        openViewer(
          id,
          all.map(({ size: _size, ...asset }) => ({
            ...asset,
            kind: 'file',
            campaign: { id: campaignId, name: campaignName },
          })),
        )),

    async pictures(ids) {
      const addressOf = async (componentId: number) => {
        const query = { disposition: 'inline' as const }
        const link = client.call(fileLinks.link, { params: { applicationId, componentId }, query })
        return [componentId, (await link).url] as const
      }
      return new Map(await asPort(Promise.all(ids.map(addressOf))))
    },

    onChange:
      live &&
      ((campaignId, listener) =>
        listenToTenant(live, applicationId, {
          onEvent: (type, payload) => {
            const isHere = type === 'campaigns.changed' && payload.campaignId === campaignId
            if (isHere || type === 'rights.changed') listener()
          },
          onReset: listener,
        })),

    kept: keptChoices('cockpit', scope),
    shown,
  }
}

const amountOf = (value: unknown) => (typeof value === 'number' ? value : null)
