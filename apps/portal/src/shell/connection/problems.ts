import { ApiError } from '@atrium/api-client'
import type { MessageTools, Notice } from '@atrium/portal-modules/kit'
import type { PortalMessage } from '../../messages/index.ts'

/**
 * The catalogue of errors: what the portal says to each answer stands here alone. Failures show at
 * the bottom centre, successes top right; that follows from the tone (ERR-07).
 */
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
  return error instanceof ApiError ? (byStatus[error.status] ?? 'errorUnknown') : 'errorUnknown'
}

/** A failed call as a message: what happened, and the number by which support finds it (ERR-06). */
export function problemNotice({ t }: MessageTools<PortalMessage>, error: unknown): Notice {
  const traceId = error instanceof ApiError ? error.traceId : undefined
  return {
    tone: 'failure',
    title: t(problemMessage(error)),
    detail: traceId && t('errorReference', { traceId }),
  }
}

/**
 * A failed call in one text, beside a form or under a title: what happened by its status, what else is to
 * be said, and the number for support.
 * @param more  such as that nothing typed is lost
 */
export function problemText(
  { t }: MessageTools<PortalMessage>,
  error: unknown,
  ...more: readonly string[]
): string {
  const traceId = error instanceof ApiError ? error.traceId : undefined
  const cause = t(problemMessage(error))
  return [
    /[.!?]$/.test(cause) ? cause : `${cause}.`,
    ...more,
    ...(traceId ? [t('errorReference', { traceId })] : []),
  ].join(' ')
}

/** A file link that does not lead into the storage (ERR-10). */
export const invalidFileLink = ({ t }: MessageTools<PortalMessage>): Notice => ({
  tone: 'failure',
  title: t('defaults.ohno'),
  detail: t('linkCollection.actions.response.invalid'),
})
