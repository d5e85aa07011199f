import { roles as allRoles } from '../../platform/actor.ts'
import { hasAnyRole, type Access } from '../users/index.ts'

/** What a tenant and the caller's groups say about decisions. */
export interface ApprovalGround {
  /** The caller is in a group that may approve. */
  isApprover: boolean
  /** The agency may decide on its client's behalf. */
  agencyApproves: boolean
}

/** Who decides about channels (A5, COCK-10). */
export const canApprove = ({ roles }: Pick<Access, 'roles'>, ground: ApprovalGround): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR', 'CLIENT_LEAD']) ||
  (roles.includes('CLIENT') && ground.isApprover) ||
  (roles.includes('CLIENTSERVICE') && ground.agencyApproves)

/** Whom approvals are asked of: administrators may decide, too, and are not asked; nor is the agency. */
export const isAsked = (holder: Pick<Access, 'roles'>, isApprover: boolean): boolean =>
  !holder.roles.includes('ADMINISTRATOR') &&
  canApprove(holder, { isApprover, agencyApproves: false })

/** Who may name a deputy: whoever is asked, and nobody who looks as somebody else (T-39). */
export const canBeAbsent = (access: Pick<Access, 'roles' | 'actor'>, isApprover: boolean) =>
  isAsked(access, isApprover) && access.actor.preview === undefined

/** Who may decide in somebody's place: the client's own people, never the agency (COCK-10). */
export const canStandIn = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['CLIENT_LEAD', 'CLIENT']) &&
  !hasAnyRole(roles, ['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE'])

/** Who plans: puts a plan into release, moves its channels, changes budgets and dates. */
export const canPlan = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR', 'CLIENTSERVICE'])

/** Who makes campaigns: planners who see what they make, by a group that it is given to or because they see all. */
export const canMakeCampaigns = (access: Pick<Access, 'roles' | 'seesAll' | 'groupIds'>): boolean =>
  canPlan(access) && (access.seesAll || access.groupIds.some((id) => id > 0))

/** Who takes a change of a plan back: whoever made it, and administrators (T-38). */
export const canUndo = (access: Pick<Access, 'roles' | 'actor'>, madeBy: number): boolean =>
  canPlan(access) && (madeBy === access.actor.userId || access.roles.includes('ADMINISTRATOR'))

/** Everybody with a sign-in role who sees a channel may write into it (A5). */
export const canPost = ({ roles }: Pick<Access, 'roles'>): boolean => hasAnyRole(roles, allRoles)

/** Everybody with a sign-in role subscribes for themselves, and nobody who looks as somebody else (T-26). */
export const canSubscribe = ({ roles, actor }: Pick<Access, 'roles' | 'actor'>): boolean =>
  hasAnyRole(roles, allRoles) && actor.preview === undefined
