import { formatDay } from '../format.ts'
import { hasDecimalComma, languageOf } from '../language/languages.ts'
import type { Locale } from '../module-host/host.tsx'

/** A cell; a day is `{ day }`, so that each format writes it its own way. */
export type Cell = string | number | { day: string } | null

/** What is saved for spreadsheets. */
export interface ExportTable {
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/**
 * A table as the spreadsheets of a language read it: German with `;`, decimal commas and a mark of its
 * encoding, English with `,` (T-25). No text is read as a formula.
 * @param columns  how a workbook writes them: what is counted (`0`) has no decimals here, either
 */
export function toCsv(
  { head, rows }: ExportTable,
  locale: Locale,
  columns: readonly { numFmt?: string }[] = [],
): string {
  const separator = hasDecimalComma(locale) ? ';' : ','
  const quoted = (text: string) =>
    /["\r\n;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  const write = (cell: Cell, column: number): string => {
    if (cell === null) return ''
    if (typeof cell === 'number') {
      const text = cell.toFixed(columns[column]?.numFmt === '0' ? 0 : 2)
      return hasDecimalComma(locale) ? text.replace('.', ',') : text
    }
    // Spreadsheets in English read 03/04 as a day in March or in April, by where they stand.
    if (typeof cell === 'object')
      return languageOf(locale) === 'de' ? formatDay(locale, cell.day) : cell.day
    // What has an apostrophe already gets one more, so that reading it takes one away.
    return quoted(/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
  }
  // A decimal comma needs no quotes where the separator is another.
  const lines = [head, ...rows].map((row) => row.map(write).join(separator))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
