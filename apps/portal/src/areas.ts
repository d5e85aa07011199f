/** Areas of the portal's own that are there: who is not let in there learns nothing more. */
export const areas: ReadonlySet<string> = new Set([
  'academy',
  'administration',
  'approvals',
  'cockpits',
  'home',
  'invoices',
  'settings',
])
