import type { SignInRole } from '../people/roles.ts'

/** Who places direct orders (PERM-10). */
export const orderRoles: readonly SignInRole[] = ['ADMINISTRATOR', 'CLIENTSERVICE', 'DIRECTORDER']
