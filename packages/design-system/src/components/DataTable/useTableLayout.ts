import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useLocale } from 'react-aria-components'
import { useAnnounce } from '../LiveRegion/index.ts'
import {
  leastOf,
  movedBeside,
  neighbourOf,
  placeColumns,
  tracksOf,
  withFrozen,
  within,
  withShown,
  type Around,
} from './head/columns.logic.ts'
import type { TableWords } from './dataTable.strings.ts'
import type { DataTableProps, TableLayout } from './dataTable.types.ts'

/** What people do to columns; the functions stay the same. */
export interface LayoutModel {
  moveBeside: (id: string, target: { id: string; edge: 'start' | 'end' }) => void
  moveBy: (id: string, step: -1 | 1) => void
  setShown: (id: string, isShown: boolean) => void
  setFrozen: (id: string, isFrozen: boolean) => void
  /** Shows a width without keeping it; nothing goes back to what is kept. */
  preview: (id: string, width?: number) => void
  resize: (id: string, width: number, isSpoken?: boolean) => void
  resizeBy: (id: string, by: number) => void
  fit: (id: string) => void
  reset: () => void
  /** How wide a column is now. */
  widthOf: (id: string) => number
}

type Input<T> = Pick<DataTableProps<T>, 'columns' | 'layout' | 'defaultLayout' | 'onLayoutChange'>

const AS_WRITTEN: TableLayout = {}
const NO_WIDTHS = {}

/** The attribute that head and cells carry: the column they belong to. */
const COLUMN = 'data-at-column'

const headOf = (root: HTMLElement | null, id: string) =>
  root?.querySelector<HTMLElement>(`[role="columnheader"][${COLUMN}="${CSS.escape(id)}"]`)

/** The variables that give every row its columns. */
export function variablesOf(tracks: ReturnType<typeof tracksOf>): Record<string, string> {
  const stays = tracks.stays.map((from, index) => [`--_stay-${index}`, from])
  return {
    '--_columns': tracks.columns,
    '--_least': `${tracks.least}px`,
    ...(Object.fromEntries(stays) as Record<string, string>),
  }
}

/** Which columns there are, in which order and how wide. */
export function useTableLayout<T>(
  root: RefObject<HTMLElement | null>,
  input: Input<T>,
  around: Around,
  words: TableWords,
) {
  const { columns, defaultLayout = AS_WRITTEN, onLayoutChange } = input
  const [own, setOwn] = useState(defaultLayout)
  const layout = input.layout ?? own
  const announce = useAnnounce()
  const { locale } = useLocale()
  const placed = useMemo(() => placeColumns(columns, layout), [columns, layout])
  const shown = useMemo(() => placed.filter(({ isHidden }) => !isHidden), [placed])
  const widths = layout.widths ?? NO_WIDTHS
  const tracks = useMemo(() => tracksOf(shown, widths, around), [shown, widths, around])
  const current = { placed, shown, layout, around, onLayoutChange, defaultLayout, words, locale }
  const now = useRef(current)
  useLayoutEffect(() => {
    now.current = current
  })

  const model = useMemo((): LayoutModel => {
    const change = (next: TableLayout) => {
      setOwn(next)
      now.current.onLayoutChange?.(next)
    }
    const titleOf = (id: string) => columnOf(id)?.title ?? id
    const columnOf = (id: string) =>
      now.current.placed.find(({ column }) => column.id === id)?.column
    const widthOf = (id: string) => Math.round(headOf(root.current, id)?.offsetWidth ?? 0)
    /** What stands before a column keeps its width, so that its edge follows the pointer. */
    const withWidth = (id: string, width: number) => {
      const next: Record<string, number> = { ...now.current.layout.widths }
      for (const { column } of now.current.shown) {
        if (column.id === id) break
        if (next[column.id] === undefined && column.width === undefined)
          next[column.id] = widthOf(column.id)
      }
      const column = columnOf(id)
      next[id] = within(width, column && leastOf(column))
      return next
    }
    const show = (id: string, next: Readonly<Record<string, number>>) => {
      const { shown: all, around: sides } = now.current
      const variables = variablesOf(tracksOf(all, next, sides))
      for (const [name, value] of Object.entries(variables))
        root.current?.style.setProperty(name, value)
    }
    const resize = (id: string, width: number, isSpoken?: boolean) => {
      const next = withWidth(id, width)
      change({ ...now.current.layout, widths: next })
      const { words: say, locale: tongue } = now.current
      if (isSpoken) announce(say.widthIs(titleOf(id), next[id]!.toLocaleString(tongue)))
    }
    const moved = (id: string, next: TableLayout) => {
      change(next)
      const all = placeColumns(
        now.current.placed.map(({ column }) => column),
        next,
      ).filter(({ isHidden }) => !isHidden)
      const place = all.findIndex(({ column }) => column.id === id) + 1
      announce(now.current.words.moved(titleOf(id), place, all.length))
    }
    return {
      widthOf,
      moveBeside: (id, target) =>
        moved(id, movedBeside(now.current.placed, now.current.layout, id, target)),
      moveBy: (id, step) => {
        const { placed: all, layout: before } = now.current
        const target = neighbourOf(all, id, step)
        if (!target) return
        moved(id, movedBeside(all, before, id, { id: target, edge: step < 0 ? 'start' : 'end' }))
      },
      setShown: (id, isShown) => {
        const { placed: all, layout: before, words: say } = now.current
        change(withShown(all, before, id, isShown))
        announce((isShown ? say.shown : say.hidden)(titleOf(id)))
      },
      setFrozen: (id, isFrozen) => {
        const { placed: all, layout: before, words: say } = now.current
        change(withFrozen(all, before, id, isFrozen))
        announce((isFrozen ? say.frozen : say.thawed)(titleOf(id)))
      },
      preview: (id, width) =>
        show(id, width === undefined ? (now.current.layout.widths ?? {}) : withWidth(id, width)),
      resize,
      resizeBy: (id, by) => resize(id, widthOf(id) + by, true),
      fit: (id) => {
        const natural = naturalWidth(root.current, id)
        if (natural !== undefined) resize(id, natural, true)
      },
      reset: () => {
        change(now.current.defaultLayout)
        announce(now.current.words.wasReset)
      },
    }
  }, [announce, root])
  return { placed, shown, tracks, layout, model, isChanged: layout !== defaultLayout }
}

/** How wide a column would be for all that it shows now. */
function naturalWidth(root: HTMLElement | null, id: string): number | undefined {
  const head = headOf(root, id)
  if (!root || !head) return undefined
  const own = head.getAttribute('aria-colindex')
  const cells = root.querySelectorAll<HTMLElement>(`[role="row"] > [aria-colindex="${own}"]`)
  const place = [...head.parentElement!.children].indexOf(head)
  const kept = root.style.getPropertyValue('--_columns')
  const tracks = kept.match(/minmax\([^)]*\)|\S+/g) ?? []
  tracks[place] = 'max-content'
  root.style.setProperty('--_columns', tracks.join(' '))
  const width = Math.max(...Array.from(cells, (cell) => cell.getBoundingClientRect().width))
  root.style.setProperty('--_columns', kept)
  return Math.ceil(width)
}
