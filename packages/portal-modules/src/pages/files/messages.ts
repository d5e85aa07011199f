import { defineMessages, type MessagesOf } from '../../kit/messages.ts'

const en = defineMessages('pages-files', { title: 'Files' })
const de = { title: 'Dateien' } satisfies MessagesOf<typeof en>

export const filesMessages = { en, de }
