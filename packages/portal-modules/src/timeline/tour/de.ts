import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'list.title': 'Was war, was kommt',
  'list.text':
    'Tag für Tag lesen Sie hier, was sich bei Ihren Kampagnen tut: Meilensteine, Starts, Dateien und Beiträge. Was noch bevorsteht, steht ganz oben.',
  'find.title': 'Schnell zur richtigen Stelle',
  'find.text':
    'Zeigen Sie nur eine Art von Einträgen an, oder springen Sie zu einem Datum. Ältere Einträge laden Sie am Ende der Liste nach.',
} satisfies MessagesOf<typeof en>
