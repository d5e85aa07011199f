/** Says in the address of a cockpit that figures are being imported. */
export const figuresParam = { name: 'import', value: 'figures' } as const
