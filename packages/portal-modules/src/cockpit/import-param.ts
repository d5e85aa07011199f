/** Says in the address of a cockpit what is being imported. */
export const importParam = { name: 'import', figures: 'figures', costs: 'costs' } as const
