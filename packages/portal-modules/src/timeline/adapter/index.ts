import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { components, timeline } from '@atrium/api-client/contract'
import { fromDay } from '@atrium/api-client/values'
import { listenToCollection, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { TimelinePort } from '../timeline.port.ts'
import { itemChanges } from './changes.ts'
import { createItemPages } from './pages.ts'
import { toItem } from './to-item.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface TimelineAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
}

const { asPort } = portCalls({ date: 'day', type: 'kind' })

/** The timeline's port on the portal's own calls. */
export function createTimelineAdapter({
  client,
  scope,
  live,
}: TimelineAdapterOptions): TimelinePort {
  const params = { applicationId: scope.tenant }
  const paged = createItemPages(client, scope, asPort)
  /** Lists of direct orders that the reader sees. */
  const orderLists = new Set<number>()
  const ofItem = (id: number) => ({ params: { ...params, itemId: id } })

  return {
    overview(timelineId) {
      const input = { params: { ...params, componentId: timelineId } }
      const { key, load } = describeQuery(client, scope, timeline.overview, input)
      return {
        key: [...key, 'overview'],
        load: async () => {
          const [self, { counts, firstDate, lastDate, orderListIds, can }] = await asPort(
            Promise.all([client.call(components.get, input), load()]),
          )
          for (const id of orderListIds) orderLists.add(id)
          return {
            name: self.displayName,
            description: self.description,
            counts,
            firstDay: firstDate && fromDay(firstDate),
            lastDay: lastDate && fromDay(lastDate),
            can,
          }
        },
      }
    },

    items: paged.items,

    item(id) {
      const { key, load } = describeQuery(client, scope, timeline.get, ofItem(id))
      return { key: [...key, 'item'], load: async () => toItem(await asPort(load())) }
    },

    ...itemChanges(client, scope, { asPort, writing: paged.writing }),

    onChange:
      live &&
      ((timelineId, listener) =>
        listenToCollection(
          live,
          scope.tenant,
          timelineId,
          ({ commandId, reactions }) => {
            if (reactions) return
            paged.forget()
            listener({ commandId })
          },
          { isShown: (id) => orderLists.has(id) },
        )),
  }
}
