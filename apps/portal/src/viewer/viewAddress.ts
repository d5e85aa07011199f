import { addressSegment, comparisons, type VersionLook } from '@atrium/portal-modules/kit'

/** The id in `12-a-b`: what stands before the first dash (ROUTE-20). */
export function idOf(segment: string | null | undefined): number | undefined {
  const match = /^(\d{1,9})(?:-|$)/.exec(segment ?? '')
  return match ? Number(match[1]) : undefined
}

/** The component that an address looks at: `?view=true&component=12-plan` (ROUTE-13). */
export function viewedOf(search: string): number | undefined {
  const params = new URLSearchParams(search)
  return params.get('view') === 'true' ? idOf(params.get('component')) : undefined
}

/** What it looks at besides the version that counts: `version=1`, `compare=1-2-slider` (T-71, D-09). */
export function lookOf(search: string): VersionLook | undefined {
  const params = new URLSearchParams(search)
  const version = /^[1-9]\d{0,8}$/.exec(params.get('version') ?? '')
  if (version) return { version: Number(version[0]) }
  const [, first, second, way] =
    /^([1-9]\d{0,8})-([1-9]\d{0,8})-(\w+)$/.exec(params.get('compare') ?? '') ?? []
  const as = comparisons.find((one) => one === way)
  return as && { compare: [Number(first), Number(second)], as }
}

/** The query that looks at it; no drawer stands over it (ROUTE-18, LAY-12). */
export function withView(
  search: string,
  { id, name }: { id: number; name: string },
  look?: VersionLook,
): string {
  const params = new URLSearchParams(search)
  for (const other of ['drawer', 'version', 'compare']) params.delete(other)
  params.set('view', 'true')
  params.set('component', addressSegment(id, name))
  return withLook(`?${params}`, look)
}

/** The same query with another look. */
export function withLook(search: string, look: VersionLook | undefined): string {
  const params = new URLSearchParams(search)
  for (const other of ['version', 'compare']) params.delete(other)
  if (look && 'version' in look) params.set('version', `${look.version}`)
  if (look && 'compare' in look) params.set('compare', `${look.compare.join('-')}-${look.as}`)
  return `?${params}`
}

/** The query without what looks at anything (ROUTE-13). */
export function withoutView(search: string): string {
  const params = new URLSearchParams(search)
  for (const own of ['view', 'component', 'version', 'compare']) params.delete(own)
  const text = params.toString()
  return text && `?${text}`
}

/**
 * What a viewer route shows: `/files/12-plans/14-week/view` the component 14. Undefined for other
 * addresses; without a component, as `/view`, there is no id (ROUTE-07, ROUTE-11).
 */
export function viewRouteOf(pathname: string): { id: number | undefined } | undefined {
  const segments = pathname.split('/').filter(Boolean)
  if (segments.pop() !== 'view') return undefined
  return { id: segments.length > 1 ? idOf(segments.at(-1)) : undefined }
}
