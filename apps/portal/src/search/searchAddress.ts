import type { SearchScope } from './search.types.ts'

/** How many the page of all results shows at most; the server gives no more. */
export const searchPageLimit = 200

/** The page of all results for these words; it can be kept and shared. */
export function searchAddress(query: string, scope?: SearchScope): string {
  const params = new URLSearchParams({ q: query.trim() })
  if (scope) params.set('page', String(scope.pageId))
  return `/search?${params}`
}

/** The page to which a search is narrowed; undefined for everything (SRCH-03). */
export function scopeOf(params: URLSearchParams): SearchScope {
  const text = params.get('page') ?? ''
  return /^\d{1,9}$/.test(text) ? { pageId: Number(text) } : undefined
}
