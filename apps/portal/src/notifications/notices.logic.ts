import type { Notification } from '@atrium/api-client/contract'
import { daysBetween, isoDay, type MessageTools } from '@atrium/portal-modules/kit'
import type { NoticeMessage } from './messages/index.ts'

const labels: Readonly<Record<number, NoticeMessage>> = {
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
  33: 'notice33',
  50: 'notice50',
  51: 'notice51',
  60: 'notice60',
  61: 'notice61',
  62: 'notice62',
}

/**
 * What is said of a condition is what somebody wrote (COCK-13), and of orders and seminars there are many kinds of
 * news under one type: only the server's own words say it.
 */
const inOwnWords: ReadonlySet<number> = new Set([63, 64, 70, 80])

/** The text of a notification by its type; a general one for types we do not know (NOTI-09). */
export function noticeText(
  { t }: MessageTools<NoticeMessage>,
  {
    type,
    count,
    actorName,
    message,
  }: Pick<Notification, 'type' | 'count' | 'actorName' | 'message'>,
): string {
  if (inOwnWords.has(type)) return message
  return t(labels[type] ?? 'noticeUnknown', { count, actor: actorName ?? t('someone') })
}

/** A line of the list. */
export interface NoticeRow {
  notice: Notification
  /** When it was, as the headings say it: `today`, `yesterday`, `week`, or the month `2026-11`. */
  section: string
  /** The stack that it is a part of. */
  stack: string
  isNew: boolean
  /** How many earlier ones about the same object lie under it. */
  older: number
  /** One of those that lie under another, while they are shown. */
  isUnder: boolean
}

/** The heading that a moment stands under, by the clock of the page. */
export function sectionOf(moment: Date, now: Date): string {
  const days = daysBetween(isoDay(moment), isoDay(now))
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return 'week'
  return isoDay(moment).slice(0, 7)
}

const objectOf = ({ relatedObjectType, relatedObjectId, relatedObjectName }: Notification) =>
  `${relatedObjectType} ${relatedObjectId ?? relatedObjectName}`

/**
 * Notifications as lines, newest first: those about the same object in the same section are one
 * stack, of which the newest is seen, and the others when it is open (T-14).
 */
export function rowsOf(
  notices: readonly Notification[],
  options: { now: Date; isNew: (notice: Notification) => boolean; open: ReadonlySet<string> },
): NoticeRow[] {
  const stacks = new Map<string, { section: string; notices: Notification[] }>()
  for (const notice of notices) {
    const section = sectionOf(new Date(notice.createdAt), options.now)
    const key = `${section} ${objectOf(notice)}`
    const stack = stacks.get(key)
    if (stack) stack.notices.push(notice)
    else stacks.set(key, { section, notices: [notice] })
  }
  return [...stacks].flatMap(
    ([
      stack,
      {
        section,
        notices: [first, ...others],
      },
    ]) => {
      const isOpen = options.open.has(stack)
      const row = (notice: Notification) => ({
        notice,
        section,
        stack,
        isNew: options.isNew(notice),
      })
      return [
        { ...row(first!), older: others.length, isUnder: false },
        ...(isOpen ? others.map((notice) => ({ ...row(notice), older: 0, isUnder: true })) : []),
      ]
    },
  )
}
