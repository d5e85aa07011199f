import { defineStrings } from '../../intl/index.ts'

export const configFormStrings = defineStrings('ConfigForm', {
  en: {
    empty: 'There is nothing to fill in here.',
  },
  de: {
    empty: 'Hier gibt es nichts auszufüllen.',
  },
})
