import { useMessages, type MessageTools } from '@atrium/portal-modules/kit'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words of the search and the palette. */
export const searchMessages = { en, de }

export type SearchMessage = keyof typeof en.texts
export type SearchWords = MessageTools<SearchMessage>

/** The search's words in the language of the screen. */
export const useSearchMessages = (): SearchWords => useMessages(searchMessages)
