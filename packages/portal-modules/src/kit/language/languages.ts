import type { Language, Locale } from '../module-host/host.tsx'

const regions: Record<string, string> = { de: 'de-DE', en: 'en-GB' }

/** In which of the modules' own languages something is said that the product did not translate. */
export const languageOf = (locale: Locale): Language => (/^de\b/i.test(locale) ? 'de' : 'en')

/** By whose rules numbers, dates and money are written: German as in Germany, English as in Britain. */
export const regionOf = (locale: Locale): string => regions[locale] ?? locale

/** Whether numbers have a decimal comma there; spreadsheets separate by `;` then. */
export const hasDecimalComma = (locale: Locale): boolean =>
  (1.5).toLocaleString(regionOf(locale)).includes(',')
