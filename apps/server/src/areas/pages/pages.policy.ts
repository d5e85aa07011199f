import { reservedSlugs } from '@atrium/api-client/contract'
import { hasAnyRole, type Access } from '../users/index.ts'

/** A page is seen by who sees something on it; links to elsewhere are for everybody in the tenant. */
export const isPageVisible = (
  access: Pick<Access, 'seesAll'>,
  page: { isExternal: boolean; visibleComponents: number },
) => access.seesAll || page.isExternal || page.visibleComponents > 0

/** Which pages there are, what lies on them and in which order is the administrators' (ADM-09, ADR 0020). */
export const canManagePages = (access: Pick<Access, 'roles'>) =>
  hasAnyRole(access.roles, ['ADMINISTRATOR'])

/** Longest slug, as the contract has it. */
const maxSlugLength = 60

/** The slug, or the first one like `plans-2` that neither the portal nor another page needs (ROUTE-11). */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !reservedSlugs.has(candidate) && !taken.has(candidate)
  if (isFree(slug)) return slug
  for (let number = 2; ; number++) {
    const ending = `-${number}`
    const start = slug.slice(0, maxSlugLength - ending.length).replace(/-+$/, '')
    if (isFree(start + ending)) return start + ending
  }
}

/** The first segment of an address inside the portal. */
export const slugIn = (url: string): string => url.split(/[/?#]/).find(Boolean) ?? ''
