import type { KeyboardEvent, RefObject } from 'react'
import type { Clipboard } from '../moving/useClipboard.ts'

/** Keys of the whole folder: Down from the filter into the rows, Mod+V for what was cut out or copied. */
export function useFolderKeys(root: RefObject<HTMLElement | null>, clipboard: Clipboard) {
  return (event: KeyboardEvent<HTMLElement>) => {
    // From what filters the rows into them.
    if (event.key === 'ArrowDown' && (event.target as Element).closest('.at-filter')) {
      const row = root.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]')
      if (row) event.preventDefault()
      return row?.focus()
    }
    const isPaste = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v'
    const isTyping = (event.target as Element).matches('input, textarea')
    if (!isPaste || !clipboard.held || isTyping || event.defaultPrevented) return
    event.preventDefault()
    clipboard.paste()
  }
}
