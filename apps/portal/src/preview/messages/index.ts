import { useMessages, type MessageTools } from '@atrium/portal-modules/kit'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words of looking at the portal as somebody else. */
export const previewMessages = { en, de }

export type PreviewMessage = keyof typeof en.texts

export const usePreviewMessages = (): MessageTools<PreviewMessage> => useMessages(previewMessages)
