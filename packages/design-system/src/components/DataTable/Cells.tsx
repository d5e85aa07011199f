import { Pencil } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Key } from '../../collection/index.ts'
import { Icon } from '../Icon/index.ts'
import { CellEditor } from './CellEditor.tsx'
import type { PlacedColumn } from './columns.logic.ts'
import { canEdit, contentOf, leadOf, type TableShape } from './table.ts'

export interface CellsProps<T> {
  row: T
  rowKey: Key
  shape: TableShape<T>
  /** The column whose cell is being edited. */
  editing: string | undefined
}

function CellsOf<T>({ row, rowKey, shape, editing }: CellsProps<T>) {
  const cell = (placed: PlacedColumn<T>, isLabelled = false) => (
    <Cell
      key={placed.column.id}
      {...{ row, rowKey, shape, placed, isLabelled }}
      isEditing={editing === placed.column.id}
    />
  )
  if (!shape.isNarrow) return shape.shown.map((placed) => cell(placed))
  return (
    <>
      {shape.header && cell(shape.header)}
      {shape.onPhone.length > 0 && (
        <div className="at-facts">{shape.onPhone.map((placed) => cell(placed, true))}</div>
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

function Cell<T>({ row, rowKey, shape, placed, isEditing, isLabelled }: CellProps<T>) {
  const { column, place, frozen, isRowHeader } = placed
  const lead = leadOf(shape)
  const attributes = {
    role: isRowHeader ? 'rowheader' : 'gridcell',
    className: 'at-cell',
    'aria-colindex': place + 1 + lead,
    'data-at-column': column.id,
    'data-at-align': column.align,
    'data-at-frozen': frozen === undefined ? undefined : frozen + lead,
  }
  const isEditable = canEdit(column, row)
  if (isEditing && isEditable)
    return (
      <div {...attributes} data-at-editing="">
        {isLabelled && <span className="at-label">{column.title}</span>}
        <CellEditor {...{ row, rowKey, shape, column }} />
      </div>
    )
  let content: ReactNode = contentOf(column, row)
  if (column.detail)
    content = (
      <>
        <span className="at-line">{content}</span>
        <span className="at-second">{column.detail(row)}</span>
      </>
    )
  const about = isEditable
    ? shape.words.edit(column.edit?.label ?? column.title, shape.getText(row))
    : undefined
  return (
    <div {...attributes} data-at-editable={isEditable || undefined}>
      {isLabelled && <span className="at-label">{column.title}</span>}
      {isLabelled ? <span className="at-value">{content}</span> : content}
      {about && (
        <button type="button" className="at-pencil" tabIndex={-1} aria-label={about} title={about}>
          <Icon icon={Pencil} size={14} />
        </button>
      )}
    </div>
  )
}
