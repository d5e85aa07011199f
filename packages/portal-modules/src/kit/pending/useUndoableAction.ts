import { useCallback, useEffect, useMemo, useRef, useState, type FocusEvent } from 'react'

/** An action that is carried out when its undo window ends, unless somebody undoes it before. */
export interface PendingUndo<T> {
  key: string
  value: T
}

/** Event handlers for the element with the undo button: the undo window is paused while a pointer or the focus is in it. */
export interface UndoPauseHandlers {
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
}

/** Milliseconds between the press of a button and the action, in which it can be undone. */
export const undoWindowMs = 6_000

/**
 * Delays an action so that it can be undone (T-08). When the page is hidden, closed or left, what is
 * pending is carried out at once.
 * @param act  carries it out; `isLeaving`: nothing of the component is on the screen any more
 * @param time  milliseconds of the undo window
 */
export function useUndoableAction<T>(
  act: (value: T, isLeaving: boolean) => void,
  time = undoWindowMs,
) {
  const [held, setHeld] = useState<readonly PendingUndo<T>[]>([])
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
    const pauseHandlers: UndoPauseHandlers = {
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
      /** Undoes a pending action; returns its value, or undefined where it was carried out already. */
      undo: release,
      /** Pause the undo window; it starts anew when pointer and focus have left (WCAG 2.2.1). */
      pauseHandlers,
      /** Carries out everything that is pending. */
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
