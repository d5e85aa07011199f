import type { MessageTools } from '../../kit/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export const messages = { en, de }

export type CockpitTools = MessageTools<keyof typeof de>
