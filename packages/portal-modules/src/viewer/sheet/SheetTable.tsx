/* oxlint-disable jsx-a11y/prefer-tag-over-role -- only the cells in sight are there, each at its place: no table of the page can do that */
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { useReadingFocus } from '../useReadingFocus.ts'
import { SheetCell } from './SheetCell.tsx'
import {
  columnsIn,
  edgesOf,
  frozenIn,
  headHeight,
  numberWidth,
  reachingIn,
  rowEdgesOf,
  rowsIn,
  type Grid,
} from './sheet.logic.ts'

const between = ([first, last]: readonly [number, number]) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)

const union = (one: readonly number[], other: readonly number[]) => [...new Set([...one, ...other])]

/** What part of a scrolled frame is in sight, in pixels; `look` reads it again. */
function useScrollWindow(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState({ top: 0, left: 0, width: 1_000, height: 600 })
  const look = useCallback(() => {
    const { current: node } = frame
    if (!node) return
    const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = node
    setView({ top, left, width, height })
  }, [frame])
  useLayoutEffect(() => {
    const { current: node } = frame
    if (!node) return
    const observer = new ResizeObserver(look)
    observer.observe(node)
    // oxlint-disable-next-line react/set-state-in-effect -- the window is only known now
    look()
    return () => observer.disconnect()
  }, [frame, look])
  return { view, look }
}

/** A sheet as a table; only the cells in the window are there, and it says how many there are in all. */
export function SheetTable({ sheet }: { sheet: Grid }) {
  const { t } = useMessages(messages)
  const frame = useRef<HTMLElement>(null)
  const { view, look } = useScrollWindow(frame)
  const { rows, columns, cellAt } = sheet
  useReadingFocus(frame)
  const edges = useMemo(() => edgesOf(columns), [columns])
  const rowEdges = useMemo(() => rowEdgesOf(sheet), [sheet])
  const label = t('sheet.label', { name: sheet.name })

  const frozen = frozenIn(sheet.frozen, edges, rowEdges, view)
  const frozenWidth = edges[frozen.columns]!
  const shownColumns = union(
    between([0, frozen.columns - 1]),
    between(columnsIn(edges, view.left + frozenWidth, view.width - numberWidth - frozenWidth)),
  )
  const inSight = rowsIn(rowEdges, view.top, view.height)
  const shownRows = union(between([0, frozen.rows - 1]), between(inSight))
  const isWide = edges.at(-1)! + numberWidth > view.width
  const at = (column: number) => ({
    insetInlineStart: numberWidth + edges[column]!,
    inlineSize: edges[column + 1]! - edges[column]!,
  })
  /** A joined cell that begins in frozen columns and ends behind them becomes narrower as the rest is scrolled. */
  const hiddenOf = (column: number, span = 1) => {
    const behind = (edges[column + span] ?? edges.at(-1)!) - frozenWidth
    return column < frozen.columns ? Math.max(0, Math.min(view.left, behind)) : 0
  }
  const rowOf = (row: number, cells: readonly number[], isPart?: boolean) => (
    <div
      key={row}
      role="row"
      aria-rowindex={row + 2}
      data-at-frozen={row < frozen.rows || undefined}
      style={{
        insetBlockStart: headHeight + rowEdges[row]!,
        blockSize: rowEdges[row + 1]! - rowEdges[row]!,
      }}
    >
      {!isPart && (
        <span role="rowheader" aria-colindex={1} className="at-number">
          {rows[row]}
        </span>
      )}
      {cells.map((column) => {
        const cell = cellAt(row, column)
        const end = cell?.rowSpan && Math.min(rows.length, row + cell.rowSpan)
        return (
          <SheetCell
            key={column}
            cell={cell}
            name={`${columns[column]!.letter}${rows[row]}`}
            column={column}
            edges={edges}
            height={end && rowEdges[end]! - rowEdges[row]!}
            isFrozen={column < frozen.columns}
            hiddenWidth={hiddenOf(column, cell?.span)}
          />
        )
      })}
    </div>
  )
  return (
    <section
      ref={frame}
      className="at-sheet"
      aria-label={label}
      // Whoever reads by keyboard scrolls it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={look}
      // What gets the focus by keyboard does not stop below what stays in sight.
      style={{
        scrollPaddingBlockStart: headHeight + rowEdges[frozen.rows]!,
        scrollPaddingInlineStart: numberWidth + frozenWidth,
      }}
      data-at-arrows={isWide ? 'scroll' : undefined}
    >
      <div
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        style={{
          inlineSize: numberWidth + edges.at(-1)!,
          blockSize: headHeight + rowEdges[rows.length]!,
        }}
      >
        <div role="row" aria-rowindex={1} className="at-head" style={{ blockSize: headHeight }}>
          <span role="columnheader" aria-colindex={1} className="at-number">
            <span className="at-visually-hidden">{t('sheet.row')}</span>
          </span>
          {shownColumns.map((column) => (
            <span
              key={column}
              role="columnheader"
              aria-colindex={column + 2}
              data-at-frozen={column < frozen.columns || undefined}
              style={at(column)}
            >
              {columns[column]!.letter}
            </span>
          ))}
        </div>
        {reachingIn(sheet.tall, inSight[0])
          .filter((row) => row >= frozen.rows)
          .map((row) =>
            rowOf(
              row,
              sheet.tall.filter((cell) => cell.row === row).map(({ column }) => column),
              true,
            ),
          )}
        {shownRows.map((row) => rowOf(row, shownColumns))}
      </div>
    </section>
  )
}
