import type { Notification } from '@atrium/api-client/contract'
import { messageTools, type Locale } from '@atrium/portal-modules/kit'
import { noticeMessages } from './messages/index.ts'
import { noticeText } from './notices.logic.ts'

/** What is spoken when a notification arrives (NOTI-12). */
export function arrivedText(locale: Locale, notification: Notification): string {
  const tools = messageTools(noticeMessages, locale)
  const text = `${notification.relatedObjectName}, ${noticeText(tools, notification)}`
  return tools.t('arrived', { text })
}
