import { useMemo, useSyncExternalStore } from 'react'

const changed = 'address-changed'

function subscribe(listener: () => void) {
  for (const event of ['popstate', changed]) addEventListener(event, listener)
  return () => {
    for (const event of ['popstate', changed]) removeEventListener(event, listener)
  }
}

const read = () => location.pathname + location.search

/** Goes to an address as it is written: `/unterlagen/12-belege`. */
export const openAddress = (address: string, { replace = false } = {}) => {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  dispatchEvent(new Event(changed))
}

/** This product's own small router: the first segment is a page, what follows is the module's. */
export function useAddress() {
  const url = useSyncExternalStore(subscribe, read, read)
  const router = useMemo(() => ({ url, go: openAddress }), [url])
  const [page = 'unterlagen'] = url.split(/[?/]/).filter(Boolean)
  return { page, router }
}
