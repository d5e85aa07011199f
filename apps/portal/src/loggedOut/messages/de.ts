import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { messages } from './en.ts'

export const de = {
  signedOutTitle: 'Sie sind abgemeldet',
  signedOutDetail:
    'Bis zum nächsten Mal. Schließen Sie das Fenster, wenn auch andere hier arbeiten.',
  elsewhereDetail:
    'Sie haben sich in einem anderen Tab abgemeldet. Nach der Anmeldung sind Sie wieder auf der Seite, die hier offen war.',
  failedTitle: 'Die Anmeldung hat nicht geklappt',
  failedDetail:
    'Es ist nichts verloren. Versuchen Sie es noch einmal; bleibt es dabei, hilft Ihre Ansprechperson.',
  signInAgain: 'Wieder anmelden',
} satisfies MessagesOf<typeof messages>
