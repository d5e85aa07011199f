/**
 * Those of the reserved first segments of addresses that have a page. To someone who may not open it, the portal
 * only says that there is no such page; of the other reserved segments it says that the area does not exist here.
 */
export const areas: ReadonlySet<string> = new Set([
  'academy',
  'administration',
  'approvals',
  'cockpits',
  'home',
  'invoices',
  'settings',
])
