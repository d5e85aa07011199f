/* oxlint-disable jsx-a11y/prefer-tag-over-role -- only the cells in sight are there, each at its place: no table of the page can do that */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { useReadingFocus } from '../useReadingFocus.ts'
import {
  columnsIn,
  edgesOf,
  headHeight,
  numberWidth,
  rowHeight,
  rowsIn,
  type Grid,
} from './sheet.logic.ts'

const between = ([first, last]: readonly [number, number]) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)

/** A sheet as a table; only the cells in the window are there, and it says how many there are in all. */
export function SheetTable({ sheet }: { sheet: Grid }) {
  const { t } = useMessages(messages)
  const frame = useRef<HTMLElement>(null)
  const [view, setView] = useState({ top: 0, left: 0, width: 1_000, height: 600 })
  const { rows, columns, cellAt } = sheet
  useReadingFocus(frame)
  const edges = useMemo(() => edgesOf(columns), [columns])
  const label = t('sheet.label', { name: sheet.name })

  const look = useCallback(() => {
    const { current: node } = frame
    if (!node) return
    const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = node
    setView({ top, left, width, height })
  }, [])
  useLayoutEffect(() => {
    const { current: node } = frame
    if (!node) return
    const observer = new ResizeObserver(look)
    observer.observe(node)
    look()
    return () => observer.disconnect()
  }, [look])

  const shownColumns = between(columnsIn(edges, view.left, view.width - numberWidth))
  const shownRows = between(rowsIn(rows.length, view.top, view.height))
  const isWide = edges.at(-1)! + numberWidth > view.width
  const at = (column: number, span = 1) => ({
    insetInlineStart: numberWidth + edges[column]!,
    inlineSize: edges[Math.min(columns.length, column + span)]! - edges[column]!,
  })
  return (
    <section
      ref={frame}
      className="at-sheet"
      aria-label={label}
      // Whoever reads by keyboard scrolls it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={look}
      data-at-arrows={isWide ? '' : undefined}
    >
      <div
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        style={{
          inlineSize: numberWidth + edges.at(-1)!,
          blockSize: headHeight + rows.length * rowHeight,
        }}
      >
        <div role="row" aria-rowindex={1} className="at-head" style={{ blockSize: headHeight }}>
          <span role="columnheader" aria-colindex={1} className="at-number">
            <span className="at-visually-hidden">{t('sheet.row')}</span>
          </span>
          {shownColumns.map((column) => (
            <span key={column} role="columnheader" aria-colindex={column + 2} style={at(column)}>
              {columns[column]!.letter}
            </span>
          ))}
        </div>
        {shownRows.map((row) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 2}
            style={{ insetBlockStart: headHeight + row * rowHeight, blockSize: rowHeight }}
          >
            <span role="rowheader" aria-colindex={1} className="at-number">
              {rows[row]}
            </span>
            {shownColumns.map((column) => {
              const cell = cellAt(row, column)
              return (
                <span
                  key={column}
                  role="cell"
                  aria-colindex={column + 2}
                  aria-colspan={cell?.span}
                  title={cell && cell.text.length > 20 ? cell.text : undefined}
                  style={at(column, cell?.span)}
                  data-at-number={cell?.isNumber}
                  data-at-strong={cell?.isStrong}
                >
                  {cell?.text}
                </span>
              )
            })}
          </div>
        ))}
      </div>
    </section>
  )
}
