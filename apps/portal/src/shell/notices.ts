import type { Notification } from '@atrium/api-client/contract'
import type { MessageTools } from '@atrium/portal-modules/kit'
import type { PortalMessage } from '../messages/index.ts'

const labels: Readonly<Record<number, PortalMessage>> = {
  1: 'notice1',
  2: 'notice2',
  10: 'notice10',
  11: 'notice11',
  12: 'notice12',
  13: 'notice13',
  20: 'notice20',
  21: 'notice21',
  22: 'notice22',
  23: 'notice23',
  30: 'notice30',
  31: 'notice31',
  32: 'notice32',
  50: 'notice50',
}

/** The text of a notification by its type; a general one for types we do not know (NOTI-09). */
export function noticeText(
  { t }: MessageTools<PortalMessage>,
  { type, count, actorName }: Pick<Notification, 'type' | 'count' | 'actorName'>,
): string {
  return t(labels[type] ?? 'noticeUnknown', { count, actor: actorName ?? t('someone') })
}

/**
 * Where a notification leads: a path inside the portal, or undefined for anything else (NOTI-03).
 * Absolute addresses count only when they are our own.
 */
export function noticeTarget(url: string, origin: string): string | undefined {
  try {
    const target = new URL(url, origin)
    return target.origin === origin ? target.pathname + target.search + target.hash : undefined
  } catch {
    return undefined
  }
}
