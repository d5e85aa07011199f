/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a cell of a table that no table of the page can be */
import type { CSSProperties } from 'react'
import { numberWidth, rowHeight, type SheetCell as Cell } from './sheet.logic.ts'

export interface SheetCellProps {
  /** Nothing for an empty one. */
  cell: Cell | undefined
  column: number
  /** Where each column begins, and where the last one ends. */
  edges: readonly number[]
  /** Stays in sight while the others move. */
  isFrozen: boolean
}

/** A cell at its place, as the file says that it looks. */
export function SheetCell({ cell, column, edges, isFrozen }: SheetCellProps) {
  const { text, look, span = 1, rowSpan = 1 } = cell ?? {}
  const end = edges[Math.min(edges.length - 1, column + span)]!
  return (
    <span
      role="cell"
      aria-colindex={column + 2}
      aria-colspan={cell?.span}
      aria-rowspan={cell?.rowSpan}
      title={text && text.length > 20 ? text : undefined}
      style={{
        insetInlineStart: numberWidth + edges[column]!,
        inlineSize: end - edges[column]!,
        ...(rowSpan > 1 && { blockSize: rowSpan * rowHeight }),
        ...styleOf(look),
      }}
      data-at-number={cell?.isNumber}
      data-at-frozen={isFrozen || undefined}
      data-at-filled={look?.fill !== undefined || undefined}
      data-at-inked={look?.ink !== undefined || undefined}
    >
      {text}
    </span>
  )
}

function styleOf(look: Cell['look']): CSSProperties | undefined {
  if (!look) return undefined
  const { fill, ink, bar, align } = look
  const lines = [look.isUnderlined && 'underline', look.isStruck && 'line-through'].filter(Boolean)
  return {
    ...(fill && { '--at-fill': fill }),
    ...(ink && { '--at-ink': ink }),
    ...(bar && { backgroundImage: `linear-gradient(to right, ${bar.colour} ${bar.percent}%, transparent 0)` }), // prettier-ignore
    ...(align && { textAlign: align }),
    ...(look.isStrong && { fontWeight: 620 }),
    ...(look.isItalic && { fontStyle: 'italic' }),
    ...(lines.length > 0 && { textDecoration: lines.join(' ') }),
  } as CSSProperties
}
