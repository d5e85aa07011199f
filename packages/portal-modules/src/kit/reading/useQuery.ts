import { useCallback } from 'react'
import useSWR from 'swr'
import { toPortError, type PortError } from '../port-error.ts'
import type { Query } from '../query.ts'

export type QueryResult<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: PortError; retry: () => void }
  | {
      state: 'ready'
      data: T
      /** Read it only where it is shown: who never does is not drawn anew for it. */
      readonly isRefreshing: boolean
      refresh: () => void
      /** The last refresh failed; what is shown may be old. */
      refreshError?: PortError
    }

export interface QueryOptions {
  /** What is there is not loaded again when it is shown again. */
  keeps?: boolean
}

/** Access that was lost must not leave the old content on the screen. */
export const isGone = ({ code }: PortError): boolean => code === 'not-found' || code === 'forbidden'

/** Reads a query description; equal keys are loaded once and shared. `undefined` means "not now". The frame of an app reads by `useCall` (ADR 0010). */
export function useQuery<T>(
  query: Query<T> | undefined,
  { keeps = false }: QueryOptions = {},
): QueryResult<T> {
  const answer = useSWR<T, unknown>(query?.key ?? null, query ? () => query.load() : null, {
    shouldRetryOnError: (failure: unknown) => toPortError(failure).retryable,
    // Shared while it is on its way, not after: what happened while nobody listened was not heard of, however
    // short that was.
    dedupingInterval: 0,
    ...(keeps && { revalidateIfStale: false, revalidateOnFocus: false }),
  })
  const { data, error, mutate } = answer
  const refresh = useCallback(() => void mutate().catch(() => undefined), [mutate])

  const failure = error === undefined ? undefined : toPortError(error)
  if (failure && (data === undefined || isGone(failure))) {
    return { state: 'failed', error: failure, retry: refresh }
  }
  if (data === undefined) return { state: 'loading' }
  return {
    state: 'ready',
    data,
    get isRefreshing() {
      return answer.isValidating
    },
    refresh,
    ...(failure && { refreshError: failure }),
  }
}

/** The same answer over other data. */
export function withData<T>(
  result: Extract<QueryResult<T>, { state: 'ready' }>,
  data: T,
): QueryResult<T> {
  return {
    state: 'ready',
    data,
    get isRefreshing() {
      return result.isRefreshing
    },
    refresh: result.refresh,
    ...(result.refreshError && { refreshError: result.refreshError }),
  }
}
