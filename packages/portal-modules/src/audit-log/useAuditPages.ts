import { useCallback, useMemo, useRef, useState } from 'react'
import { useQuery } from '../kit/index.ts'
import { joinPages, withPage } from './audit-log.logic.ts'
import type { AuditEntry, AuditFilter, AuditLogPort, AuditPage } from './audit-log.port.ts'

/** What was loaded of the log behind its first page, under one filter. */
interface Loaded {
  filter: AuditFilter
  page?: AuditPage
  state: 'idle' | 'loading' | 'failed'
}

const nothing: readonly AuditEntry[] = []

/** Entries page by page, newest first; another filter begins anew. */
export function useAuditPages(port: AuditLogPort, filter: AuditFilter) {
  const first = useQuery(useMemo(() => port.page(filter), [filter, port]))
  const [held, setLoaded] = useState<Loaded>({ filter, state: 'idle' })
  const loaded: Loaded = held.filter === filter ? held : { filter, state: 'idle' }
  const newest = first.state === 'ready' ? first.data : undefined
  const loadedPage = loaded.page
  const shown = useMemo(() => newest && joinPages(newest, loadedPage), [newest, loadedPage])
  // Known before the next render: the list may ask twice.
  const underWay = useRef<AuditFilter>(undefined)

  const loadMore = useCallback(async () => {
    if (!shown || shown.next === null || underWay.current === filter) return
    underWay.current = filter
    const settle = (next: Omit<Loaded, 'filter'>) => {
      // Narrowed otherwise meanwhile: what comes is of no use.
      if (underWay.current === filter) setLoaded({ filter, ...next })
    }
    settle({ page: shown, state: 'loading' })
    try {
      const page = await port.page(filter, { cursor: shown.next }).load()
      settle({ page: withPage(shown, page), state: 'idle' })
    } catch {
      settle({ page: shown, state: 'failed' })
    }
    if (underWay.current === filter) underWay.current = undefined
  }, [filter, port, shown])

  return {
    entries: shown?.entries ?? nothing,
    state: first.state,
    error: first.state === 'failed' ? first.error : undefined,
    retry: useCallback(() => first.state === 'failed' && first.retry(), [first]),
    isLoadingMore: loaded.state === 'loading',
    hasMoreFailed: loaded.state === 'failed',
    loadMore: useCallback(() => void loadMore(), [loadMore]),
  }
}
