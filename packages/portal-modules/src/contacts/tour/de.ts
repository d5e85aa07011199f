import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'list.title': 'Ihre Kontakte in der Agentur',
  'list.text': 'Alle, die für Sie da sind, in der Reihenfolge, in der Sie am besten fragen.',
  'media.title': 'Gleich die richtige Person',
  'media.text':
    'Die Mediengattungen zeigen, wer wofür zuständig ist: So wissen Sie, wen Sie zu TV, Plakat oder Suche fragen.',
  'ways.title': 'Anrufen, schreiben, kopieren',
  'ways.text':
    'Ein Klick auf die Nummer ruft an, ein Klick auf die Adresse öffnet eine neue E-Mail. Die Schaltfläche daneben kopiert.',
  'callback.title': 'Lassen Sie sich zurückrufen',
  'callback.text':
    'Suchen Sie sich eine freie Zeit aus und sagen Sie, worum es geht. Ihr Kontakt bekommt eine Aufgabe und ruft an.',
} satisfies MessagesOf<typeof en>
