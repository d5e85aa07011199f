import { defineStrings } from '../../intl/index.ts'

/** Words for times near now. */
export const timestampStrings = defineStrings('Timestamp', {
  en: {
    now: 'just now',
    minutesAgo: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
    inMinutes: (count: number) => (count === 1 ? 'in 1 minute' : `in ${count} minutes`),
    today: (time: string) => `today, ${time}`,
    yesterday: (time: string) => `yesterday, ${time}`,
    tomorrow: (time: string) => `tomorrow, ${time}`,
    daysAgo: (count: number) => `${count} days ago`,
    unknown: 'not stated',
  },
  de: {
    now: 'gerade eben',
    minutesAgo: (count) => (count === 1 ? 'vor 1 Minute' : `vor ${count} Minuten`),
    inMinutes: (count) => (count === 1 ? 'in 1 Minute' : `in ${count} Minuten`),
    today: (time) => `heute, ${time}`,
    yesterday: (time) => `gestern, ${time}`,
    tomorrow: (time) => `morgen, ${time}`,
    daysAgo: (count) => `vor ${count} Tagen`,
    unknown: 'keine Angabe',
  },
})
