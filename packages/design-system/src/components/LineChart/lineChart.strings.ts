import { defineStrings } from '../../intl/index.ts'

/** What a line over days says. */
export const lineChartStrings = defineStrings('LineChart', {
  en: {
    course: (first: string, last: string, low: string, high: string) =>
      `from ${first} to ${last}, lowest ${low}, highest ${high}`,
    none: 'No figures yet',
    asTable: 'As a table',
    day: 'Day',
    value: 'Value',
    what: 'What happened',
  },
  de: {
    course: (first, last, low, high) =>
      `von ${first} auf ${last}, niedrigster Wert ${low}, höchster ${high}`,
    none: 'Noch keine Zahlen',
    asTable: 'Als Tabelle',
    day: 'Tag',
    value: 'Wert',
    what: 'Was geschah',
  },
})
