import { signInRoles, type SignInRole } from '../contract/roles.ts'

export { signInRoles, type SignInRole }

/** Numbered roles of the specifications (ENT-25). */
export const roleNumbers = {
  Unknown: 0,
  Administrator: 1,
  DataSolutions: 10,
  ClientService: 20,
  Client: 30,
  DirectOrder: 100,
} as const
export type RoleNumber = (typeof roleNumbers)[keyof typeof roleNumbers]

/** Supervisor, author and client lead have no number; no sign-in role is DataSolutions (ENT-25). */
const numberOfRole: Readonly<Record<SignInRole, RoleNumber>> = {
  ADMINISTRATOR: roleNumbers.Administrator,
  SUPERVISOR: roleNumbers.Unknown,
  CLIENTSERVICE: roleNumbers.ClientService,
  DIRECTORDER: roleNumbers.DirectOrder,
  AUTHOR: roleNumbers.Unknown,
  CLIENT_LEAD: roleNumbers.Unknown,
  CLIENT: roleNumbers.Client,
}

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

/** The number of a sign-in role; `Unknown` for those without one (ENT-25). */
export function roleNumberOf(role: string): RoleNumber {
  const name = role.toUpperCase()
  return isSignInRole(name) ? numberOfRole[name] : roleNumbers.Unknown
}

const isSignInRole = (name: string): name is SignInRole =>
  (signInRoles as readonly string[]).includes(name)
