import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'create.title': 'Bestellen in drei Schritten',
  'create.text':
    'Wählen Sie, was Sie brauchen, ergänzen Sie Ihre Filiale, senden Sie ab. Ein begonnener Entwurf bleibt erhalten, bis Sie ihn absenden.',
  'approve.title': 'Freigeben, was teurer wird',
  'approve.text':
    'Ihre Filialen bestellen selbst. Was über dem Freigabebudget oder dem Jahresrahmen der Region liegt, wartet auf die Zentrale: unter „Freigaben“ oder hier in der Bestellung.',
  'figures.title': 'Auf einen Blick',
  'figures.text':
    'Anzahl und Budget der aufgelisteten Bestellungen, nach Status und nach Medium. Die Zahlen folgen Ihren Filtern.',
  'filters.title': 'Nur was Sie brauchen',
  'filters.text':
    'Suchen Sie, oder grenzen Sie nach Kunde, Medium, Status, Baustein, Person und Region ein.',
  'order.title': 'Eine Bestellung',
  'order.text':
    'Ein Klick öffnet sie: was bestellt ist, die Anhänge und wer wann was getan hat. Dort passen Sie an, stornieren oder nutzen sie als Vorlage.',
  'status.title': 'Wie weit sie ist',
  'status.text':
    'Im Rebriefing hat die Agentur eine Frage: Passen Sie die Bestellung an und senden Sie sie noch einmal ab.',
  'views.title': 'Liste, Karten, Kalender',
  'views.text':
    'Karten stehen in Spalten nach ihrem Schritt, der Kalender zeigt, was wann läuft. Die Adresse merkt sich Ihre Wahl, so können Sie sie weitergeben.',
  'more.title': 'Zum Mitnehmen',
  'more.text':
    'Was aufgelistet ist, wird eine Excel- oder CSV-Datei, mit den Filtern, die Sie gesetzt haben.',
} satisfies MessagesOf<typeof en>
