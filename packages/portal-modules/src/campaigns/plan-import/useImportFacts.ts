import { useMemo } from 'react'
import { useQuery, type QueryResult } from '../../kit/index.ts'
import type { ImportMapping, ImportMediaType, PlanImportPort } from './plan-import.port.ts'
import type { ImportContext } from './rows.logic.ts'

/** What the import needs to know before it begins. */
export interface ImportFacts {
  types: readonly ImportMediaType[]
  existing: ImportContext['existing']
  known: ImportMapping | null
}

/** Loads it all; the first failure is the one that is told. */
export function useImportFacts(port: PlanImportPort, campaignId: number): QueryResult<ImportFacts> {
  const types = useQuery(
    useMemo(() => port.mediaTypes(), [port]),
    { keeps: true },
  )
  const existing = useQuery(useMemo(() => port.channels(campaignId), [port, campaignId])) // prettier-ignore
  const known = useQuery(useMemo(() => port.mapping(campaignId), [port, campaignId]), { keeps: true }) // prettier-ignore
  const all = [types, existing, known]
  const failed = all.find((one) => one.state === 'failed')
  if (failed?.state === 'failed')
    return {
      state: 'failed',
      error: failed.error,
      retry: () => all.forEach((one) => one.state === 'failed' && one.retry()),
    }
  if (types.state !== 'ready' || existing.state !== 'ready' || known.state !== 'ready')
    return { state: 'loading' }
  const refresh = () => all.forEach((one) => one.state === 'ready' && one.refresh())
  const data = { types: types.data, existing: existing.data, known: known.data }
  return { state: 'ready', data, isRefreshing: false, refresh }
}
