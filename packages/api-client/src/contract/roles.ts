/** Roles of the sign-in profile (AUTH-16). */
export const signInRoles = [
  'ADMINISTRATOR',
  'SUPERVISOR',
  'CLIENTSERVICE',
  'DIRECTORDER',
  'AUTHOR',
  'CLIENT_LEAD',
  'CLIENT',
] as const
export type SignInRole = (typeof signInRoles)[number]
