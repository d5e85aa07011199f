import type { Role } from '../../platform/types.ts'
import { canEdit } from '../components/index.ts'
import { hasAnyRole, type Access } from '../users/index.ts'

const agency: readonly Role[] = ['ADMINISTRATOR', 'CLIENTSERVICE']

/** Who may change files gives them away, where their tenant gives any away (T-73). */
export const canShare = (holder: Parameters<typeof canEdit>[0]) => canEdit(holder, 'filelink')

/** The agency answers for all links of a tenant, everybody else for their own. */
export const seesAllShares = (holder: Pick<Access, 'roles'>) => hasAnyRole(holder.roles, agency)

export const mayRemove = (access: Pick<Access, 'roles' | 'actor'>, share: { created_by: number }) =>
  seesAllShares(access) || share.created_by === access.actor.userId
