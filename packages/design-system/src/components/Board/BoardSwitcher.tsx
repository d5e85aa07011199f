/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset is for a form */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useStrings } from '../../intl/index.ts'
import { boardStrings } from './board.strings.ts'
import type { BoardColumn } from './board.types.ts'
import { ColumnCount } from './columns/ColumnHead.tsx'

export interface BoardSwitcherProps<T> {
  board: RefObject<HTMLElement | null>
  columns: readonly BoardColumn<T>[]
}

const find = (board: HTMLElement | null, id: string) =>
  [...(board?.querySelectorAll('[data-at-column]') ?? [])].find(
    (element) => element.getAttribute('data-at-column') === id,
  )

/** Where one column fills the window: all columns with their counts, and which one is in sight. */
export function BoardSwitcher<T>({ board, columns }: BoardSwitcherProps<T>) {
  const words = useStrings(boardStrings)
  const [current, setCurrent] = useState(columns[0]?.id)
  const strip = useRef<HTMLDivElement>(null)
  useFirstFilled(board, columns)
  const ids = columns.map(({ id }) => id).join('\n')
  useEffect(() => {
    const root = board.current
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) setCurrent(target.getAttribute('data-at-column') ?? undefined)
      },
      { root, threshold: 0.75 },
    )
    for (const id of ids.split('\n')) {
      const column = find(root, id)
      if (column) seen.observe(column)
    }
    return () => seen.disconnect()
  }, [board, ids])
  // The row scrolls along, by itself alone: the page stays.
  useEffect(() => {
    const chips = [...(strip.current?.querySelectorAll('button') ?? [])]
    const chip = chips.find(({ value }) => value === current)
    if (!chip || !strip.current) return
    const row = strip.current.getBoundingClientRect()
    const box = chip.getBoundingClientRect()
    const beyond = Math.max(0, box.right - row.right) + Math.min(0, box.left - row.left)
    if (beyond) strip.current.scrollBy({ left: beyond + Math.sign(beyond) * 24 })
  }, [current])
  const show = (id: string) => {
    find(board.current, id)?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }
  return (
    <div ref={strip} className="at-board-switcher" role="group" aria-label={words.columns}>
      {columns.map((column) => (
        <button
          key={column.id}
          type="button"
          value={column.id}
          aria-current={column.id === current || undefined}
          onClick={() => show(column.id)}
        >
          {column.title} <ColumnCount column={column} />
        </button>
      ))}
    </div>
  )
}

/** Opens at the first column that has cards: where one fills the window, an empty one would look like none at all. */
function useFirstFilled<T>(
  board: RefObject<HTMLElement | null>,
  columns: readonly BoardColumn<T>[],
) {
  const isPlaced = useRef(false)
  const filled = columns.find(({ items }) => items.length > 0)?.id
  useLayoutEffect(() => {
    const root = board.current
    if (isPlaced.current || filled === undefined || !root) return
    isPlaced.current = true
    // Who has scrolled meanwhile, or writes in a column, knows where to.
    if (root.scrollLeft !== 0 || root.contains(document.activeElement)) return
    const column = find(root, filled)
    const first = find(root, columns[0]!.id)
    if (!column || !first || column === first) return
    const left = column.getBoundingClientRect().left - first.getBoundingClientRect().left
    root.scrollTo({ left, behavior: 'instant' })
  }, [board, columns, filled])
}
