import { momentText } from '../../platform/berlin-time.ts'
import { locales, type Language } from '../../platform/locales.ts'

const units = ['Bytes', 'KB', 'MB', 'GB']

/** As the portal says sizes: `37 KB`. */
export function sizeIn(language: Language, bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const digits = new Intl.NumberFormat(locales[language], {
    maximumFractionDigits: step > 1 ? 1 : 0,
  })
  return `${digits.format(bytes / 1_024 ** step)} ${units[step]}`
}

const lengths = {
  long: { dateStyle: 'long' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const

/** `1. April 2027` or `01.04.2027`; no line breaks in it. */
export const dayIn = (language: Language, day: Date, length: keyof typeof lengths): string =>
  momentText(language, day, lengths[length]).replaceAll(' ', '\u00a0')

/** Of these types browsers show a content by themselves. */
export const isShownByBrowsers = (type: string) =>
  /^(image\/(png|jpeg|gif|webp|avif)|application\/pdf|video\/mp4|audio\/(mpeg|mp4)|text\/plain)\b/.test(
    type,
  )
