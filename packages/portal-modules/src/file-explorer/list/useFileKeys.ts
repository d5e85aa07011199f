import { INDEX, indexAt, type CollectionModel, type Move } from '@atrium/design-system/collection'
import type { KeyboardEvent } from 'react'

export interface FileKeys {
  collection: CollectionModel
  /** Where the arrows lead. */
  move: Move
  /** Rows that fit in the window. */
  pageLength: () => number
  /** Entries stand below each other: the arrows to the side are free for what stands in a row. */
  isList: boolean
  /** To the folder above. */
  onUp: () => void
  /** Cuts out what is chosen, or the row that has the focus; absent where nothing can be moved. */
  onCut: ((index: number) => void) | undefined
  /** Copies it. */
  onCopy: (index: number) => void
  /** Lets go of what was cut out or copied; absent where nothing was. */
  onDrop: (() => void) | undefined
}

/**
 * The keys of a folder besides those of every collection: Backspace and Alt+Up lead to the folder
 * above, Ctrl+X cuts out, Ctrl+C copies, Right and Left go to a row's menu and back.
 */
export function useFileKeys(keys: FileKeys): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { focus, order, handlers } = keys.collection
    const target = event.target as HTMLElement
    // Keys of a menu arrive here too, though it floats over the page.
    if (event.defaultPrevented || !event.currentTarget.contains(target)) return
    const { key } = event
    const isMod = event.ctrlKey || event.metaKey
    const row = target.closest<HTMLElement>(`[${INDEX}]`)
    const inRow = () => {
      const at = { count: order.count, page: keys.pageLength(), isRtl: false }
      const to = event.altKey || isMod ? undefined : keys.move(key, indexAt(row), at)
      if (to !== undefined) focus.focusAt(to)
      return to !== undefined
    }

    const letter = isMod && !event.shiftKey && !event.altKey ? key.toLowerCase() : ''
    if (letter === 'x' && target === row && keys.onCut) keys.onCut(indexAt(row))
    else if (letter === 'c' && target === row && !hasChosenText()) {
      keys.onCopy(indexAt(row))
    } else if (key === 'Escape' && target === row && keys.onDrop) keys.onDrop()
    else if (key === 'ArrowUp' && event.altKey) keys.onUp()
    else if (key === 'Backspace' && !isMod && !event.altKey) keys.onUp()
    else if (!row) {
      // From the columns' names into the rows.
      if (key !== 'ArrowDown') return
      focus.focusAt(focus.activeIndex)
    } else if (target === row && key === 'ArrowRight' && keys.isList && !isMod) {
      row.querySelector<HTMLElement>('.at-menu button')?.focus()
    } else if (target !== row && key === 'ArrowLeft') row.focus()
    else if (target === row || !inRow()) return handlers.onKeyDown(event)
    event.preventDefault()
  }
}

/** Whoever has chosen words of the page copies those. */
const hasChosenText = () => document.getSelection()?.isCollapsed === false
