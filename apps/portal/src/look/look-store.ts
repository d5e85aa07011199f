import { useSyncExternalStore } from 'react'
import { readLook, saveLook, type Look } from './look.ts'
import { runningPreview } from '../preview/preview.ts'

let look = readLook()
const listeners = new Set<() => void>()

/** The look of this browser as it stands. */
export const currentLook = (): Look => look

/** Changes the look at once and for the next visit. */
export function changeLook(change: Partial<Look>): void {
  // Somebody else's theme is not the one with which this browser paints first.
  look = runningPreview ? { ...look, ...change } : saveLook(change)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLook = (): Look => useSyncExternalStore(subscribe, currentLook)
