/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a cell of a table that no table of the page can be */
import { HoverCard } from '@atrium/design-system'
import type { CSSProperties } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { numberWidth, type SheetCell as Cell } from './sheet.logic.ts'

export interface SheetCellProps {
  /** Nothing for an empty one. */
  cell: Cell | undefined
  /** As the file names it, `B3`. */
  name: string
  column: number
  /** Where each column begins, and where the last one ends. */
  edges: readonly number[]
  /** CSS pixels, of one that takes several rows. */
  height?: number | undefined
  /** Stays in sight while the others move. */
  isFrozen: boolean
  /** CSS pixels of its end that are scrolled away below what stays in sight. */
  hiddenWidth?: number | undefined
}

/** A cell at its place, as the file says that it looks. */
export function SheetCell(props: SheetCellProps) {
  const { cell, column, edges, height, isFrozen, hiddenWidth = 0 } = props
  const { text, look, span = 1 } = cell ?? {}
  const end = edges[Math.min(edges.length - 1, column + span)]!
  const { rotation } = look ?? {}
  return (
    <span
      role="cell"
      aria-colindex={column + 2}
      aria-colspan={cell?.span}
      aria-rowspan={cell?.rowSpan}
      title={text && text.length > 20 && !cell?.comment ? text : undefined}
      style={{
        insetInlineStart: numberWidth + edges[column]!,
        inlineSize: end - edges[column]! - hiddenWidth,
        ...(height && { blockSize: height }),
        ...styleOf(look),
      }}
      data-at-number={cell?.isNumber}
      data-at-frozen={isFrozen || undefined}
      data-at-filled={look?.fill !== undefined || undefined}
      data-at-inked={look?.ink !== undefined || undefined}
      data-at-wrapped={look?.isWrapped}
      data-at-rotated={rotation === undefined ? undefined : kindOf(rotation)}
    >
      {rotation === undefined ? (
        text
      ) : (
        <span style={{ rotate: `${turnOf(rotation)}deg` }}>{text}</span>
      )}
      {cell?.comment && <CellComment text={cell.comment} name={props.name} />}
    </span>
  )
}

const kindOf = (rotation: number | 'stacked') => {
  if (rotation === 'stacked') return 'stacked'
  return Math.abs(rotation) === 90 ? 'upright' : 'slanted'
}

/** Degrees that the text is turned by: upright text is written downwards already. */
const turnOf = (rotation: number | 'stacked') => {
  if (rotation === 'stacked' || rotation === 90) return 0
  return rotation === -90 ? 180 : rotation
}

/** A corner that marks a commented cell; under the pointer, a finger or the focus it shows the comment. */
function CellComment({ text, name }: { text: string; name: string }) {
  const { t } = useMessages(messages)
  return (
    <HoverCard opensOnTap content={<span style={{ whiteSpace: 'pre-line' }}>{text}</span>}>
      <button type="button" aria-label={t('sheet.comment', { cell: name, text })} />
    </HoverCard>
  )
}

function styleOf(look: Cell['look']): CSSProperties | undefined {
  if (!look) return undefined
  const { fill, gradient, ink, bar, align, vertical, size } = look
  const lines = [look.isUnderlined && 'underline', look.isStruck && 'line-through'].filter(Boolean)
  const images = [
    bar && `linear-gradient(to right, ${bar.colour} ${bar.percent}%, transparent 0)`,
    gradient,
  ].filter(Boolean)
  return {
    ...(fill && { '--at-fill': fill }),
    ...(ink && { '--at-ink': ink }),
    ...(images.length > 0 && { backgroundImage: images.join(', ') }),
    ...(align && { textAlign: align }),
    ...(vertical && { alignContent: vertical }),
    ...(size && { '--at-size': size }),
    ...(look.isStrong && { fontWeight: 620 }),
    ...(look.isItalic && { fontStyle: 'italic' }),
    ...(lines.length > 0 && { textDecoration: lines.join(' ') }),
  } as CSSProperties
}
