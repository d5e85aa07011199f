import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { en } from './en.ts'

export const de = {
  'header.title': 'Willkommen in Ihrem Portal',
  'header.text':
    'Sechs kurze Schritte, und Sie kennen sich aus. Hier oben finden Sie, was Sie auf jeder Seite brauchen.',
  'pages.title': 'Ihre Seiten',
  'pages.text':
    'Kampagnen, Dateien, Aufgaben: So kommen Sie von einem Ort zum nächsten. Sie sehen nur, was für Sie freigegeben ist.',
  'content.title': 'Hier arbeiten Sie',
  'content.text':
    'Was eine Seite enthält, erscheint hier. Ändert jemand aus dem Team etwas, sehen Sie es, ohne neu zu laden.',
  'search.title': 'Alles finden',
  'search.text':
    'Die Suche sieht auf allen Seiten zugleich nach. Ein paar Buchstaben genügen, und Sie sind bei der Datei oder Kampagne.',
  'actions.title': 'Schnelle Wege',
  'actions.text':
    'Benachrichtigungen und Einstellungen sind nur einen Klick entfernt. Eine Zahl zeigt, was neu ist.',
  'help.title': 'Dieser Rundgang bleibt Ihnen',
  'help.text':
    'Unter Ihrem Namen starten Sie ihn jederzeit wieder, ebenso einen Rundgang durch die Seite, auf der Sie gerade sind.',
} satisfies MessagesOf<typeof en>
