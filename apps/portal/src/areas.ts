/** Areas of the portal's own that are there: no entry leads to one that is not. */
export const areas: ReadonlySet<string> = new Set(['home', 'settings'])
