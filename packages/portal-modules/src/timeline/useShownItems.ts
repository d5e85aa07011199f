import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react'
import { useNewItemIds, useMessages, useModuleHost, useSetParams } from '../kit/index.ts'
import { messages } from './messages/index.ts'
import { isNews } from './timeline.logic.ts'
import type { Items, ShownKind, TimelineItem } from './timeline.port.ts'

const markedForMs = 8_000

export interface NamedItemOptions {
  /** The item that the address names, and what it is once it is loaded. */
  named: number | undefined
  target: TimelineItem | undefined
  settled: Items | undefined
  kind: ShownKind | undefined
  until: string | undefined
  loadMore: () => void
}

/** Whoever comes by an item's address gets to see it, however far back it lies. */
export function useNamedItem(options: NamedItemOptions): void {
  const { named, target, settled, kind, until, loadMore } = options
  const setParams = useSetParams()
  const isShown = settled?.items.some(({ id }) => id === named)
  const isElsewhere = target !== undefined && target.id === named && isShown === false
  const isOther = target !== undefined && kind !== undefined && kind !== target.kind
  const isDeeper = isElsewhere && !isOther && target?.day === until && settled?.hasMore === true
  // On a day with many items it lies further down.
  if (isDeeper) loadMore()
  const goTo = useEffectEvent((day: string) =>
    setParams({ day, ...(isOther && { type: undefined }) }),
  )
  const wantedDay = isElsewhere && (isOther || target?.day !== until) ? target?.day : undefined
  useEffect(() => {
    if (wantedDay !== undefined) goTo(wantedDay)
  }, [wantedDay])
}

/** Ids of items that came while the timeline was shown, and were not the reader's `own`; they are announced. */
export function useNewItems(
  place: string,
  settled: Items | undefined,
  own: RefObject<ReadonlySet<number>>,
): ReadonlySet<number> {
  const { announce } = useModuleHost()
  const tools = useMessages(messages)
  const onAppear = useCallback(
    (items: readonly TimelineItem[]) => {
      const [first] = items
      if (first) announce(tools.t('live.added', { count: items.length, title: first.title }))
    },
    [announce, tools],
  )
  const isOthersNews = useCallback(
    (item: TimelineItem, before: readonly TimelineItem[]) =>
      !own.current.has(item.id) && isNews(item, before),
    [own],
  )
  return useNewItemIds(place, settled?.items, {
    markedFor: markedForMs,
    onAppear,
    isNews: isOthersNews,
  })
}
