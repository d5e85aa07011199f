import { defineStrings } from '../intl/index.ts'

export const browserErrorStrings = defineStrings('browserError', {
  en: {
    missing: 'Please fill in this field.',
    choice: 'Please choose something.',
    email: 'Please enter an e-mail address, for example name@company.com.',
    url: 'Please enter a whole address, for example https://company.com.',
  },
  de: {
    missing: 'Bitte füllen Sie dieses Feld aus.',
    choice: 'Bitte wählen Sie etwas aus.',
    email: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@unternehmen.de.',
    url: 'Bitte geben Sie eine vollständige Adresse ein, zum Beispiel https://unternehmen.de.',
  },
})
