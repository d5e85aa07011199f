import { ApiError } from '@atrium/api-client'
import { PortError, type PortErrorCode } from '../port-error.ts'
import type { Query } from '../query.ts'

const codes: Readonly<Record<number, PortErrorCode>> = {
  0: 'offline',
  400: 'invalid',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'invalid',
}

/** How a module calls what the server calls `displayName`; absent: as the server does. */
export interface PortWords {
  displayName?: string
}

/** Calls and queries whose failures come in the port's own words; what is no failed call stays what it is. */
export function portCalls(words: PortWords = {}) {
  const toPortError = (error: unknown): unknown => {
    if (!(error instanceof ApiError)) return error
    const { displayName, ...others } = error.fields
    const name = words.displayName ?? 'displayName'
    return new PortError({
      code: codes[error.status] ?? 'unknown',
      reason: error.code,
      message: error.detail ?? error.title,
      fields: displayName ? { ...others, [name]: displayName } : others,
      retryable: error.isRetryable,
      reference: error.traceId,
    })
  }
  const asPort = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      throw toPortError(error)
    }
  }
  const translated = <T>({ key, load }: Query<T>): Query<T> => ({
    key,
    load: () => asPort(load()),
  })
  return { asPort, translated }
}
export type PortCalls = ReturnType<typeof portCalls>
