import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { QueryResult } from '../kit/index.ts'
import { isNews, within } from './timeline.logic.ts'
import type { Items, ShownKind } from './timeline.port.ts'

/** While other items load, those that belong to what was asked for stay. */
export function useItemsWhileLoading(
  result: QueryResult<Items>,
  timelineId: number,
  place: string,
  stretch: { kind: ShownKind | undefined; until: string | undefined },
): { list: QueryResult<Items>; isLoadingMore: boolean; retryMore?: () => void } {
  const [last, setLast] = useState<{
    of: number
    place: string
    result: Extract<QueryResult<Items>, { state: 'ready' }>
  }>()
  if (result.state === 'ready' && last?.result.data !== result.data)
    setLast({ of: timelineId, place, result })
  const items = useMemo(
    () => (last?.of === timelineId ? within(last.result.data.items, stretch) : []),
    [last, stretch, timelineId],
  )
  const kept = items.length > 0 ? last : undefined
  const isSame = kept?.place === place
  if (result.state === 'loading' && kept) {
    const data = isSame ? kept.result.data : { items, hasMore: false }
    return { list: { ...kept.result, data }, isLoadingMore: isSame }
  }
  // What is shown stays when older ones do not come.
  const isKept = result.state === 'failed' && isSame && result.error.code !== 'not-found'
  if (isKept) return { list: kept.result, isLoadingMore: false, retryMore: result.retry }
  return { list: result, isLoadingMore: false }
}

/** The first of the older items that came since more were asked for; tells how many came. */
export function useOlder(
  settled: Items | undefined,
  place: string,
  pages: number,
  onCome: (count: number) => void,
): number | undefined {
  const [firstOlder, setFirstOlder] = useState<number>()
  const before = useRef<{ place: string; pages: number; items: Items['items'] }>(undefined)
  const come = useEffectEvent(onCome)
  useEffect(() => {
    if (!settled) return
    const known = before.current
    before.current = { place, pages, items: settled.items }
    if (known?.place !== place || known.pages >= pages) return
    const ids = new Set(known.items.map(({ id }) => id))
    const older = settled.items.filter((item) => !ids.has(item.id) && !isNews(item, known.items))
    setFirstOlder(older[0]?.id)
    come(older.length)
  }, [pages, place, settled])
  return firstOlder
}
