import { numberFormat } from '@atrium/design-system'
import type { Cell } from '../export/index.ts'
import { formatDay } from '../format.ts'
import type { Locale } from '../module-host/host.tsx'
import { regionOf } from '../language/languages.ts'

/** A cell of a file as the language writes it, to be read and to be typed over. */
export function rawText(cell: Cell | undefined, locale: Locale): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'object') return formatDay(locale, cell.day)
  return numberFormat(regionOf(locale), { maximumFractionDigits: 10 }).format(cell)
}
