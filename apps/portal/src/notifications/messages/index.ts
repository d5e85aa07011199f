import { useMessages, type MessageTools } from '@atrium/portal-modules/kit'
import { de } from './de.ts'
import { messages } from './en.ts'

/** The texts of the notifications. */
export const noticeMessages = { en: messages, de }

export type NoticeMessage = keyof typeof messages.texts

/** The texts of the notifications in the language of the screen. */
export const useNoticeMessages = (): MessageTools<NoticeMessage> => useMessages(noticeMessages)
