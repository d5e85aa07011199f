import type { Page } from '@atrium/api-client/contract'
import { slugOf } from '@atrium/api-client/values'

/** First segments with a meaning of their own; no page may have them as its slug (ROUTE-11). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'administration',
  'academy',
  'api',
  'approvals',
  'assets',
  'bi',
  'callback',
  'cockpits',
  'extended-services',
  'health',
  'home',
  'hubs',
  'identity',
  'images',
  'launcher',
  'logged-out',
  'my-tasks',
  'reports',
  'services',
  'settings',
  'setup',
  'silent_renew.html',
  'storage',
  'view',
])

/** A page opens inside the portal unless it is external or its slug is taken by the portal. */
export const isInside = (page: Pick<Page, 'url' | 'isExternal'>): boolean =>
  !page.isExternal && slugOf(page) !== '' && !reservedSlugs.has(slugOf(page))
