import type { MessagesOf } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.hide': 'Ausblenden',
  'action.hideNamed': 'Erste Schritte ausblenden',
  'action.undo': 'Rückgängig',
  allDone: 'Alle ersten Schritte sind erledigt.',
  'campaign.detail': 'Leer, nach dem Muster einer früheren, oder mit einem Plan aus Excel.',
  'campaign.title': 'Erste Kampagne anlegen',
  hidden: 'Erste Schritte ausgeblendet',
  hiddenDetail: 'Sie finden sie am Ende der Administration wieder.',
  hideFailed: 'Die ersten Schritte ließen sich nicht ausblenden',
  'mail.detail': 'Bis dahin warten Einladungen und Benachrichtigungen im Postausgang.',
  'mail.how':
    'Wer den Server betreibt, setzt zwei Werte und startet ihn neu. Was im Postausgang wartet, geht dann hinaus.',
  'mail.more': 'So geht es',
  'mail.title': 'Mailserver verbinden',
  'pages.detail': 'Was in der Navigation steht, was auf jeder Seite liegt und wer es sieht.',
  'pages.title': 'Seiten anlegen',
  'people.detail':
    'Ihr Team und die Personen Ihres Kunden bekommen eine E-Mail mit dem Weg ins Portal.',
  'people.title': 'Personen einladen',
  progress: '{done, number} von {all, number} erledigt',
  'state.done': 'Erledigt',
  ticked: 'Erledigt: {title}. {done, number} von {all, number}.',
  'theme.detail': 'Die Farbe und das Bild Ihres Kunden: das Portal übernimmt sie sofort.',
  'theme.title': 'Farben und Logo wählen',
  title: 'Erste Schritte',
} satisfies MessagesOf<typeof en>
