import type { KeyboardEvent } from 'react'
import type { Move } from '../page-list.logic.ts'

/** With Alt the arrows move it, as in other lists that somebody orders; undefined: another key. */
export function moveOfKey(event: KeyboardEvent): Move | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  if (event.key === 'ArrowUp') return 'earlier'
  return event.key === 'ArrowDown' ? 'later' : undefined
}
