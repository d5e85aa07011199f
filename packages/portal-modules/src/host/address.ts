import type { ModuleHost } from '../kit/index.ts'

/** The part of a host that is about the address. */
export type HostAddress = Pick<
  ModuleHost,
  'path' | 'params' | 'setPath' | 'setParam' | 'setParams' | 'addressOf' | 'openInside'
>

/** A router of the product, as `useLocation` and `useNavigate` or `usePathname` and `useRouter` tell of it. */
export interface RouterAddress {
  /** Where it is: path and query, such as `/files/12-receipts?sort=size`. */
  url: string
  /** Goes to such an address; with `replace` it is no step that Back goes to. */
  go: (url: string, options: { replace: boolean }) => void
}

type Params = Readonly<Record<string, string | undefined>>

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** What stands in an address behind the module's page, and its parameters; nothing on another page. */
export function readAddress(url: string, base: string) {
  const { pathname, searchParams } = new URL(url, 'http://host')
  const [page, all] = [segmentsOf(base), segmentsOf(pathname)]
  if (page.some((segment, at) => segment !== all[at])) return { path: [], params: {} }
  return {
    path: all.slice(page.length).map(decoded),
    params: Object.fromEntries(searchParams),
  }
}

/** An address with this behind the module's page. A parameter that is empty or undefined is left out. */
export function writeAddress(base: string, path: readonly string[], params: Params): string {
  const known = Object.entries(params).filter((one): one is [string, string] => Boolean(one[1]))
  const query = new URLSearchParams(known).toString()
  const segments = [...segmentsOf(base), ...path.map(encodeURIComponent)]
  return `/${segments.join('/')}${query && `?${query}`}`
}

/**
 * The address of a module in a product's own router, on the page `base`. Another place in the module is
 * a step that Back takes back and begins without parameters; how it is shown (sorted, filtered) is none.
 */
export function addressIn({ url, go }: RouterAddress, base: string): HostAddress {
  // Of two changes in a row the second one starts from the first.
  let now = url
  const move = (to: string, options: { replace: boolean }) => {
    now = to
    go(to, options)
  }
  const setParams = (values: Params) => {
    const { path, params } = readAddress(now, base)
    move(writeAddress(base, path, { ...params, ...values }), { replace: true })
  }
  return {
    ...readAddress(url, base),
    setPath: (path, { replace = false } = {}) =>
      move(writeAddress(base, path, replace ? readAddress(now, base).params : {}), { replace }),
    setParam: (name, value) => setParams({ [name]: value }),
    setParams,
    addressOf: (values) => new URL(writeAddress(base, [], values), window.location.origin).href,
    openInside: (address) => move(address, { replace: false }),
  }
}
