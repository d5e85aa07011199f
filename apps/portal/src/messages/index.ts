import { useMessages, type MessageTools } from '@atrium/portal-modules/kit'
import { de } from './de.ts'
import { messages } from './en.ts'

/** The shell's own texts; each module brings its own. */
export const portalMessages = { en: messages, de }

export type PortalMessage = keyof typeof messages.texts

/** The shell's texts in the language of the screen. */
export const usePortalMessages = (): MessageTools<PortalMessage> => useMessages(portalMessages)
