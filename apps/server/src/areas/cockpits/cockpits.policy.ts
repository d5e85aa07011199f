import { hasAnyRole, type Access } from '../users/index.ts'

/** Who learns what was invoiced (A5). A campaign's cockpit itself is for everybody who sees the campaign. */
export const canSeeInvoiced = (
  { roles }: Pick<Access, 'roles'>,
  { isInInvoiceGroup }: { isInInvoiceGroup: boolean },
): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE', 'CLIENT_LEAD']) ||
  (roles.includes('CLIENT') && isInInvoiceGroup)
