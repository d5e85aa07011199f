import { defineStrings } from '../../intl/index.ts'

/** What a small line says. */
export const sparklineStrings = defineStrings('Sparkline', {
  en: {
    course: (first: string, last: string, low: string, high: string) =>
      `from ${first} to ${last}, lowest ${low}, highest ${high}`,
    none: 'no figures yet',
  },
  de: {
    course: (first, last, low, high) =>
      `von ${first} auf ${last}, niedrigster Wert ${low}, höchster ${high}`,
    none: 'noch keine Zahlen',
  },
})
