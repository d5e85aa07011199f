import { defineStrings } from '../../intl/index.ts'

/** What a comment says of itself. */
export const commentItemStrings = defineStrings('CommentItem', {
  en: {
    by: (name: string) => `Comment by ${name}`,
    entry: 'Portal entry',
    you: 'You',
    sending: 'Sending …',
    failed: 'Not sent',
    retry: 'Send again',
    discard: 'Discard',
    edited: 'edited',
  },
  de: {
    by: (name) => `Kommentar von ${name}`,
    entry: 'Eintrag des Portals',
    you: 'Sie',
    sending: 'Wird gesendet …',
    failed: 'Nicht gesendet',
    retry: 'Erneut senden',
    discard: 'Verwerfen',
    edited: 'bearbeitet',
  },
})
