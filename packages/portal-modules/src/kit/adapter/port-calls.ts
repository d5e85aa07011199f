import { ApiError } from '@atrium/api-client'
import type { Refusal } from '../pending/outcome.ts'
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

/** Why the server refuses one of many, in the port's own words. */
export const refusalOf = (refused: {
  componentId: number
  status: number
  code: string
}): Refusal => {
  const { componentId, status, code } = refused
  return {
    id: componentId,
    error: new PortError({ code: codes[status] ?? 'unknown', reason: code }),
  }
}

/** Too much of something, or refused as things stand, other than for a change of somebody else. */
const isExplained = ({ status, code, detail }: ApiError) =>
  detail !== undefined && (status === 429 || (status === 409 && code !== 'stale'))

/** How a module calls the fields that the server names otherwise: `{ displayName: 'title' }`, or a rule. */
export type PortWords = Readonly<Record<string, string>> | ((name: string) => string)

/**
 * Calls and queries whose failures come in the port's own words; what is no failed call stays what it is.
 * @param currentOf  the state as it stands that an answer carries, in the port's own type
 */
export function portCalls(
  words: PortWords = {},
  { currentOf }: { currentOf?: (current: unknown) => unknown } = {},
) {
  const inOurWords = typeof words === 'function' ? words : (name: string) => words[name] ?? name
  const toPortError = (error: unknown): unknown => {
    if (!(error instanceof ApiError)) return error
    const fields = Object.entries(error.fields).map(([name, texts]) => [inOurWords(name), texts])
    return new PortError({
      code: codes[error.status] ?? 'unknown',
      reason: error.code,
      message: error.detail ?? error.title,
      ...(currentOf && error.current !== undefined && { current: currentOf(error.current) }),
      // Only the server knows what there was too much of and until when, and what stands against a change.
      ...(isExplained(error) && { explanation: error.detail }),
      fields: Object.fromEntries(fields) as Record<string, string[]>,
      status: error.status,
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
  const withPortErrors = <T>({ key, load }: Query<T>): Query<T> => ({
    key,
    load: () => asPort(load()),
  })
  return { asPort, withPortErrors }
}
export type PortCalls = ReturnType<typeof portCalls>
