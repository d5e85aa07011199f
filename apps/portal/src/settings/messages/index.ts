import { useMessages, type MessageTools } from '@atrium/portal-modules/kit'
import { de } from './de.ts'
import { messages } from './en.ts'

/** The texts of the settings; they come with the page. */
export const settingsMessages = { en: messages, de }

export type SettingsMessage = keyof typeof messages.texts

/** The texts of the settings in the language of the screen. */
export const useSettingsMessages = (): MessageTools<SettingsMessage> =>
  useMessages(settingsMessages)
