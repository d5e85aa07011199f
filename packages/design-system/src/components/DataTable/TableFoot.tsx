/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; a table's layout cannot do that */
// Empty cells have no name, and need none.
/* oxlint-disable jsx-a11y/control-has-associated-label */
import { memo } from 'react'
import { leadOf, type TableShape } from './table.ts'

export interface TableFootProps<T> {
  shape: TableShape<T>
  rows: readonly T[]
  label: string
}

function Foot<T>({ shape, rows, label }: TableFootProps<T>) {
  const { shown, header, isNarrow, hasEnd } = shape
  const lead = leadOf(shape)
  const others = shown.filter(({ isRowHeader, column }) => !isRowHeader && column.total)
  const cells = isNarrow ? [...(header ? [header] : []), ...others] : shown
  return (
    <div role="rowgroup" className="at-table-foot">
      <div role="row" className="at-table-row" aria-rowindex={rows.length + 2}>
        {Array.from({ length: isNarrow ? 0 : lead }, (_, index) => (
          <div
            key={`lead-${String(index)}`}
            role="gridcell"
            className="at-table-cell"
            aria-colindex={index + 1}
            data-at-frozen={shape.frozenCount > 0 ? index : undefined}
          />
        ))}
        {cells.map(({ column, place, frozen, isRowHeader }) => (
          <div
            key={column.id}
            role={isRowHeader ? 'rowheader' : 'gridcell'}
            className="at-table-cell"
            aria-colindex={place + 1 + lead}
            data-at-column={column.id}
            data-at-align={column.align}
            data-at-frozen={frozen === undefined || isNarrow ? undefined : frozen + lead}
            data-at-last={frozen === shape.frozenCount - 1 || undefined}
          >
            {isNarrow && !isRowHeader && <span className="at-table-label">{column.title}</span>}
            {isRowHeader && <span>{label}</span>}
            {column.total && <span className="at-table-value">{column.total(rows)}</span>}
          </div>
        ))}
        {hasEnd && !isNarrow && (
          <div
            role="gridcell"
            className="at-table-cell at-table-end"
            aria-colindex={shape.columnCount}
          />
        )}
      </div>
    </div>
  )
}

/** What all rows come to; stays in sight at the bottom. */
export const TableFoot = memo(Foot) as typeof Foot
