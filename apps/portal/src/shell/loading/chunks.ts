import { retryFailedParts } from '@atrium/design-system'
import { useSyncExternalStore } from 'react'
import { afterChunkFailure } from './chunks.logic.ts'
import { hasUnsaved } from '../kept-texts/unsaved.ts'

const storageKey = 'atrium:chunk-reload'
const listeners = new Set<() => void>()
let isOutdated = false

/** Listens for parts of the code that do not come, from the first moment on (ERR-14). */
export function watchChunks(log: (message: string, error?: unknown) => void): void {
  addEventListener('vite:preloadError', (event) => {
    log('[chunk load error]', (event as Event & { payload?: unknown }).payload)
    decide().catch((error: unknown) => log('[chunk load error]', error))
  })
}

/** How often the server is asked for while parts wait for it; the browser's own word comes sooner. */
const probePauseMs = 5_000

/** Whether the server can be reached; it says so without a sign-in. */
const isServerReachable = () =>
  fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

async function decide(): Promise<void> {
  const failure = {
    now: Date.now(),
    reloadedAt: reloadedAt(),
    isReachable: await isServerReachable(),
    hasUnsaved: hasUnsaved(),
  }
  const step = afterChunkFailure(failure)
  // A browser that keeps nothing could not know that it has reloaded: it asks.
  if (step === 'reload' && keepReload(failure.now)) return location.reload()
  if (step === 'wait') return waitForServer()
  isOutdated = true
  for (const listener of listeners) listener()
}

let isWaiting = false

/** Loads what did not come as soon as the server can be reached again (ALRT-02). */
async function waitForServer(): Promise<void> {
  if (isWaiting) return
  isWaiting = true
  do await pauseUntilOnline()
  while (!navigator.onLine || !(await isServerReachable()))
  isWaiting = false
  retryFailedParts()
}

function pauseUntilOnline(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, probePauseMs)
    addEventListener('online', go)
  })
}

function reloadedAt(): number | undefined {
  try {
    return Number(sessionStorage.getItem(storageKey)) || undefined
  } catch {
    return undefined
  }
}

function keepReload(now: number): boolean {
  try {
    sessionStorage.setItem(storageKey, String(now))
    return true
  } catch {
    return false
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this tab is of an older version than the server, and only a reload helps. */
export const useIsOutdated = (): boolean => useSyncExternalStore(subscribe, () => isOutdated)
