import { useSyncExternalStore } from 'react'
import type { RouterAddress } from './address.ts'

const moved = 'atrium-address'

function subscribe(listener: () => void) {
  for (const event of ['popstate', moved]) window.addEventListener(event, listener)
  return () => {
    for (const event of ['popstate', moved]) window.removeEventListener(event, listener)
  }
}

const read = () => window.location.pathname + window.location.search

const go: RouterAddress['go'] = (url, { replace }) => {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', url)
  // The browser tells of Back and Forward only.
  window.dispatchEvent(new Event(moved))
}

/** The browser's own address, for a product without a router. On a server it is the module's page. */
export function useBrowserAddress(base: string): RouterAddress {
  const url = useSyncExternalStore(subscribe, read, () => base)
  return { url, go }
}
