import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Key } from '../../collection/index.ts'
import type { BoardColumn } from './board.types.ts'

/** Whether the page is being printed: only then is everything in it. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const query = window.matchMedia('print')
    // Before the browser lays out the pages, which it does right after.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    const change = () => (query.matches ? before() : after())
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    query.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      query.removeEventListener('change', change)
    }
  }, [])
  return isPrinting
}

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
