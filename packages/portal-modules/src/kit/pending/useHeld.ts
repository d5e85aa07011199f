import { useCallback, useEffect, useMemo, useRef, useState, type FocusEvent } from 'react'

/** Something that is done in a moment, unless it is taken back. */
export interface Held<T> {
  key: string
  value: T
}

/** What an element does that offers to take something back: nothing is done while somebody is in it. */
export interface HoldOn {
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

/** Milliseconds for which something can be taken back. */
export const holdTime = 6_000

/**
 * Holds what was pressed for a moment, in which it can be taken back (T-08). Whoever leaves has meant
 * it: then it is done at once.
 */
export function useHeld<T>(act: (value: T, isLeaving: boolean) => void, time = holdTime) {
  const [held, setHeld] = useState<readonly Held<T>[]>([])
  const timers = useRef(new Map<string, { value: T; timer?: ReturnType<typeof setTimeout> }>())
  const inside = useRef({ pointer: false, focus: false })
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })

  const release = useCallback((key: string) => {
    const entry = timers.current.get(key)
    if (!entry) return undefined
    clearTimeout(entry.timer)
    timers.current.delete(key)
    // Its element goes without saying that it was left.
    if (timers.current.size === 0) inside.current = { pointer: false, focus: false }
    setHeld((all) => all.filter((one) => one.key !== key))
    return entry.value
  }, [])
  const tools = useMemo(() => {
    const go = (key: string, isLeaving = false) => {
      const value = release(key)
      if (value !== undefined) latest.current(value, isLeaving)
    }
    const isInside = () => inside.current.pointer || inside.current.focus
    const start = (key: string, value: T) =>
      timers.current.set(
        key,
        isInside() ? { value } : { value, timer: setTimeout(() => go(key), time) },
      )
    const stay = (change: Partial<typeof inside.current>) => {
      const was = isInside()
      inside.current = { ...inside.current, ...change }
      if (was === isInside()) return
      for (const [key, { value, timer }] of timers.current) {
        clearTimeout(timer)
        start(key, value)
      }
    }
    const holdOn: HoldOn = {
      onPointerEnter: () => stay({ pointer: true }),
      onPointerLeave: () => stay({ pointer: false }),
      // After a click the focus stays behind; there the pointer tells who is about to take it back.
      onFocus: ({ target }) => stay({ focus: target.matches(':focus-visible') }),
      onBlur: () => stay({ focus: false }),
    }
    return {
      hold: (value: T) => {
        const key = crypto.randomUUID()
        start(key, value)
        setHeld((all) => [...all, { key, value }])
      },
      /** Takes one back; answers with it. */
      undo: release,
      /** The time stands still while somebody is in it, and starts anew when they leave (WCAG 2.2.1). */
      holdOn,
      /** `isLeaving`: nothing of this is on the screen any more. */
      flush: (isLeaving = false) => {
        for (const key of timers.current.keys()) go(key, isLeaving)
      },
    }
  }, [release, time])

  const { flush } = tools
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && flush()
    const onLeave = (event: BeforeUnloadEvent) => {
      if (timers.current.size === 0) return
      flush()
      // What was just sent must arrive: the browser asks whether to stay.
      event.preventDefault()
    }
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('beforeunload', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('beforeunload', onLeave)
      flush(true)
    }
  }, [flush])
  return { held, ...tools }
}
