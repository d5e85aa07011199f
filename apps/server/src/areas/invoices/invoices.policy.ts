import { hasAnyRole, type Access } from '../users/index.ts'

/** Who sees what was invoiced: the agency, who leads at the client, and clients in a group for it (INV-06, A5). */
export const canSeeInvoices = (
  { roles }: Pick<Access, 'roles'>,
  { isInInvoiceGroup }: { isInInvoiceGroup: boolean },
): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE', 'CLIENT_LEAD']) ||
  (roles.includes('CLIENT') && isInInvoiceGroup)
