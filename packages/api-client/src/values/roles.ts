import { signInRoles, type SignInRole } from '../contract/people/roles.ts'

export { signInRoles, type SignInRole }

export interface RoleFlags {
  isAdministrator: boolean
  isSupervisor: boolean
  /** Client service. */
  isConsultant: boolean
  isDirectOrder: boolean
  isAuthor: boolean
  isClientLead: boolean
  isClient: boolean
}

/** Whether somebody has a role, or any of several (AUTH-17). Names compare without regard to case. */
export function hasRole(
  roles: readonly string[],
  wanted: SignInRole | readonly SignInRole[],
): boolean {
  const names: readonly string[] = typeof wanted === 'string' ? [wanted] : wanted
  return roles.some((role) => names.includes(role.toUpperCase()))
}

/** The flags that follow from the roles of a sign-in profile (AUTH-17). */
export function roleFlags(roles: readonly string[]): RoleFlags {
  return {
    isAdministrator: hasRole(roles, 'ADMINISTRATOR'),
    isSupervisor: hasRole(roles, 'SUPERVISOR'),
    isConsultant: hasRole(roles, 'CLIENTSERVICE'),
    isDirectOrder: hasRole(roles, 'DIRECTORDER'),
    isAuthor: hasRole(roles, 'AUTHOR'),
    isClientLead: hasRole(roles, 'CLIENT_LEAD'),
    isClient: hasRole(roles, 'CLIENT'),
  }
}
