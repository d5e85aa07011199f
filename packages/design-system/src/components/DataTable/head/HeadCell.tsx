/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, useEffect, useId, useRef } from 'react'
import { Icon } from '../../Icon/index.ts'
import type { PlacedColumn } from './columns.logic.ts'
import type { TableWords } from '../dataTable.strings.ts'
import type { SortDirection } from '../dataTable.types.ts'
import type { reorder } from './reorder.ts'
import { ResizeHandle } from './ResizeHandle.tsx'
import { canSort } from './TableMenu.tsx'
import type { LayoutModel } from '../useTableLayout.ts'
import type { OpenMenu } from './TableMenu.tsx'

export interface HeadCellProps<T> {
  placed: PlacedColumn<T>
  /** The last one that stays in sight. */
  isLast: boolean
  lead: number
  /** Which way it sorts, and as which of the columns that do, from 1. */
  direction: SortDirection | undefined
  rank: number
  /** Whether other columns sort too, so that the rank says something. */
  isOneOfMany: boolean
  /** Tab comes to this heading. */
  isTabbed: boolean
  width: number | undefined
  words: TableWords
  layout: LayoutModel
  press: (id: string, isAdding?: boolean) => void
  openMenu: OpenMenu
  table: string
  /** Dragging, as soon as it is loaded. */
  drag: typeof reorder | undefined
}

function HeadCellOf<T>(props: HeadCellProps<T>) {
  const { placed, lead, direction, rank, isOneOfMany, isTabbed, words, layout, press } = props
  const { drag, table, openMenu } = props
  const { column, place, frozen } = placed
  const { id, title } = column
  const ref = useRef<HTMLDivElement>(null)
  const nameId = useId()
  useEffect(() => {
    if (!ref.current || !drag) return undefined
    const onDrop = (dropped: string, edge: 'start' | 'end') =>
      layout.moveBeside(dropped, { id, edge })
    return drag({ element: ref.current, id, table, onDrop })
  }, [drag, id, table, layout])
  const sorts = canSort(placed)
  const tabIndex = isTabbed ? 0 : -1
  return (
    // The buttons in it take the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      role="columnheader"
      className="at-table-cell"
      aria-colindex={place + 1 + lead}
      aria-labelledby={nameId}
      // Only the main one: there is one sort for assistive technology, the rest is said in words.
      aria-sort={rank === 1 ? direction : undefined}
      data-at-column={id}
      data-at-align={column.align}
      data-at-frozen={frozen === undefined ? undefined : frozen + lead}
      data-at-last={props.isLast || undefined}
      onContextMenu={(event) => {
        event.preventDefault()
        const point = { x: event.clientX, y: event.clientY }
        openMenu({ kind: 'column', id }, { point, focus: true })
      }}
    >
      <button
        type="button"
        className="at-table-title"
        tabIndex={tabIndex}
        title={title}
        onKeyDown={(event) => {
          if (!sorts || !event.shiftKey || (event.key !== 'Enter' && event.key !== ' ')) return
          event.preventDefault()
          press(id, true)
        }}
        onClick={(event) => {
          if (sorts) press(id, event.shiftKey)
          else
            openMenu(
              { kind: 'column', id },
              { button: event.currentTarget, focus: event.detail === 0 ? 'first' : true },
            )
        }}
      >
        <span id={nameId} className="at-table-name">
          {title}
          {direction && rank > 1 && (
            <span className="at-visually-hidden"> {words.sortRank(rank, words[direction])}</span>
          )}
        </span>
        {direction && (
          <span className="at-table-order" aria-hidden="true">
            <Icon icon={direction === 'descending' ? ArrowDown : ArrowUp} size={14} />
            {isOneOfMany && <small>{rank}</small>}
          </span>
        )}
      </button>
      <button
        type="button"
        className="at-table-tool at-table-open"
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-label={words.columnMenu(title)}
        onClick={(event) =>
          openMenu(
            { kind: 'column', id },
            { button: event.currentTarget, focus: event.detail === 0 ? 'first' : true },
          )
        }
      />
      <ResizeHandle {...{ column, layout, tabIndex, words }} width={props.width} />
    </div>
  )
}

/** A heading: sorts, opens the menu of its column, can be dragged, and resized at its edge. */
export const HeadCell = memo(HeadCellOf) as typeof HeadCellOf
