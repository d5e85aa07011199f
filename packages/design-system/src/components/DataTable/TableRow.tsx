/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
import { ChevronRight, Ellipsis } from 'lucide-react'
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Key } from '../../collection/index.ts'
import { Icon } from '../Icon/index.ts'
import { Cells } from './cells/Cells.tsx'
import { untab } from './stops.ts'
import { leadOf, type TableShape } from './table.ts'

export interface TableRowProps<T> {
  row: T
  rowKey: Key
  index: number
  /** Pixels from the top of the rows. */
  start: number
  shape: TableShape<T>
  isActive: boolean
  /** Undefined where nothing can be chosen. */
  isSelected: boolean | undefined
  isExpanded: boolean
  /** What is shown below it, when it is expanded. */
  renderDetail: ((row: T) => ReactNode) | undefined
  editing: string | undefined
  /** Tells its height, where heights differ. */
  measure: ((element: HTMLElement | null) => void) | undefined
}

function Row<T>(props: TableRowProps<T>) {
  const { row, rowKey, index, start, shape, isActive, isSelected, isExpanded, measure } = props
  const { words, hasChecks, hasDetails, hasActions } = shape
  const stays = shape.frozenCount > 0
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (shape.hasContent) untab(ref.current)
  })
  useLayoutEffect(() => measure?.(ref.current), [measure])
  const name = shape.getText(row)
  return (
    <div
      ref={ref}
      role="row"
      className="at-table-row"
      data-at-index={index}
      // The head is the first row.
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-expanded={hasDetails ? isExpanded : undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ insetBlockStart: start }}
      data-at-open={isExpanded || undefined}
      data-at-editing={props.editing === undefined ? undefined : ''}
    >
      {hasChecks && (
        <div
          role="gridcell"
          className="at-table-cell at-table-pick"
          aria-colindex={1}
          data-at-frozen={stays ? 0 : undefined}
        >
          {/* No field of the browser: a table has one in each row. The table hears press and key. */}
          <span
            role="checkbox"
            tabIndex={-1}
            aria-checked={isSelected}
            aria-label={words.select(name)}
          />
        </div>
      )}
      {hasDetails && (
        <div
          role="gridcell"
          className="at-table-cell at-table-more"
          aria-colindex={leadOf(shape)}
          data-at-frozen={stays ? Number(hasChecks) : undefined}
        >
          <button
            type="button"
            className="at-table-tool"
            data-at-does="expand"
            tabIndex={-1}
            aria-label={words.details(name)}
          >
            <Icon icon={ChevronRight} size={16} />
          </button>
        </div>
      )}
      <Cells row={row} rowKey={rowKey} shape={shape} editing={props.editing} />
      {hasActions && (
        <div
          role="gridcell"
          className="at-table-cell at-table-end"
          aria-colindex={shape.columnCount}
        >
          {(shape.hasRowActions?.(row) ?? true) && (
            <button
              type="button"
              className="at-table-tool"
              data-at-does="actions"
              tabIndex={-1}
              aria-haspopup="menu"
              aria-label={words.actions(name)}
            >
              <Icon icon={Ellipsis} />
            </button>
          )}
        </div>
      )}
      {isExpanded && props.renderDetail && (
        <div role="gridcell" className="at-table-below" aria-colindex={leadOf(shape)}>
          <div>{props.renderDetail(row)}</div>
        </div>
      )}
    </div>
  )
}

/** One row; a change of selection, focus or sort renders the rows concerned. */
export const TableRow = memo(Row) as typeof Row
