import { useCallback } from 'react'
import useSWR, { type SWRConfiguration } from 'swr'
import { ApiError } from '../client/api-error.ts'
import type { CallQuery } from '../client/query.ts'

/** A read as the screen sees it: one state at a time. */
export type CallResult<T> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; error: ApiError; retry: () => void }
  | { state: 'ready'; data: T; refresh: () => void }

export interface UseCallOptions {
  /** How often a failed read is tried before it counts as failed; 1: once. */
  attempts?: number
}

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : new ApiError({ status: 500, code: 'unexpected', title: String(error) })

/** Milliseconds before attempt 2, 3, …: quick at first, half a minute at the most. */
const pause = (attempt: number) => Math.min(500 * 2 ** (attempt - 1), 30_000)

/** Reads a description for the frame of an app; `undefined` means "not now". Modules read by the kit's `useQuery` (ADR 0010). */
export function useCall<T>(
  query: CallQuery<T> | undefined,
  { attempts = 3 }: UseCallOptions = {},
): CallResult<T> {
  const config: SWRConfiguration<T, unknown> = {
    revalidateOnFocus: false,
    onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
      // What was refused will be refused again; what got lost may arrive.
      if (!asApiError(error).isRetryable || retryCount >= attempts) return
      setTimeout(() => void revalidate({ retryCount }), pause(retryCount))
    },
  }
  const answer = useSWR<T, unknown>(query?.key ?? null, query ? () => query.load() : null, config)
  const { data, error, mutate } = answer
  const refresh = useCallback(() => void mutate().catch(() => undefined), [mutate])

  if (!query) return { state: 'idle' }
  if (data !== undefined) return { state: 'ready', data, refresh }
  // Asked for only here: who has an answer is not drawn anew while it is refreshed.
  if (error !== undefined && !answer.isValidating)
    return { state: 'failed', error: asApiError(error), retry: refresh }
  return { state: 'loading' }
}
