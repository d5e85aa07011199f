import { useSyncExternalStore } from 'react'
import { changeLook, currentLook } from './look/look-store.ts'
import { runningPreview } from './preview/preview.ts'

/**
 * The active application belongs to the tab; the last one that let the person in is remembered for the
 * next tab (in the look, which the first paint needs anyway).
 */
const key = 'atrium:application'
/** The last one of this tab that let the person in: an address may ask for any. */
const permittedKey = 'atrium:application-permitted'
const listeners = new Set<() => void>()
/** Asked for on this page, and not the person's. */
const refused = new Set<number>()

function read(name: string = key): number | undefined {
  const value = Number(sessionStorage.getItem(name))
  return Number.isInteger(value) && value > 0 ? value : undefined
}

/** The application of this tab; undefined while none is chosen. */
export const activeApplication = (): number | undefined => read()

/** The last application of this tab that let the person in. */
export const permittedApplication = (): number | undefined => read(permittedKey)

/** Whether an application turned out not to be the person's. */
export const isRefused = (applicationId: number): boolean => refused.has(applicationId)

/** The one that was opened last in any tab. */
export const lastApplication = (): number | undefined =>
  read() ?? runningPreview?.applicationId ?? currentLook().tenant

/** Makes an application active in this tab. */
export function openApplication(applicationId: number): void {
  sessionStorage.setItem(key, String(applicationId))
  for (const listener of listeners) listener()
}

/** The application has let the person in: from now on others lead back here, and the next tab begins here. */
export function permitApplication(applicationId: number): void {
  refused.delete(applicationId)
  sessionStorage.setItem(permittedKey, String(applicationId))
  if (currentLook().tenant !== applicationId)
    changeLook({ tenant: applicationId, theme: undefined })
}

/** The active application is not the person's: back to the last one that was, if there is one (ROUTE-13). */
export function refuseApplication(applicationId: number): void {
  refused.add(applicationId)
  if (currentLook().tenant === applicationId) changeLook({ tenant: undefined, theme: undefined })
  const back = [permittedApplication(), runningPreview?.applicationId, currentLook().tenant].find(
    (id) => id !== undefined && !refused.has(id),
  )
  if (back === undefined) leaveApplication()
  else openApplication(back)
}

/** On sign-out, or when the application turned out not to be the person's. */
export function leaveApplication(): void {
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(permittedKey)
  for (const listener of listeners) listener()
  // It may be of this person alone; the next one's first paint begins with the tenant's.
  changeLook({ theme: undefined })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useActiveApplication = (): number | undefined =>
  useSyncExternalStore(subscribe, activeApplication)
