import { Pencil } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Key } from '../../../collection/index.ts'
import { Icon } from '../../Icon/index.ts'
import { CellEditor } from './CellEditor.tsx'
import type { PlacedColumn } from '../head/columns.logic.ts'
import { canEdit, contentOf, leadOf, type TableShape } from '../table.ts'

export interface CellsProps<T> {
  row: T
  rowKey: Key
  shape: TableShape<T>
  /** The column whose cell is being edited. */
  editing: string | undefined
}

function CellsOf<T>({ row, rowKey, shape, editing }: CellsProps<T>) {
  const about = { row, rowKey, shape, isLabelled: false }
  const isEditing = ({ column }: PlacedColumn<T>) => column.id === editing
  if (!shape.isNarrow)
    return shape.shown.map((placed) => cellOf({ ...about, placed, isEditing: isEditing(placed) }))
  const { header, onPhone } = shape
  return (
    <>
      {header && cellOf({ ...about, placed: header, isEditing: isEditing(header) })}
      {onPhone.length > 0 && (
        <div className="at-table-facts">
          {onPhone.map((placed) =>
            cellOf({ ...about, placed, isEditing: isEditing(placed), isLabelled: true }),
          )}
        </div>
      )}
    </>
  )
}

/** The cells of one row with data; they render when the row or the columns change, and for nothing else. */
export const Cells = memo(CellsOf) as typeof CellsOf

interface CellProps<T> extends Omit<CellsProps<T>, 'editing'> {
  placed: PlacedColumn<T>
  isEditing: boolean
  /** Its heading stands with it, because there is no head. */
  isLabelled: boolean
}

/** Not a component of its own: a table has hundreds of them in sight. */
function cellOf<T>({ row, rowKey, shape, placed, isEditing, isLabelled }: CellProps<T>) {
  const { column, place, frozen, isRowHeader } = placed
  const isEditable = canEdit(column, row)
  const isField = isEditing && isEditable
  const stays = frozen !== undefined && !shape.isNarrow
  let content: ReactNode = isField ? (
    <CellEditor {...{ row, rowKey, shape, column }} />
  ) : (
    contentOf(column, row)
  )
  if (column.detail && !isField)
    content = (
      <>
        <span className="at-table-first">{content}</span>
        <span className="at-table-second">{column.detail(row)}</span>
      </>
    )
  const about = isEditable
    ? shape.words.edit(column.edit?.label ?? column.title, shape.getText(row))
    : undefined
  return (
    <div
      key={column.id}
      role={isRowHeader ? 'rowheader' : 'gridcell'}
      className="at-table-cell"
      aria-colindex={place + 1 + leadOf(shape)}
      data-at-align={column.align}
      data-at-frozen={stays ? frozen + leadOf(shape) : undefined}
      data-at-last={(stays && frozen === shape.frozenCount - 1) || undefined}
      data-at-editable={isEditable || undefined}
      data-at-editing={isField ? '' : undefined}
    >
      {isLabelled && <span className="at-table-label">{column.title}</span>}
      {isLabelled && !isField ? <span className="at-table-value">{content}</span> : content}
      {about && !isField && (
        <button
          type="button"
          className="at-table-pencil"
          tabIndex={-1}
          aria-label={about}
          title={about}
        >
          <Icon icon={Pencil} size={14} />
        </button>
      )}
    </div>
  )
}
