import { defineStrings } from '../../intl/index.ts'

/** What a chart of bars says besides its own words. */
export const barChartStrings = defineStrings('BarChart', {
  en: { missing: 'not known', total: 'Total' },
  de: { missing: 'nicht bekannt', total: 'Summe' },
})
