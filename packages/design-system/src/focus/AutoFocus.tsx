import { useEffect, type RefObject } from 'react'

/**
 * Focuses an element once it is there. React's own `autoFocus` comes before a dialog around it is
 * ready for the focus, and the dialog then takes it for itself.
 */
export function AutoFocus({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => target.current?.focus(), [target])
  return undefined
}
