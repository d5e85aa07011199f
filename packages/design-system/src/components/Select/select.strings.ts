import { defineStrings } from '../../intl/index.ts'

export const selectStrings = defineStrings('Select', {
  en: {
    choose: 'Please choose',
    clear: (label: string) => `Clear ${label}`,
    empty: 'There is nothing to choose from.',
  },
  de: {
    choose: 'Bitte wählen',
    clear: (label) => `${label} leeren`,
    empty: 'Es gibt nichts zur Auswahl.',
  },
})
