import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** Something that is done in a moment, unless it is taken back. */
export interface Held<T> {
  key: string
  value: T
}

/** Milliseconds for which something can be taken back. */
export const holdTime = 6_000

/**
 * Holds what was pressed for a moment, in which it can be taken back (T-08). Whoever leaves has meant
 * it: then it is done at once.
 */
export function useHeld<T>(act: (value: T, isLeaving: boolean) => void, time = holdTime) {
  const [held, setHeld] = useState<readonly Held<T>[]>([])
  const timers = useRef(new Map<string, { value: T; timer: ReturnType<typeof setTimeout> }>())
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })

  const release = useCallback((key: string) => {
    const entry = timers.current.get(key)
    if (!entry) return undefined
    clearTimeout(entry.timer)
    timers.current.delete(key)
    setHeld((all) => all.filter((one) => one.key !== key))
    return entry.value
  }, [])
  const tools = useMemo(() => {
    const go = (key: string, isLeaving = false) => {
      const value = release(key)
      if (value !== undefined) latest.current(value, isLeaving)
    }
    return {
      hold: (value: T) => {
        const key = crypto.randomUUID()
        timers.current.set(key, { value, timer: setTimeout(() => go(key), time) })
        setHeld((all) => [...all, { key, value }])
      },
      /** Takes one back; answers with it. */
      undo: release,
      /** Waits anew: somebody is about to take it back. */
      wait: () => {
        for (const [key, { value, timer }] of timers.current) {
          clearTimeout(timer)
          timers.current.set(key, { value, timer: setTimeout(() => go(key), time) })
        }
      },
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
