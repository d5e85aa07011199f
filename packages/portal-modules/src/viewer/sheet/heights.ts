import type { Sheet } from 'hucre'
import type { CellLook } from './looks.ts'
import { rowHeight } from './sheet.logic.ts'

/** Heights are not larger than this in CSS pixels: what the file says, and what this page estimates. */
const [largestSaid, largestEstimated] = [400, 200]

/** Excel's rows of 15 points stand closer than rows here; a higher one grows by half of that difference. */
const pxPerPoint = 1.5

/** Of a line of the workbook's own size, and the space above and below it. */
const [lineHeight, spacing] = [19, 11]
const letterWidth = 7.6

/** A cell whose height matters: its text, look, and the width in CSS pixels. */
export interface SizedCell {
  text: string
  look: CellLook
  width: number
}

/** How high a cell has to be for its text, in CSS pixels. */
function neededHeight({ text, look, width }: SizedCell): number {
  const { size = 1, rotation, isWrapped } = look
  const line = Math.max(1, size) * lineHeight
  const letters = letterWidth * size
  if (rotation === 'stacked') return estimated(text.length * lineHeight * size)
  if (rotation !== undefined) {
    const angle = (Math.abs(rotation) * Math.PI) / 180
    return estimated(text.length * letters * Math.sin(angle) + line * Math.cos(angle))
  }
  if (!isWrapped) return Math.round(line + spacing)
  const lines = text
    .split('\n')
    .map((part) => Math.max(1, Math.ceil((part.length * letters) / Math.max(letters, width - 21))))
  return estimated(lines.reduce((sum, count) => sum + count, 0) * line)
}

const estimated = (text: number) => Math.round(Math.min(largestEstimated, text + spacing))

/** Whether a look can make a row higher than others. */
export const isTall = ({ size = 1, rotation, isWrapped }: CellLook): boolean =>
  size > 1 || rotation !== undefined || isWrapped === true

/**
 * Heights in CSS pixels of rows, by their number in the file from 0, where they are higher than `rowHeight`:
 * as the file says, or as its cells need. A row that the file gives a height still has room for its largest line.
 */
export function heightsOf(
  rowDefs: Sheet['rowDefs'],
  cells: Iterable<readonly [row: number, cell: SizedCell]>,
): ReadonlyMap<number, number> {
  const heights = new Map<number, number>()
  const raise = (row: number, height: number) => {
    if (height > (heights.get(row) ?? rowHeight)) heights.set(row, Math.round(height))
  }
  for (const [row, { height }] of rowDefs ?? [])
    if (height !== undefined) raise(row, Math.min(largestSaid, height * pxPerPoint))
  for (const [row, cell] of cells) {
    const isSaid = rowDefs?.get(row)?.height !== undefined
    const { size } = cell.look
    raise(row, neededHeight(isSaid ? { ...cell, look: { ...(size && { size }) } } : cell))
  }
  return heights
}
