import { addressSegment } from '@atrium/portal-modules/kit'

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

/** The query that looks at it; no drawer stands over it (ROUTE-18, LAY-12). */
export function withView(search: string, { id, name }: { id: number; name: string }): string {
  const params = new URLSearchParams(search)
  params.delete('drawer')
  params.set('view', 'true')
  params.set('component', addressSegment(id, name))
  return `?${params}`
}

/** The query without what looks at anything (ROUTE-13). */
export function withoutView(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('view')
  params.delete('component')
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
