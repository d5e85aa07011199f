import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** This product's own small router: `/unterlagen/12-belege?sort=size`. */
export interface Address {
  page: string
  /** Segments after the page. */
  path: readonly string[]
  params: Readonly<Record<string, string>>
  /** Goes elsewhere; what is left out stays, an empty parameter goes. */
  go: (
    to: { page?: string; path?: readonly string[]; params?: Record<string, string> },
    options?: { replace?: boolean },
  ) => void
}

const changed = 'address-changed'

function subscribe(listener: () => void) {
  for (const event of ['popstate', changed]) addEventListener(event, listener)
  return () => {
    for (const event of ['popstate', changed]) removeEventListener(event, listener)
  }
}

const read = (href: string) => {
  const { pathname, searchParams } = new URL(href)
  const [page = 'unterlagen', ...path] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { page, path, params: Object.fromEntries(searchParams) }
}

export function useAddress(): Address {
  const href = useSyncExternalStore(subscribe, () => location.href)
  const address = useMemo(() => read(href), [href])
  const go: Address['go'] = useCallback((to, { replace = false } = {}) => {
    const now = read(location.href)
    const page = to.page ?? now.page
    const path = to.path ?? (to.page === undefined ? now.path : [])
    const params = Object.entries({ ...(to.page === undefined && now.params), ...to.params })
    const query = new URLSearchParams(params.filter(([, value]) => value !== '')).toString()
    const next = `/${[page, ...path].map(encodeURIComponent).join('/')}${query && `?${query}`}`
    history[replace ? 'replaceState' : 'pushState'](null, '', next)
    dispatchEvent(new Event(changed))
  }, [])
  return { ...address, go }
}
