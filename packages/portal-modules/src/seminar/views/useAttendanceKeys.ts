import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isTaken } from '../../kit/forms/typing.ts'
import { targetOf } from '../../kit/lists/focused.ts'

/**
 * A and N in the table say that people were there, or were not.
 * @param onKey  returns whether somebody was meant; undefined: nobody says so here
 */
export function useAttendanceKeys(
  root: RefObject<HTMLElement | null>,
  onKey: ((status: 'attended' | 'notAttended') => boolean) | undefined,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey } = event
    const target = targetOf(event)
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || !onKey) return
    // Single letters act in the table alone (WCAG 2.1.4).
    const isInTable =
      target instanceof Element && target.closest('[role=grid], [role=treegrid]') !== null
    if (!isInTable || !root.current?.contains(target) || isTaken(target)) return
    const key = event.key.toLowerCase()
    if (key !== 'a' && key !== 'n') return
    if (!onKey(key === 'a' ? 'attended' : 'notAttended')) return
    // The table finds rows by typing; these two letters are taken.
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // Before the table hears of it.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
