import { addDays } from '../../kit/dates/index.ts'
import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  components,
  maxImportedItems,
  timeline,
  timelineBatch,
  type TimelineItem as ItemAnswer,
} from '@atrium/api-client/contract'
import { fromDay, toDay } from '@atrium/api-client/values'
import { listenToCollection, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { pageSize, type ItemFields, type Stretch, type TimelineItem, type TimelinePort } from '../timeline.port.ts' // prettier-ignore
import { toFields, toRecord } from '../timeline-import/timeline-records.ts'
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
  const itemOf = async (answer: Promise<ItemAnswer>): Promise<TimelineItem> =>
    toItem(await asPort(answer))
  /** What was loaded last, so that who asks for one page more waits for that page alone. */
  let known: { place: string; pages: number; items: readonly ItemAnswer[] } | undefined
  let changes = 0
  /** Lists of direct orders that the reader sees. */
  const orderLists = new Set<number>()
  const forget = () => {
    changes += 1
    known = undefined
  }
  const writing = <T>(answer: Promise<T>): Promise<T> => {
    forget()
    return answer.finally(forget)
  }
  const ofItem = (id: number) => ({ params: { ...params, itemId: id } })

  /** A page of items: the newest, those from a day on, or those after the last one. */
  const page = (
    componentId: number,
    { kind, until }: Omit<Stretch, 'pages'>,
    last?: ItemAnswer,
  ) => ({
    params: { ...params, componentId },
    query: {
      ...(kind && { type: kind }),
      // Days are asked for by the one after them.
      ...(until && { before: toDay(addDays(until, 1)) }),
      ...(last && {
        before: last.date,
        ...(last.type === 'order' ? { beforeOrderId: last.id } : { beforeId: last.id }),
      }),
    },
  })

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

    items(timelineId, { pages, ...stretch }) {
      const { key } = describeQuery(client, scope, timeline.list, page(timelineId, stretch))
      return {
        key: [...key, 'items', pages],
        load: async () => {
          const place = JSON.stringify(key)
          const before = known?.place === place && known.pages === pages - 1 ? known : undefined
          const since = changes
          const items = [...(before?.items ?? [])]
          let hasMore = true
          // Each page begins after the last item of the one before, so that none is lost or doubled.
          for (let number = before?.pages ?? 0; number < pages && hasMore; number += 1) {
            const next = await asPort(
              client.call(timeline.list, page(timelineId, stretch, items.at(-1))),
            )
            items.push(...next)
            hasMore = next.length === pageSize
          }
          if (since === changes) known = { place, pages, items }
          return { items: items.map(toItem), hasMore }
        },
      }
    },

    item(id) {
      const { key, load } = describeQuery(client, scope, timeline.get, ofItem(id))
      return { key: [...key, 'item'], load: () => itemOf(load()) }
    },

    add: ({ timelineId, fields, commandId }) =>
      writing(
        itemOf(
          client.call(
            timeline.create,
            { params: { ...params, componentId: timelineId }, body: bodyOf(fields) },
            { idempotencyKey: commandId },
          ),
        ),
      ),

    save: ({ id, version, fields, commandId }) =>
      writing(
        itemOf(
          client.call(
            timeline.save,
            { params, body: { id, ...bodyOf(fields) } },
            { idempotencyKey: commandId, ifMatch: version },
          ),
        ),
      ),

    remove: ({ id, commandId }) =>
      writing(asPort(client.call(timeline.remove, ofItem(id), { idempotencyKey: commandId }))),

    restore: ({ id, commandId }) =>
      writing(itemOf(client.call(timeline.restore, ofItem(id), { idempotencyKey: commandId }))),

    file: (timelineId) => {
      const place = { params: { ...params, componentId: timelineId } }
      return {
        maxRows: maxImportedItems,
        stored() {
          const { key, load } = describeQuery(client, scope, timelineBatch.list, place)
          return {
            key: [...key, 'file'],
            load: async () => (await asPort(load())).map((item) => toRecord(toItem(item))),
          }
        },
        put: ({ changes, removeIds, restoreIds, commandId }) => {
          const body = {
            items: changes.map(({ id, version, values }) => ({
              itemId: id,
              ...(version !== undefined && { version }),
              ...bodyOf(toFields(values)),
            })),
            removeIds: [...removeIds],
            restoreIds: [...restoreIds],
          }
          const options = { idempotencyKey: commandId }
          return writing(asPort(client.call(timelineBatch.put, { ...place, body }, options)))
        },
      }
    },

    onChange:
      live &&
      ((timelineId, listener) =>
        listenToCollection(
          live,
          scope.tenant,
          timelineId,
          ({ commandId, reactions }) => {
            if (reactions) return
            forget()
            listener({ commandId })
          },
          { isShown: (id) => orderLists.has(id) },
        )),
  }
}

const bodyOf = ({ title, text, day, kind, icon, url }: ItemFields) => ({
  title: title.trim(),
  text: text.trim() || null,
  date: toDay(day),
  type: kind,
  icon: icon || null,
  url: url.trim() || null,
})
