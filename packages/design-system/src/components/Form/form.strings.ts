import { defineStrings } from '../../intl/index.ts'

/** VAL-03 gives the first two sentences. */
export const formStrings = defineStrings('Form', {
  en: {
    errors: 'There are errors with your input.',
    required: 'Please fill out all required fields!',
    save: 'Save',
    saving: 'Saving …',
  },
  de: {
    errors: 'Es gibt Fehler in Ihren Eingaben.',
    required: 'Bitte füllen Sie alle Pflichtfelder aus!',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
  },
})
