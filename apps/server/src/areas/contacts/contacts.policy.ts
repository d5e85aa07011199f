import { hasAnyRole, type Access } from '../users/index.ts'

/** Who says whom a tenant turns to (CON-02); everybody in the tenant sees it and asks for a call. */
export const canManageContacts = (access: Pick<Access, 'roles'>) =>
  hasAnyRole(access.roles, ['ADMINISTRATOR', 'CLIENTSERVICE'])
