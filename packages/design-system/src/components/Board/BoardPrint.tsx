import type { Key } from '../../collection/index.ts'
import type { BoardColumn } from './board.types.ts'

export interface BoardPrintProps<T> {
  columns: readonly BoardColumn<T>[]
  getKey: (item: T) => Key
  getText: (item: T) => string
}

/** On paper a board is its columns as lists below each other, with every card. */
export function BoardPrint<T>({ columns, getKey, getText }: BoardPrintProps<T>) {
  return (
    <div className="at-board-print">
      {columns.map(({ id, title, items }) => (
        <section key={id} aria-label={title}>
          <h3>
            {title} ({items.length})
          </h3>
          <ul>
            {items.map((item) => (
              <li key={getKey(item)}>{getText(item)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
