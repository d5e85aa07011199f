import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'phases.title': 'Wo die Kampagnen stehen',
  'phases.text':
    'Woran gearbeitet wird, was live ist, was beendet ist: drei Reiter, jeder mit seiner Zahl.',
  'views.title': 'Vier Blickwinkel',
  'views.text':
    'Als Board, Liste, Kalender oder Mediaplan auf der Zeitachse. Die Adresse merkt sich Ihre Wahl, so können Sie sie weitergeben.',
  'filters.title': 'Nur was Sie brauchen',
  'filters.text':
    'Suchen Sie, oder grenzen Sie nach Kunde, Produkt, Mediengattung, Jahr und Zeitraum ein. Alles lässt sich verbinden.',
  'campaign.title': 'Eine Kampagne',
  'campaign.text':
    'Medien, Budget, Laufzeit und wie weit sie ist. Ein Klick öffnet ihr Cockpit, alles andere steht im Menü.',
  'more.title': 'Zum Mitnehmen',
  'more.text':
    'Was aufgelistet ist, wird eine Excel- oder CSV-Datei, in dieser Ordnung und mit diesen Filtern.',
} satisfies MessagesOf<typeof en>
