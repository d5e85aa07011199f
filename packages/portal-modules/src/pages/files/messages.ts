import { defineMessages, type MessagesOf } from '../../kit/index.ts'

const en = defineMessages('pages-files', { title: 'Files' })
const de = { title: 'Dateien' } satisfies MessagesOf<typeof en>

export const filesMessages = { en, de }
