import type { PreviewSubject } from '@atrium/api-client/contract'
import { useSyncExternalStore } from 'react'

/** A page that is looked at, also while it is hidden. */
export interface PreviewedPage {
  id: number
  /** Its address in the portal. */
  path: string
}

/** The choice is open; `as` is whom somebody asked for elsewhere. */
interface Choice {
  as?: PreviewSubject
  /** Absent: the page that is open. */
  page?: PreviewedPage
}

let choice: Choice | undefined
const listeners = new Set<() => void>()

function set(next: Choice | undefined): void {
  choice = next
  for (const listener of listeners) listener()
}

/** Opens the choice of whom to look as, with one chosen where it is clear. */
export const openPreviewDialog = (as?: PreviewSubject, page?: PreviewedPage): void =>
  set({ as, page })
export const closePreviewDialog = (): void => set(undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined: it is closed. */
export const usePreviewChoice = (): Choice | undefined =>
  useSyncExternalStore(subscribe, () => choice)
