import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let current = Date.now()

function tick(): void {
  current = Date.now()
  for (const listener of listeners) listener()
}

// One clock for all times on a page.
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!timer) {
    current = Date.now()
    timer = setInterval(tick, 30_000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const never = () => () => {}

/** Returns the present in milliseconds, renewed every half minute; or the time that is given. */
export function useNow(fixed?: number): number {
  return useSyncExternalStore(
    fixed === undefined ? subscribe : never,
    () => fixed ?? current,
    () => fixed ?? current,
  )
}
