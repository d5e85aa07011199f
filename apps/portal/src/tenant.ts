import { useSyncExternalStore } from 'react'
import { changeLook, currentLook } from './look-store.ts'
import { runningPreview } from './preview/preview.ts'

/**
 * The active application belongs to the tab; the last one chosen anywhere is remembered for the
 * next tab (in the look, which the first paint needs anyway).
 */
const key = 'atrium:application'
const listeners = new Set<() => void>()

function read(): number | undefined {
  const value = Number(sessionStorage.getItem(key))
  return Number.isInteger(value) && value > 0 ? value : undefined
}

/** The application of this tab; undefined while none is chosen. */
export const activeApplication = read

/** The one that was opened last in any tab. */
export const lastApplication = (): number | undefined =>
  read() ?? runningPreview?.applicationId ?? currentLook().tenant

/** Makes an application active in this tab. */
export function openApplication(applicationId: number): void {
  sessionStorage.setItem(key, String(applicationId))
  if (currentLook().tenant !== applicationId)
    changeLook({ tenant: applicationId, theme: undefined })
  for (const listener of listeners) listener()
}

/** On sign-out, or when the application turned out not to be the person's. */
export function leaveApplication(): void {
  sessionStorage.removeItem(key)
  for (const listener of listeners) listener()
  // It may be of this person alone; the next one's first paint begins with the tenant's.
  changeLook({ theme: undefined })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useActiveApplication = (): number | undefined => useSyncExternalStore(subscribe, read)
