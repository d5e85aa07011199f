import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Opens the notes of all versions. */
export const openNews = (): void => set(true)
export const closeNews = (): void => set(false)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the notes of all versions are open. */
export const useNewsOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
