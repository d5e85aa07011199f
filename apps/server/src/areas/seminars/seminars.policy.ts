import type { Role } from '../../platform/actor.ts'
import { canEdit } from '../components/index.ts'
import { hasAnyRole, type Access } from '../users/index.ts'

type Holder = Pick<Access, 'roles' | 'isDataSolutions'>

/** Keeps seminars: their packages, who was there, and who begins anew (SEM-07). */
export const canKeep = (holder: Holder) => canEdit(holder, 'seminar')

/** Roles that read and hear live how far others are: who keeps seminars, and who oversees. */
export const reportingRoles: readonly Role[] = ['ADMINISTRATOR', 'CLIENTSERVICE', 'SUPERVISOR']

export const canReport = ({ roles }: Pick<Access, 'roles'>) => hasAnyRole(roles, reportingRoles)
