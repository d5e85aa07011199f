import type { PreviewSubject } from '@atrium/api-client/contract'
import { useSyncExternalStore } from 'react'

/** The choice is open; `as` is whom somebody asked for elsewhere. */
interface Choice {
  as?: PreviewSubject
}

let choice: Choice | undefined
const listeners = new Set<() => void>()

function set(next: Choice | undefined): void {
  choice = next
  for (const listener of listeners) listener()
}

/** Opens the choice of whom to look as, with one chosen where it is clear. */
export const openPreviewDialog = (as?: PreviewSubject): void => set({ as })
export const closePreviewDialog = (): void => set(undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined: it is closed. */
export const usePreviewChoice = (): Choice | undefined =>
  useSyncExternalStore(subscribe, () => choice)
