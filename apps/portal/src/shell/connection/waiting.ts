import { useSyncExternalStore } from 'react'

let waiting = 0
const listeners = new Set<() => void>()

/** How many changes have long had no answer. */
export function setWaitingCalls(calls: number): void {
  waiting = calls
  for (const listener of listeners) listener()
}

/** Whether somebody has long waited for something to be saved, which is still being tried. */
export const useIsWaiting = (): boolean => useSyncExternalStore(subscribe, () => waiting > 0)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
