import { defineMessages, type MessagesOf } from '../messages.ts'

const en = defineMessages('settings', { off: 'Off', on: 'On' })

const de = { off: 'Aus', on: 'An' } satisfies MessagesOf<typeof en>

/** What a switch says. */
export const settingMessages = { en, de }
