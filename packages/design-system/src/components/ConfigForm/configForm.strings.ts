import { defineStrings } from '../../intl/index.ts'

export const configFormStrings = defineStrings({
  en: {
    missing: (name: string) => `Please fill in “${name}”.`,
    empty: 'There is nothing to fill in here.',
  },
  de: {
    missing: (name) => `Bitte füllen Sie „${name}“ aus.`,
    empty: 'Hier gibt es nichts auszufüllen.',
  },
})
