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
  const { params } = useModuleHost()
  const setParams = useSetParams()
  const filter = useAddressState(filterNames, parseFilter)
  const pages = useAuditPages(port, filter)
  const choices = useQuery(useMemo(() => port.choices(), [port]))
  const { entry = '' } = params
  return {
    ...pages,
    filter,
    setFilter: useCallback(
      // The entry that is open may not be among what is left.
      (change: Partial<AuditFilter>) =>
        setParams({ ...writeFilter({ ...filter, ...change }), entry: undefined }),
      [filter, setParams],
    ),
    choices,
    openId: /^\d{1,9}$/.test(entry) ? Number(entry) : null,
    open: useCallback(({ id }: AuditEntry) => setParams({ entry: String(id) }), [setParams]),
    close: useCallback(() => setParams({ entry: undefined }), [setParams]),
  }
}
