import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'list.title': 'Kurze Wege',
  'list.text':
    'Seiten, Berichte und Dateien, die Sie oft brauchen. Ein Klick öffnet sie; ein Pfeil am Namen zeigt, was in einem neuen Fenster aufgeht.',
  'find.title': 'In der Sammlung suchen',
  'find.text': 'Ein Wort aus Name, Beschreibung oder Schlagwort genügt.',
  'view.title': 'So, wie Sie es mögen',
  'view.text': 'Als Liste, als Karten oder als Vorschau: Das Portal merkt sich Ihre Wahl.',
  'more.title': 'Reagieren und mitreden',
  'more.text':
    'Sagen Sie mit einer Reaktion, was Ihnen hilft. Kommentare und alles Weitere stehen im Menü.',
} satisfies MessagesOf<typeof en>
