import { defineStrings } from '../../intl/index.ts'

/** What a ring of parts says besides its own words. */
export const donutChartStrings = defineStrings('DonutChart', {
  en: { none: 'No figures yet', share: 'Share' },
  de: { none: 'Noch keine Zahlen', share: 'Anteil' },
})
