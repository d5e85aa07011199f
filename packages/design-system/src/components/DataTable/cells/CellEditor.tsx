import { CircleAlert } from 'lucide-react'
import { useId, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import type { Key } from '../../../collection/index.ts'
import { Icon } from '../../Icon/index.ts'
import { Spinner } from '../../Spinner/index.ts'
import type { DataTableColumn } from '../dataTable.types.ts'
import type { EditEnd, TableShape } from '../table.ts'
import { useCellEdit } from './useCellEdit.ts'
import { isComposing } from '../../../keys/index.ts'
import { treeOf } from '../../../focus/tree.ts'

export interface CellEditorProps<T> {
  row: T
  rowKey: Key
  shape: TableShape<T>
  column: DataTableColumn<T>
}

/** A field in the place of a cell; what is wrong stands at it, and what was typed is kept. */
export function CellEditor<T>({ row, rowKey, shape, column }: CellEditorProps<T>) {
  const edit = column.edit!
  const { words } = shape
  const { draft, message, isPending, save, type } = useCellEdit(row, edit, words)
  const id = useId()
  const hasEnded = useRef(false)
  const end = (how: EditEnd) => {
    if (hasEnded.current) return
    hasEnded.current = true
    shape.onEdited(rowKey, column.id, how)
  }
  const saveThen = async (how: EditEnd) => {
    if (await save()) end(how)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') void saveThen('saved')
    else if (event.key === 'Tab') void saveThen(event.shiftKey ? 'back' : 'on')
    else if (event.key === 'Escape') {
      if (!isPending) end('cancelled')
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = (event: FocusEvent) => {
    // The window lost the focus, not the field.
    if (treeOf(event.target).activeElement === event.target) return
    if (!hasEnded.current) void saveThen('left')
  }
  return (
    <span className="at-table-cell-editor" data-at-invalid={message ? true : undefined}>
      <input
        aria-label={words.edit(edit.label ?? column.title, shape.getText(row))}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? id : undefined}
        aria-busy={isPending || undefined}
        value={draft}
        readOnly={isPending}
        inputMode={edit.inputMode}
        list={edit.suggestions && `${id}-list`}
        // Whoever asked to edit wants to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {edit.suggestions && (
        <datalist id={`${id}-list`}>
          {edit.suggestions.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </datalist>
      )}
      {isPending && <Spinner label={words.saving} />}
      {message && (
        <span id={id} className="at-table-message" role="alert">
          <Icon icon={CircleAlert} size={16} />
          <span>{message}</span>
        </span>
      )}
    </span>
  )
}
