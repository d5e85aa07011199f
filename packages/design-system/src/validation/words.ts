import { defineStrings, stringsIn } from '../intl/index.ts'

/** What is said when an entry does not fit (VAL-01, VAL-02). */
export const validationStrings = defineStrings('validation', {
  en: {
    required: 'This field is required',
    requiredNamed: (name: string) => `${name} is required`,
    minLength: (min: number) => `Please enter at least ${min} characters`,
    maxLength: (max: number) => `Please enter at most ${max} characters`,
    strictUrl: 'Please enter a web address that begins with https://, or a page such as /reports',
    url: 'Please enter an address, for example https://example.com',
  },
  de: {
    required: 'Dieses Feld ist erforderlich.',
    requiredNamed: (name) => `Das Feld ${name} ist erforderlich.`,
    minLength: (min) => `Bitte geben Sie mindestens ${min} Zeichen ein.`,
    maxLength: (max) => `Bitte geben Sie höchstens ${max} Zeichen ein.`,
    strictUrl:
      'Bitte geben Sie eine Webadresse ein, die mit https:// beginnt, oder eine Seite wie /berichte.',
    url: 'Bitte geben Sie eine Adresse ein, zum Beispiel https://beispiel.de.',
  },
})

/** The words of a locale such as `de-DE`. */
export const wordsOf = (locale: string) => stringsIn(validationStrings, locale)
