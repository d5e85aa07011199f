import { hasAnyRole, type Access } from '../users/index.ts'

/**
 * What somebody may read of their tenant's audit log (A5): agency staff all of it, clients what was
 * said to approvals, everybody else nothing.
 */
export function readableAudit({ roles }: Pick<Access, 'roles'>): 'all' | 'approvals' | 'nothing' {
  if (hasAnyRole(roles, ['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE'])) return 'all'
  return hasAnyRole(roles, ['CLIENT_LEAD', 'CLIENT']) ? 'approvals' : 'nothing'
}
