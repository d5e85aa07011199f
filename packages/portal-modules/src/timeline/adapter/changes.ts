import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  maxImportedItems,
  timeline,
  timelineBatch,
  type TimelineItem as ItemAnswer,
} from '@atrium/api-client/contract'
import { toDay } from '@atrium/api-client/values'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import { toFields, toRecord } from '../timeline-import/timeline-records.ts'
import type { ItemFields, KnownItemKind, TimelineItem, TimelinePort } from '../timeline.port.ts'
import { toItem } from './to-item.ts'

export interface ItemChangesOptions extends Pick<PortCalls, 'asPort'> {
  /** Every change goes through it. */
  writing: <T>(answer: Promise<T>) => Promise<T>
}

/** What is done to the items of a timeline, one by one and from a file. */
export function itemChanges(
  client: Client,
  scope: Scope,
  { asPort, writing }: ItemChangesOptions,
): Pick<TimelinePort, 'add' | 'save' | 'remove' | 'restore' | 'file'> {
  const params = { applicationId: scope.tenant }
  const ofItem = (id: number) => ({ params: { ...params, itemId: id } })
  const itemOf = async (answer: Promise<ItemAnswer>): Promise<TimelineItem> =>
    toItem(await asPort(answer))
  return {
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
  }
}

const bodyOf = ({ title, text, day, kind, icon, url }: ItemFields) => ({
  title: title.trim(),
  text: text.trim() || null,
  date: toDay(day),
  // Atrium's server has no others.
  type: kind as KnownItemKind,
  icon: icon || null,
  url: url.trim() || null,
})
