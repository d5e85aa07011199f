/**
 * First segments with a meaning of their own, the portal's and the server's: no page may have them
 * as its slug (ROUTE-11).
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'academy',
  'administration',
  'api',
  'approvals',
  'assets',
  'bi',
  'callback',
  'cockpits',
  'extended-services',
  'favicon.svg',
  'health',
  'home',
  'hubs',
  'identity',
  'images',
  'launcher',
  'logged-out',
  'metrics',
  'my-tasks',
  'ready',
  'reports',
  'search',
  'services',
  'settings',
  'setup',
  'silent_renew.html',
  'storage',
  'view',
])
