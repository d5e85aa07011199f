import { ApiError } from '@atrium/api-client'
import { PortError, type PortErrorCode } from '../../kit/port-error.ts'

const codes: Readonly<Record<number, PortErrorCode>> = {
  0: 'offline',
  400: 'invalid',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  422: 'invalid',
}

/** A failed call in the port's own words; anything else stays what it is. */
export function toPortError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { displayName, ...fields } = error.fields
  return new PortError({
    code: codes[error.status] ?? 'unknown',
    message: error.detail ?? error.title,
    fields: displayName ? { ...fields, name: displayName } : fields,
    retryable: error.isRetryable,
    reference: error.traceId,
  })
}
