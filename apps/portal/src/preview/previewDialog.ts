import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Opens the choice of whom to look as. */
export const openPreviewDialog = (): void => set(true)
export const closePreviewDialog = (): void => set(false)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsPreviewDialogOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
