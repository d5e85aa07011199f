import { useRef, type KeyboardEvent } from 'react'
import { findByPrefix } from '../file-explorer.logic.ts'
import type { Entry } from '../file-explorer.port.ts'

const typingPause = 700

export interface GridKeys {
  rows: readonly Entry[]
  activeIndex: number
  /** Entries beside each other; 1 in a list. */
  columns: number
  /** Rows that fit on the screen: the length of PageUp and PageDown. */
  pageLength: number
  locale: string
  onMove: (index: number) => void
  onOpen: (entry: Entry) => void
  onRename: (entry: Entry) => void
  onRemove: (entry: Entry) => void
  /** To the folder above. */
  onUp: () => void
  onUndo: () => void
  /** Something is chosen. */
  hasChosen: boolean
  /** Chooses or leaves an entry. */
  onChoose: (entry: Entry) => void
  /** Chooses these besides what is chosen already. */
  onChooseMore: (entries: readonly Entry[]) => void
  onChooseAll: (isSelected: boolean) => void
}

/**
 * The keys of a list of files: arrows, Home, End, pages, typing ahead, Enter, F2, Del, Ctrl+Z;
 * Space, Shift with arrows, Ctrl+A and Escape choose.
 */
export function useGridKeys(keys: GridKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 })

  const jump = (letter: string) => {
    const now = performance.now()
    const text = now - typed.current.at < typingPause ? typed.current.text + letter : letter
    typed.current = { text, at: now }
    const index = findByPrefix(keys.rows, text, keys.activeIndex, keys.locale)
    if (index >= 0) keys.onMove(index)
  }

  return (event) => {
    const { rows, activeIndex, pageLength, columns } = keys
    const entry = rows[activeIndex]
    const row = (event.target as Element).closest('[role="row"]')
    const isOnRow = event.target === row
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey

    const go = (index: number) => {
      const next = Math.max(0, Math.min(rows.length - 1, index))
      if (event.shiftKey && isOnRow) {
        keys.onChooseMore(rows.slice(Math.min(activeIndex, next), Math.max(activeIndex, next) + 1))
      }
      keys.onMove(next)
    }

    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') keys.onUndo()
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a' && isOnRow) {
      keys.onChooseAll(true)
    } else if (event.altKey && event.key === 'ArrowUp') keys.onUp()
    else if (hasModifier) return
    else if (event.key === 'ArrowRight' && isOnRow && columns === 1) focusFirstIn(row)
    else if (event.key === 'ArrowLeft' && !isOnRow && row instanceof HTMLElement) row.focus()
    else if (event.key === 'ArrowRight' && columns > 1) go(activeIndex + 1)
    else if (event.key === 'ArrowLeft' && columns > 1) go(activeIndex - 1)
    else if (event.key === 'ArrowDown') go(activeIndex + columns)
    else if (event.key === 'ArrowUp') go(activeIndex - columns)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(rows.length - 1)
    else if (event.key === 'PageDown') go(activeIndex + pageLength)
    else if (event.key === 'PageUp') go(activeIndex - pageLength)
    else if (event.key === 'Backspace') keys.onUp()
    else if (event.key === 'Escape' && isOnRow && keys.hasChosen) keys.onChooseAll(false)
    else if (!isOnRow || !entry) return
    else if (event.key === ' ') keys.onChoose(entry)
    else if (event.key === 'Enter') keys.onOpen(entry)
    else if (event.key === 'F2' && entry.can.edit) keys.onRename(entry)
    else if (event.key === 'Delete' && entry.can.delete) keys.onRemove(entry)
    else if (event.key.length === 1) jump(event.key)
    else return
    event.preventDefault()
  }
}

const focusFirstIn = (row: Element | null) =>
  row?.querySelector<HTMLElement>('.at-menu button')?.focus()
