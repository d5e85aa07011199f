import { numberFormat } from '../intl/formats.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Bytes as people read them, in steps of 1,024: `842 KB`, `2,4 MB`. */
export function formatBytes(locale: string, bytes: number): string {
  const { value, step } = scaled(bytes)
  return numberFormat(locale, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: digits(value, step),
  })
    .format(value)
    .replace('kB', 'KB')
}

/** The number alone, in the unit that the whole is written in: `312` of `486 MB`. */
export function formatPart(locale: string, bytes: number, whole: number): string {
  const { value, step } = scaled(whole)
  return numberFormat(locale, { maximumFractionDigits: digits(value, step) }).format(
    bytes / 1_024 ** step,
  )
}

/** Seconds as people read them, short: `41 s`, `3 min`, `2 h`. */
export function formatSeconds(locale: string, seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  const [value, unit] =
    whole < 60
      ? [whole, 'second']
      : whole < 3_600
        ? [Math.ceil(whole / 60), 'minute']
        : [Math.ceil(whole / 3_600), 'hour']
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
    .format(value)
    .replace('Sek.', 's')
    .replace('Min.', 'min')
    .replace('Std.', 'h')
}

function scaled(bytes: number): { value: number; step: number } {
  let value = bytes
  let step = 0
  while (value >= 1_024 && step < UNITS.length - 1) {
    value /= 1_024
    step += 1
  }
  // 1,023.9 KB would be written as 1,024 KB: then the next unit says it better.
  if (Math.round(value) >= 1_024 && step < UNITS.length - 1) return { value: 1, step: step + 1 }
  return { value, step }
}

function digits(value: number, step: number): number {
  return step >= 2 && value < 100 ? 1 : 0
}
