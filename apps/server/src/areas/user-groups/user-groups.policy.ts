import type { Role } from '../../platform/actor.ts'
import { groupTypes, hasAnyRole, type Access } from '../users/index.ts'

/** Who has the administration menu sees groups and who is in them (A5, ADM-09). */
const seers: readonly Role[] = ['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE', 'CLIENT_LEAD']

export const canSeeGroups = (access: Pick<Access, 'roles'>) => hasAnyRole(access.roles, seers)

/** Which groups there are, and what they are for, is the administrators' (ADM-09). */
export const canManageGroups = (access: Pick<Access, 'roles'>) =>
  hasAnyRole(access.roles, ['ADMINISTRATOR'])

/**
 * Who puts people into a group of this type (ADM-09). Nobody raises rights above their own:
 * Client Service has no say over administrators, a Client Lead over nobody but clients.
 */
export function canManageMembers(access: Pick<Access, 'roles'>, groupType: number): boolean {
  const { roles } = access
  if (hasAnyRole(roles, ['ADMINISTRATOR'])) return true
  if (groupType === groupTypes.Administration) return false
  if (hasAnyRole(roles, ['CLIENTSERVICE'])) return true
  return hasAnyRole(roles, ['CLIENT_LEAD']) && groupType === groupTypes.Customer
}

/** Who sees what was invoiced: the agency, who leads at the client, and clients in a group for it (INV-06, A5). */
export const canSeeInvoices = (
  { roles }: Pick<Access, 'roles'>,
  { isInInvoiceGroup }: { isInInvoiceGroup: boolean },
): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE', 'CLIENT_LEAD']) ||
  (roles.includes('CLIENT') && isInInvoiceGroup)
