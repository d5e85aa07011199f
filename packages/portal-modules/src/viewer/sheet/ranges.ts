/** Cells from one corner to the other, from 0. */
export interface Range {
  top: number
  left: number
  bottom: number
  right: number
}

const cell = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/

/** The cell that `B$3` names; undefined where it names none. */
export function placeOf(text: string): { row: number; column: number } | undefined {
  const [, letters, number] = cell.exec(text) ?? []
  if (!letters) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(number) - 1, column }
}

/** The cells that `A1:B3 D4` names. */
export const rangesOf = (text: string): Range[] =>
  text.split(/[\s,]+/).flatMap((part) => {
    const [first = '', last = first] = part.split(':')
    const [from, to] = [placeOf(first), placeOf(last)]
    return from && to ? { top: from.row, left: from.column, bottom: to.row, right: to.column } : []
  })
