import { defineMessages, type MessagesOf } from '../messages.ts'

const en = defineMessages('kit', {
  'close.title': 'Discard your changes?',
  'close.detail': 'What you have written is not saved yet.',
  'close.discard': 'Discard changes',
  'close.stay': 'Keep editing',
  'failure.401': 'Something seems to be wrong with your registration. Please sign in again.',
  'failure.429': 'That was a little too fast. Please wait a moment.',
  'failure.offline': 'No connection. Nothing is lost; try again when you are online.',
  'failure.reference': 'For support: {reference}',
  discard: 'Discard',
  undo: 'Undo',
  'slot.unknown': 'This content cannot be shown here yet',
  'slot.unknownDetail': 'Your portal will be able to show it after one of the next updates.',
  'slot.failed': 'This part could not be loaded',
  'slot.failedDetail': 'The rest of the page works. Please try again.',
  'slot.loading': 'Content is loading',
  'slot.retry': 'Try again',
})

const de = {
  'close.title': 'Änderungen verwerfen?',
  'close.detail': 'Was Sie geschrieben haben, ist noch nicht gespeichert.',
  'close.discard': 'Änderungen verwerfen',
  'close.stay': 'Weiter bearbeiten',
  'failure.401':
    'Mit Ihrer Anmeldung scheint etwas nicht zu stimmen. Bitte melden Sie sich neu an.',
  'failure.429': 'Das war etwas zu schnell. Bitte warten Sie einen Moment.',
  'failure.offline':
    'Keine Verbindung. Es ist nichts verloren; versuchen Sie es wieder, sobald Sie online sind.',
  'failure.reference': 'Für den Support: {reference}',
  discard: 'Verwerfen',
  undo: 'Rückgängig',
  'slot.unknown': 'Dieser Inhalt kann hier noch nicht angezeigt werden',
  'slot.unknownDetail': 'Ihr Portal lernt ihn mit einer der nächsten Aktualisierungen.',
  'slot.failed': 'Dieser Bereich konnte nicht geladen werden',
  'slot.failedDetail': 'Der Rest der Seite funktioniert. Bitte versuchen Sie es noch einmal.',
  'slot.loading': 'Inhalt wird geladen',
  'slot.retry': 'Erneut versuchen',
} satisfies MessagesOf<typeof en>

/** The kit's own texts. */
export const kitMessages = { en, de }
