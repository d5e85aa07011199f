import { timeZoneOfPage } from './zone.ts'

const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()
const orders = new Map<string, Intl.Collator>()

/** What is known of a language and a set of options; making a format costs as much as using it a hundred times. */
function known<F>(formats: Map<string, F>, locale: string, options: object, make: () => F): F {
  const key = `${locale} ${JSON.stringify(options)}`
  const found = formats.get(key)
  if (found) return found
  const made = make()
  formats.set(key, made)
  return made
}

/** A number format, made once for each language and set of options. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}) =>
  known(numbers, locale, options, () => new Intl.NumberFormat(locale, options))

/** A date format in the zone of the page, made once for each language and set of options. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const zoned = { ...options, timeZone: options.timeZone ?? timeZoneOfPage() }
  return known(dates, locale, zoned, () => new Intl.DateTimeFormat(locale, zoned))
}

/** The order of words in a language, `Motiv 2` before `Motiv 10`; made once for each language and set of options. */
export const collatorOf = (locale: string, options: Intl.CollatorOptions = { numeric: true }) =>
  known(orders, locale, options, () => new Intl.Collator(locale, options))
