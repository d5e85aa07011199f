import { defineMessages, type MessagesOf } from '../messages.ts'

const en = defineMessages('extensions', { more: 'More' })

const de = { more: 'Mehr' } satisfies MessagesOf<typeof en>

/** What several commands of a host are called where they find no room. */
export const extensionMessages = { en, de }
