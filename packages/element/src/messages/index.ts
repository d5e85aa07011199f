import { useMessages } from '@atrium/portal-modules/kit'
import { de } from './de.ts'
import { en } from './en.ts'

const messages = { en, de }

export const useElementMessages = () => useMessages(messages)
