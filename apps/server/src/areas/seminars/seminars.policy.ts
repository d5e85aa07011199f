import type { Role } from '../../platform/types.ts'
import { canEdit } from '../components/index.ts'
import { hasAnyRole, type Access } from '../users/index.ts'

type Holder = Pick<Access, 'roles' | 'isDataSolutions'>

/** Reads how far others are: who keeps seminars (SEM-07), and who oversees. */
export const canReport = (holder: Holder) =>
  canEdit(holder, 'seminar') || hasAnyRole(holder.roles, overseers)

/** Says who was there and lets people begin anew. */
export const canDecide = (holder: Holder) => canEdit(holder, 'seminar')

const overseers: readonly Role[] = ['SUPERVISOR']

/** Roles that hear live how far others are. */
export const reportingRoles: readonly Role[] = ['ADMINISTRATOR', 'CLIENTSERVICE', 'SUPERVISOR']
