import { defineStrings } from '../../intl/index.ts'

export const colorFieldStrings = defineStrings('ColorField', {
  en: {
    pick: (label: string) => `Pick ${label} from a palette`,
    swatches: 'Suggestions',
    unreadable: 'Please enter a colour, for example #0a7bc4.',
    report: 'How it is used',
  },
  de: {
    pick: (label) => `${label} aus einer Palette wählen`,
    swatches: 'Vorschläge',
    unreadable: 'Bitte geben Sie eine Farbe ein, zum Beispiel #0a7bc4.',
    report: 'Das wird daraus',
  },
})
