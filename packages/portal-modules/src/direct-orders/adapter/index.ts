import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { directOrderNext } from '@atrium/api-client/contract'
import { createFileStore } from '../../kit/adapter/file-store.ts'
import { listenToTenant, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { createPreferenceStore } from '../../kit/adapter/preference-store.ts'
import { savedViewsPort } from '../../kit/adapter/saved-views.ts'
import type { DirectOrdersPort } from '../direct-orders.port.ts'
import { budgetCalls } from './budget-calls.ts'
import { changeCalls } from './change-calls.ts'
import { formCalls } from './form-calls.ts'
import { asPort, orderChanged, readOrder } from './order-answer.ts'
import { toListedOrders } from './to-listed-orders.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface DirectOrdersAdapterOptions {
  client: Client
  scope: Scope
  /** The reader places orders; the server checks every call by itself (PERM-10). */
  canOrder: boolean
  /** Absent: nothing is live. */
  live?: LiveEvents
}

/** Rows of a list that fit on a large screen, and some to scroll. */
const recentCount = 60

/** The port of direct orders on the portal's own calls. */
export function createDirectOrdersAdapter({
  client,
  scope,
  canOrder,
  live,
}: DirectOrdersAdapterOptions): DirectOrdersPort {
  const params = { applicationId: scope.tenant }
  const list = (query: { count?: number }) => {
    const { key, load } = describeQuery(client, scope, directOrderNext.summaries, {
      params,
      query,
    })
    return { key: [...key, 'orders'], load: async () => toListedOrders(await asPort(load())) }
  }
  return {
    canOrder,
    preferences: createPreferenceStore('direct-orders', scope),
    files: createFileStore('direct-orders', scope),
    views: savedViewsPort(client, scope, 'directorderlist'),

    orders: () => list({}),
    recentOrders: () => list({ count: recentCount }),

    order(id) {
      const { key, load } = describeQuery(client, scope, directOrderNext.get, {
        params: { ...params, id },
      })
      return { key: [...key, 'order'], load: () => readOrder(load()) }
    },

    document: (id) => asPort(client.call(directOrderNext.download, { params: { ...params, id } })),

    ...formCalls(client, scope),
    ...changeCalls(client, scope),
    budgets: budgetCalls(client, scope, live),

    onChange:
      live &&
      ((listener) =>
        listenToTenant(live, scope.tenant, {
          onEvent(type, { componentIds, parentIds, commandId }) {
            if (type === 'rights.changed') return listener({})
            if (type !== orderChanged) return
            listener({
              ids: componentIds as number[],
              parentIds: parentIds as number[],
              ...(typeof commandId === 'string' && { commandId }),
            })
          },
          onReset: () => listener({}),
        })),
  }
}
