import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components'
import { useAnnounce } from '../../LiveRegion/index.ts'
import type { TableWords } from '../dataTable.strings.ts'
import type { DataTableProps, TableSort } from '../dataTable.types.ts'
import { createSorter, pressed } from './sort.logic.ts'

/** How the rows are sorted and how that changes; its functions stay the same. */
export interface SortModel {
  sort: TableSort
  /** A press on a heading; `isAdding` keeps the columns that sort already. */
  press: (id: string, isAdding?: boolean) => void
  change: (sort: TableSort) => void
}

type Input<T> = Pick<
  DataTableProps<T>,
  'rows' | 'columns' | 'sort' | 'defaultSort' | 'onSortChange' | 'isSortedOutside'
>

const NONE: TableSort = []

/** The rows in their order: sorted anew only when rows, sort or language change. */
export function useTableSort<T>(input: Input<T>, words: TableWords) {
  const { rows, columns, defaultSort = NONE, onSortChange, isSortedOutside } = input
  const [own, setOwn] = useState(defaultSort)
  const [sorter] = useState(() => createSorter<T>())
  const { locale } = useLocale()
  const sort = input.sort ?? own
  const sorted = useMemo(
    () => (isSortedOutside ? rows : sorter(rows, columns, sort, locale)),
    [rows, columns, sort, locale, sorter, isSortedOutside],
  )
  const announce = useAnnounce()
  const current = { sort, columns, onSortChange, words }
  const now = useRef(current)
  useLayoutEffect(() => {
    now.current = current
  })

  const change = useCallback(
    (next: TableSort) => {
      const { columns: all, words: say } = now.current
      setOwn(next)
      now.current.onSortChange?.(next)
      const levels = next.map(({ id, direction }) => {
        const title = all.find((column) => column.id === id)?.title ?? id
        return `${title}, ${say[direction]}`
      })
      announce(levels.length > 0 ? say.sorted(levels.join(say.thenBy)) : say.unsorted)
    },
    [announce],
  )
  const press = useCallback(
    (id: string, isAdding?: boolean) => {
      const { sort: before, columns: all } = now.current
      const first = all.find((column) => column.id === id)?.firstDirection
      change(pressed(before, id, first, isAdding))
    },
    [change],
  )
  const model = useMemo((): SortModel => ({ sort, press, change }), [sort, press, change])
  return { model, sorted }
}
