import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { en } from './en.ts'

export const de = {
  loading: 'Inhalte werden geladen',
  attribute: 'Dieser Bereich ist noch nicht eingerichtet',
  attributeDetail: 'Das Attribut „{attribute}“ des Tags fehlt oder hat keinen gültigen Wert.',
  'unknown-type': 'Dieser Inhalt lässt sich hier nicht anzeigen',
  unknownTypeDetail: 'Ein Modul „{type}“ gibt es nicht.',
  'no-component': 'Hier gibt es noch nichts zu sehen',
  noComponentDetail:
    'Auf keiner Seite des Portals liegt ein solcher Bereich, den Sie sehen dürfen.',
  'signed-out': 'Bitte melden Sie sich an',
  signedOutDetail: 'Dieser Bereich kommt aus Ihrem Portal. Nach der Anmeldung sehen Sie ihn hier.',
  signedOutByPage: 'Dieser Bereich kommt aus Ihrem Portal. Diese Seite muss Sie dort anmelden.',
  signIn: 'Anmelden',
  signInFailed: 'Die Anmeldung wurde nicht abgeschlossen. Bitte versuchen Sie es noch einmal.',
  signInBlocked:
    'Ihr Browser hat das Fenster blockiert. Erlauben Sie Fenster dieser Seite und versuchen Sie es noch einmal.',
  forbidden: 'Auf diesen Bereich haben Sie keinen Zugriff',
  forbiddenDetail: 'Wenn Sie ihn brauchen, wenden Sie sich an Ihre Ansprechperson in der Agentur.',
  offline: 'Das Portal ist nicht erreichbar',
  offlineDetail: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  failed: 'Dieser Bereich ließ sich nicht laden',
  failedDetail: 'Der Rest der Seite funktioniert. Bitte versuchen Sie es noch einmal.',
  retry: 'Erneut versuchen',
} satisfies MessagesOf<typeof en>
