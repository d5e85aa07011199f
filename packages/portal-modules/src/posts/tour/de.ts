import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'list.title': 'Neues aus Ihrer Agentur',
  'list.text':
    'Hier lesen Sie, was sich tut: Zwischenstände, Ergebnisse, Ideen. Ältere Beiträge kommen beim Blättern von selbst.',
  'lead.title': 'Das Neueste zuerst',
  'lead.text': 'Ein Klick auf die Überschrift öffnet den Beitrag, die Eingabetaste auch.',
  'unread.title': 'Was Sie noch nicht kennen',
  'unread.text':
    'Der Punkt steht an Beiträgen, die Sie noch nicht geöffnet haben. Sobald Sie einen lesen, verschwindet er.',
  'react.title': 'Mit einem Klick antworten',
  'react.text':
    'Gefällt Ihnen etwas, oder haben Sie eine Idee dazu? Eine Reaktion genügt; ein zweiter Klick nimmt sie zurück.',
  'talk.title': 'Mitreden',
  'talk.text':
    'Unter dem geöffneten Beitrag stehen die Kommentare. Mit @ sprechen Sie jemanden an; wer angesprochen ist, wird benachrichtigt.',
  'write.title': 'Selbst schreiben',
  'write.text':
    'Wer schreiben darf, beginnt hier: erst als Entwurf, dann sofort oder zu einem Zeitpunkt, den Sie bestimmen.',
} satisfies MessagesOf<typeof en>
