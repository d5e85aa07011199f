import type { Page } from '@atrium/api-client/contract'
import { slugOf } from '@atrium/api-client/values'
import { isInside } from '../addresses/pageAddress.ts'
import type { FoundComponent } from './search.types.ts'

/** Where a result leads (SRCH-04 to SRCH-07). */
export type Target =
  /** Its place in the tree of files: the folder, with it chosen. */
  | { kind: 'place' }
  /** A preview dialog. */
  | { kind: 'report' }
  | { kind: 'inside'; address: string }
  | { kind: 'outside'; address: string }
  /** Nowhere; an error message says so. */
  | { kind: 'refused' }

export interface TargetContext {
  /** Where this portal is. */
  origin: string
  /** Where files are kept, as configured: a path of this portal, or another host. */
  storages: readonly string[]
  pages: readonly Page[]
}

/** What a click on a result does, by its type (SRCH-04 to SRCH-07). */
export function targetOf(component: FoundComponent, context: TargetContext): Target {
  const { id, type, url } = component
  switch (type) {
    case 'filelink':
      return isStored(url, context) ? { kind: 'place' } : { kind: 'refused' }
    case 'reportlink':
      return { kind: 'report' }
    case 'directorder':
      return { kind: 'inside', address: `/direct-order/requests/${id}` }
    case 'seminar':
      return url ? addressOf(url, context) : { kind: 'inside', address: `/academy/sessions/${id}` }
    case 'directory':
    case 'fileexplorer':
      return { kind: 'place' }
    default:
      return url ? addressOf(url, context) : { kind: 'inside', address: insights(context) }
  }
}

/** Whether an address lies in the storage of files (SRCH-04). */
export function isStored(url: string | null, { origin, storages }: TargetContext): boolean {
  const address = parse(url ?? '', origin)
  if (!url || !address) return false
  return storages.some((storage) => {
    const base = parse(storage, origin)
    return (
      base !== undefined &&
      base.origin === address.origin &&
      `${address.pathname}/`.startsWith(`${base.pathname.replace(/\/$/, '')}/`) &&
      address.pathname.length > base.pathname.length
    )
  })
}

function addressOf(url: string, { origin }: TargetContext): Target {
  const address = parse(url, origin)
  // Only what a browser opens as a page: an address such as `javascript:` is nobody's.
  if (!address || !/^https?:$/.test(address.protocol)) return { kind: 'refused' }
  return address.origin === origin
    ? { kind: 'inside', address: address.pathname + address.search + address.hash }
    : { kind: 'outside', address: address.href }
}

/** The page of insights; without one the first page there is (SRCH-07). */
function insights({ pages }: TargetContext): string {
  const inside = pages.filter(isInside)
  const page = inside.find((one) => slugOf(one) === 'insights') ?? inside[0]
  return page ? `/${slugOf(page)}` : '/'
}

function parse(url: string, origin: string): URL | undefined {
  return URL.canParse(url, origin) ? new URL(url, origin) : undefined
}

/**
 * The address of a thing among the files: its folder, with it chosen. `path` leads from the module
 * down to it; undefined where no page of the reader shows that module.
 */
export function placeOf(
  path: readonly Pick<FoundComponent, 'id' | 'type'>[],
  pages: readonly Page[],
): string | undefined {
  const [root] = path
  const self = path.at(-1)
  const page = pages
    .filter(isInside)
    .find(({ children }) => children.some(({ childComponent }) => childComponent.id === root?.id))
  if (!page || !self) return undefined
  const base = `/${slugOf(page)}`
  if (self === root) return base
  if (root?.type === 'fileexplorer' && self.type === 'directory') return `${base}/${self.id}`
  const folder = path.at(-2)
  const isBelow = root?.type === 'fileexplorer' && folder !== undefined && folder !== root
  return `${isBelow ? `${base}/${folder.id}` : base}?component=${self.id}`
}
