import { useCallback, useMemo, useSyncExternalStore } from 'react'

type Params = Readonly<Record<string, string | undefined>>

/** This product's own small router: `/unterlagen/12-belege?sort=size`. */
export interface Address {
  page: string
  /** Segments after the page. */
  path: readonly string[]
  params: Readonly<Record<string, string>>
  /** Goes elsewhere; what is left out stays, a parameter that is empty or undefined goes. */
  go: (
    to: { page?: string; path?: readonly string[]; params?: Params },
    options?: { replace?: boolean },
  ) => void
  /** Goes to an address as it is written: `/unterlagen/12-belege`. */
  open: (address: string) => void
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

/** The whole address of this page with these parameters, to be passed on. */
export function addressOf(params: Params): string {
  const { page, path } = read(location.href)
  return new URL(written(page, path, params), location.origin).href
}

const written = (page: string, path: readonly string[], params: Params) => {
  const known = Object.entries(params).filter((one): one is [string, string] => Boolean(one[1]))
  const query = new URLSearchParams(known).toString()
  return `/${[page, ...path].map(encodeURIComponent).join('/')}${query && `?${query}`}`
}

/** Goes to an address as it is written: `/unterlagen/12-belege`. */
export const openAddress = (address: string, { replace = false } = {}) => {
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  dispatchEvent(new Event(changed))
}

export function useAddress(): Address {
  const href = useSyncExternalStore(subscribe, () => location.href)
  const address = useMemo(() => read(href), [href])
  const go: Address['go'] = useCallback((to, options) => {
    const now = read(location.href)
    const page = to.page ?? now.page
    const path = to.path ?? (to.page === undefined ? now.path : [])
    const params = { ...(to.page === undefined && now.params), ...to.params }
    openAddress(written(page, path, params), options)
  }, [])
  return { ...address, go, open: openAddress }
}
