import { hasAnyRole, type Access } from '../users/index.ts'

/** Who says which clients an application has (ADM-09). */
export const canManageCustomers = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR'])
