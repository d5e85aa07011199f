import { ApiError } from '@atrium/api-client'
import type { PortalMessage } from '../messages/index.ts'

const byStatus: Readonly<Record<number, PortalMessage>> = {
  0: 'offline',
  400: 'error400',
  401: 'error401',
  403: 'error403',
  404: 'error404',
  409: 'error409',
  413: 'error413',
  429: 'error429',
}

/** The text for a failed call, by its status (ERR-02 to ERR-06). */
export function problemMessage(error: unknown): PortalMessage {
  return (error instanceof ApiError && byStatus[error.status]) || 'errorUnknown'
}
