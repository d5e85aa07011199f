const dayInMs = 86_400_000

/** Whether a format counts hours, minutes or seconds on over the day, as `[h]:mm` does. */
export const isElapsed = (format: string): boolean =>
  /\[(?:h+|m+|s+)\]/i.test(format.replaceAll(/"[^"]*"|\\./g, ''))

/** How many days lie between the first day of a workbook, which is its zero, and a moment. */
export function daysOf(value: Date, is1904: boolean): number {
  const days =
    (value.getTime() - (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 31))) / dayInMs
  // Excel's 1900 has a 29 February.
  return !is1904 && days >= 60 ? days + 1 : days
}

/**
 * Whether a moment lies before the first day of its workbook. Where days count from 1904 Excel writes it with a
 * minus sign, as far on the other side of that day; from 1900 it writes `#####`.
 */
export const isBelowZero = (value: Date, is1904: boolean): boolean => daysOf(value, is1904) < 0

/** The moment as far after the first day of 1904 as another is before it. */
export const mirrored = (value: Date): Date => new Date(2 * Date.UTC(1904, 0, 1) - value.getTime())

/**
 * A span of time in days as its format counts it. Counted in whole milliseconds: in fractions of a day
 * two hours are a little less than two. Excel has no way to write one below zero where days count from 1900;
 * here it is written everywhere.
 */
export function elapsed(days: number, format: string): string {
  const [first = '', below] = format.split(';')
  const isBelow = days < 0
  const section = (isBelow && below) || first
  const digits = /s\]?\.(0+)/i.exec(section)?.[1]?.length ?? 0
  const hasSeconds = /s/i.test(section.replaceAll(/"[^"]*"|\\./g, ''))
  const step = hasSeconds ? 1000 / 10 ** digits : 1
  const ms = Math.round((Math.abs(days) * dayInMs) / step) * step
  const all = {
    h: Math.floor(ms / 3_600_000),
    m: Math.floor(ms / 60_000),
    s: Math.floor(ms / 1000),
  }
  const most = { h: 24, m: 60, s: 60 }
  const text = section
    .replaceAll(/\[\$[^\]]*\]|[_*]./g, '')
    .replaceAll(
      /"([^"]*)"|\\(.)|\[(?:(h+)|(m+)|(s+))\]|\[[^\]]*\]|(h+|m+|s+)|\.(0+)|@/gi,
      (
        found,
        quoted?: string,
        escaped?: string,
        h?: string,
        m?: string,
        s?: string,
        part?: string,
        zeros?: string,
      ) => {
        if (quoted !== undefined) return quoted
        if (escaped) return escaped
        if (zeros) return `.${String(ms % 1000).padStart(3, '0').padEnd(zeros.length, '0').slice(0, zeros.length)}` // prettier-ignore
        const unit = (h ?? m ?? s ?? part)?.toLowerCase()
        if (!unit) return ''
        const kind = unit[0] as keyof typeof all
        const count = found.startsWith('[') ? all[kind] : all[kind] % most[kind]
        return String(count).padStart(unit.length, '0')
      },
    )
  return isBelow && !below && ms > 0 ? `-${text}` : text
}

/** A span as OpenDocument keeps it, `PT36H30M00S`, as it is written there: 36:30, and seconds where it has some. */
export function openDocumentSpan(value: string): string | undefined {
  const [, sign, hours, minutes, seconds] =
    /^(-?)PT(\d+)H(\d+)M(\d+)(?:[.,]\d+)?S$/.exec(value) ?? []
  if (hours === undefined) return undefined
  const parts = [String(Number(hours)), minutes!.padStart(2, '0')]
  if (Number(seconds) > 0) parts.push(seconds!.padStart(2, '0'))
  return `${sign}${parts.join(':')}`
}
