import { useEffect, useEffectEvent, type RefObject } from 'react'
import { targetOf } from '../../kit/lists/focused.ts'
import { isTaken } from '../../kit/forms/typing.ts'

export interface InboxKeys {
  /** Something lies over the list. */
  isOff: boolean
  /** Nothing is shown beside the list, so nothing is decided. */
  isListOnly: boolean
  step: (by: 1 | -1) => void
  approve: () => void
  /** All that is open in the campaign. */
  approveAll: () => void
  /** Asks for a condition. */
  conditional: () => void
  /** Asks for one condition of all that is open in the campaign. */
  conditionalAll: () => void
  reject: () => void
  pick: () => void
  undo: () => void
}

/** Space presses these. */
const pressable = 'button, a, input, summary, [role=radio]'

/**
 * J and K go on, A approves, M with a condition, both with Shift the whole campaign, R rejects, X or Space selects,
 * Z takes back (T-37). Only with the focus in the inbox or nowhere: single letters must not act from the rest of the
 * page (WCAG 2.1.4).
 */
export function useInboxKeys(root: RefObject<HTMLElement | null>, keys: InboxKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey } = event
    const target = targetOf(event)
    if (keys.isOff || event.defaultPrevented || altKey || !(target instanceof Element)) return
    // What lies around the inbox, such as the page itself, has the focus when nothing else does.
    if (!root.current?.contains(target) && !target.contains(root.current)) return
    if (isTaken(target)) return
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z' || event.shiftKey) return
    }
    if (key === 'z') keys.undo()
    else if (event.repeat && key !== 'j' && key !== 'k') return
    else if (keys.isListOnly) return
    else if (key === 'j' || key === 'k') keys.step(key === 'j' ? 1 : -1)
    else if (key === 'a') (event.shiftKey ? keys.approveAll : keys.approve)()
    else if (key === 'm') (event.shiftKey ? keys.conditionalAll : keys.conditional)()
    else if (key === 'r') keys.reject()
    else if (key === 'x' || (key === ' ' && !target.closest(pressable))) keys.pick()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
