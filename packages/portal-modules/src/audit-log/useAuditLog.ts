import { useCallback, useMemo } from 'react'
import {
  useAddressState,
  useModuleHost,
  useQuery,
  useSetParams,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import { filterNames, parseFilter, writeFilter } from './audit-log.logic.ts'
import type { AuditChoices, AuditEntry, AuditFilter, AuditLogPort } from './audit-log.port.ts'
import { useAuditPages } from './useAuditPages.ts'

export interface AuditLogModel {
  filter: AuditFilter
  setFilter: (change: Partial<AuditFilter>) => void
  /** What is loaded, newest first. */
  entries: readonly AuditEntry[]
  state: 'loading' | 'ready' | 'failed'
  /** Why the first page did not come. */
  error: PortError | undefined
  retry: () => void
  isLoadingMore: boolean
  hasMoreFailed: boolean
  loadMore: () => void
  choices: QueryResult<AuditChoices>
  /** The entry that the address names. */
  openId: number | null
  open: (entry: AuditEntry) => void
  close: () => void
}

/** The log as the address narrows it; the address also names the entry that is open (T-05). */
export function useAuditLog(port: AuditLogPort): AuditLogModel {
  const { path, setPath } = useModuleHost()
  const setParams = useSetParams()
  const filter = useAddressState(filterNames, parseFilter)
  const pages = useAuditPages(port, filter)
  const choices = useQuery(useMemo(() => port.choices(), [port]))
  const [idText = ''] = path
  return {
    ...pages,
    filter,
    setFilter: useCallback(
      (change: Partial<AuditFilter>) => setParams(writeFilter({ ...filter, ...change })),
      [filter, setParams],
    ),
    choices,
    openId: /^\d{1,9}$/.test(idText) ? Number(idText) : null,
    open: useCallback((entry: AuditEntry) => setPath([String(entry.id)]), [setPath]),
    close: useCallback(() => setPath([]), [setPath]),
  }
}
