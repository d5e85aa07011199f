import { isNoticeDue, isOld, type BrowserFeatures } from './oldBrowser.logic.ts'

/** Of the browser and not of a person: it stays over a sign-out. */
const storageKey = 'atrium:old-browser-closed'

function featuresHere(): BrowserFeatures {
  return {
    structuredClone: 'structuredClone' in globalThis,
    has: CSS.supports('selector(:has(a))'),
    listFormat: 'ListFormat' in Intl,
    toSorted: 'toSorted' in Array.prototype,
    withResolvers: 'withResolvers' in Promise,
  }
}

/** Whether to say that this browser is too old (ALRT-03). */
export function shouldWarnOfBrowser(now = Date.now()): boolean {
  if (!isOld(featuresHere())) return false
  try {
    return isNoticeDue(Number(localStorage.getItem(storageKey)) || undefined, now)
  } catch {
    return true
  }
}

/** Remembers that the notice was closed. */
export function closeBrowserWarning(now = Date.now()): void {
  try {
    localStorage.setItem(storageKey, String(now))
  } catch {
    // It comes again with the next visit.
  }
}
