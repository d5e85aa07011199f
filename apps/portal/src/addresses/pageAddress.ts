import type { Page } from '@atrium/api-client/contract'
import { reservedSlugs, slugOf } from '@atrium/api-client/values'

/** A page opens inside the portal unless it is external or its slug is taken by the portal. */
export const isInside = (page: Pick<Page, 'url' | 'isExternal'>): boolean =>
  !page.isExternal && slugOf(page) !== '' && !reservedSlugs.has(slugOf(page))
