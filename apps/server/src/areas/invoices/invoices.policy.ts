import { hasAnyRole, type Access } from '../users/index.ts'

/** Addresses of invoices are kept by the agency (INV-06). */
export const canSaveRecipient = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR', 'CLIENTSERVICE'])

/** The letterhead is a setting of administrators, see ADM-09. */
export const canSaveLetterhead = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR'])

/** Whoever works for the agency hears what is missing. */
export const canHearWhatIsMissing = ({ isStaff }: Pick<Access, 'isStaff'>): boolean => isStaff

/** Invoices come from bookkeeping, and from whoever looks after that. */
export const canImportInvoices = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR'])
