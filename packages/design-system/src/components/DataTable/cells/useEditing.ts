import { useCallback, useState, type RefObject } from 'react'
import type { CollectionModel, Key } from '../../../collection/index.ts'
import type { PlacedColumn } from '../head/columns.logic.ts'
import type { Stop } from '../stops.ts'
import { canEdit, type EditEnd } from '../table.ts'

/** Which cell is being edited. */
export interface Editing {
  key: Key
  column: string
}

export interface EditingInput<T> {
  rows: readonly T[]
  shown: readonly PlacedColumn<T>[]
  collection: CollectionModel
  focusCell: (key: Key, stop: Stop) => void
  /** The place of a column, as ARIA counts. */
  placeOf: (column: string) => number
}

/** The columns of a row that can be edited, in their order. */
export function editableOf<T>(
  { rows, shown }: Pick<EditingInput<T>, 'rows' | 'shown'>,
  index: number,
): string[] {
  const row = rows[index]
  if (row === undefined) return []
  return shown.filter(({ column }) => canEdit(column, row)).map(({ column }) => column.id)
}

/** One cell at a time is a field; afterwards the focus is where it was, or goes on to the next one. */
export function useEditing<T>(now: RefObject<EditingInput<T> | undefined>) {
  const [editing, setEditing] = useState<Editing>()
  const edit = useCallback(
    (index: number, column: string) => {
      const key = now.current?.collection.order.keyAt(index)
      if (key !== undefined) setEditing({ key, column })
    },
    [now],
  )
  const onEdited = useCallback(
    (key: Key, column: string, how: EditEnd) => {
      const input = now.current
      if (!input) return
      if (how === 'on' || how === 'back') {
        const columns = editableOf(input, input.collection.order.indexOf(key))
        const next = columns[columns.indexOf(column) + (how === 'on' ? 1 : -1)]
        if (next !== undefined) {
          setEditing({ key, column: next })
          return
        }
      }
      // Another cell may be a field by now: where leaving this one saved it.
      setEditing((old) => (old?.key === key && old.column === column ? undefined : old))
      if (how !== 'left') input.focusCell(key, { place: String(input.placeOf(column)), nth: -1 })
    },
    [now],
  )
  return { editing, edit, onEdited }
}
