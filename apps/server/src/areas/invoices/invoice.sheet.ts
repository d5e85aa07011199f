import { dayText } from '../../platform/berlin-time.ts'
import { locales } from '../../platform/locales.ts'
import type { openPdf } from '../../platform/pdf.ts'
import type { documentTexts } from './invoices.texts.ts'

/** Millimetres, as DIN 5008 measures, in points. */
export const mm = (length: number) => (length * 72) / 25.4

/** Left of all text, as DIN 5008 has it. */
export const pageMargin = mm(25)
/** From there to the right edge of the text. */
export const textWidth = mm(210 - 25 - 20)

interface Formats {
  day: (day: string) => string
  money: (cents: number) => string
  /** Without the currency, for columns. */
  amount: (cents: number) => string
  /** Hundredths. */
  number: (hundredths: number) => string
}

/** A page, and how what stands on it is written. */
export type Sheet = ReturnType<typeof openPdf> &
  Formats & { words: (typeof documentTexts)['de' | 'en'] }

/** Figures and days in one language. */
export function formatsOf(language: 'de' | 'en', currency: string): Formats {
  const locale = locales[language]
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const month = language === 'de' ? '2-digit' : 'short'
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const amounts = new Intl.NumberFormat(locale, two)
  const moneys = new Intl.NumberFormat(locale, { style: 'currency', currency, ...two })
  // A minus as wide as a plus, as the portal writes it.
  const withMinus = (text: string) => text.replace('-', '\u2212')
  return {
    day: (day) => dayText(language, day, { day: '2-digit', month, year: 'numeric' }),
    money: (cents) => withMinus(moneys.format(cents / 100)),
    amount: (cents) => withMinus(amounts.format(cents / 100)),
    number: (hundredths) => withMinus(whole.format(hundredths / 100)),
  }
}
