/** Names the campaign into which a plan is being imported, in the address. */
export const importParam = 'import'
