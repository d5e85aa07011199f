import { defineStrings } from '../../intl/index.ts'

export const mentionAreaStrings = defineStrings('MentionArea', {
  en: {
    people: 'People to mention',
    found: (count: number) =>
      `${count === 1 ? '1 person' : `${count} people`}. Choose with the arrow keys, accept with Enter.`,
  },
  de: {
    people: 'Personen zum Erwähnen',
    found: (count) =>
      `${count === 1 ? '1 Person' : `${count} Personen`}. Mit den Pfeiltasten wählen, mit Enter übernehmen.`,
  },
})
