import type { PermissionGroup } from '@atrium/api-client/contract'
import { groupTypes, type Access } from '../users/index.ts'

/** Who sees what is the agency's knowledge: clients are not told (T-03). */
export const canListGroups = (access: Pick<Access, 'isStaff'>) => access.isStaff

/** The group types that the permission list knows by name (ENT-17). */
export function typeName(type: number): PermissionGroup['type'] {
  if (type === groupTypes.Administration) return 'Administrator'
  if (type === groupTypes.CustomerService) return 'ClientService'
  if (type === groupTypes.Customer) return 'Client'
  return 'Unknown'
}
