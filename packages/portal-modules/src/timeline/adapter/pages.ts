import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { timeline, type TimelineItem as ItemAnswer } from '@atrium/api-client/contract'
import { toDay } from '@atrium/api-client/values'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import { addDays } from '../../kit/dates/index.ts'
import { pageSize, type KnownShownKind, type Stretch, type TimelinePort } from '../timeline.port.ts'
import { toItem } from './to-item.ts'

interface ItemPages extends Pick<TimelinePort, 'items'> {
  /** The next page is not appended to what was loaded before: something changed. */
  forget: () => void
  /** Forgets before and after a change. */
  writing: <T>(answer: Promise<T>) => Promise<T>
}

/** Items page by page; whoever asks for one page more waits for that page alone. */
export function createItemPages(
  client: Client,
  scope: Scope,
  asPort: PortCalls['asPort'],
): ItemPages {
  const params = { applicationId: scope.tenant }
  /** What was loaded last. */
  let known: { place: string; pages: number; items: readonly ItemAnswer[] } | undefined
  let changes = 0
  const forget = () => {
    changes += 1
    known = undefined
  }
  const writing = <T>(answer: Promise<T>): Promise<T> => {
    forget()
    return answer.finally(forget)
  }

  /** A page of items: the newest, those from a day on, or those after the last one. */
  const page = (
    componentId: number,
    { kind, until }: Omit<Stretch, 'pages'>,
    last?: ItemAnswer,
  ) => ({
    params: { ...params, componentId },
    query: {
      ...(kind && { type: kind as KnownShownKind }),
      // Days are asked for by the one after them.
      ...(until && { before: toDay(addDays(until, 1)) }),
      ...(last && {
        before: last.date,
        ...(last.type === 'order' ? { beforeOrderId: last.id } : { beforeId: last.id }),
      }),
    },
  })

  return {
    forget,
    writing,
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
  }
}
