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

/**
 * Roles that somebody has a say over: whom they change, and what they give to somebody new. Nobody
 * raises rights above their own (ADM-09).
 */
const inReach: Partial<Record<SignInRole, readonly SignInRole[]>> = {
  ADMINISTRATOR: signInRoles,
  CLIENTSERVICE: ['CLIENTSERVICE', 'DIRECTORDER', 'AUTHOR', 'CLIENT_LEAD', 'CLIENT'],
  CLIENT_LEAD: ['CLIENT_LEAD', 'CLIENT'],
}

/** What somebody with these roles has a say over; empty: they add nobody. */
export const rolesInReach = (roles: readonly string[]): SignInRole[] => {
  const given = new Set(roles.flatMap((role) => inReach[role as SignInRole] ?? []))
  return signInRoles.filter((role) => given.has(role))
}
