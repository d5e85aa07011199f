import { groupOfPerson, userGroupTypes } from '@atrium/api-client/contract'
import type { Actor, Role } from '../../platform/actor.ts'

/** Types of user groups (ENT-15). */
export const groupTypes = userGroupTypes

/** A group that the caller is in. */
export interface Membership {
  userGroupId: number
  type: number
  /** Assigned to component -1: sees every component of the tenant. */
  seesAll: boolean
}

/** What a caller is inside one tenant: the ground that all policies stand on. */
export interface Access {
  actor: Actor
  applicationId: number
  roles: readonly Role[]
  /** Their groups, and themselves alone among them (`groupOfPerson`). */
  groupIds: readonly number[]
  /** Sees every component of the tenant, whatever groups are assigned to it. */
  seesAll: boolean
  /** May know which groups see an item (T-03). */
  isStaff: boolean
  /** In a group of type Data Solutions (PERM-20). */
  isDataSolutions: boolean
  /** A hidden page that is seen as if it were shown, during a look as somebody else (T-04). */
  shownPageId: number | undefined
}

const staffRoles: readonly Role[] = ['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE']

/** Roles that see every component of their tenants. */
export const overseeingRoles: readonly Role[] = ['ADMINISTRATOR', 'SUPERVISOR']

/** True where the roles hold any of the wanted ones: rights of several roles add up. */
export const hasAnyRole = (roles: readonly Role[], wanted: readonly Role[]) =>
  wanted.some((role) => roles.includes(role))

/** Groups of a caller, themselves alone among them; who looks as a group is nobody alone. */
export const groupIdsOf = (
  { userId, preview }: Pick<Actor, 'userId' | 'preview'>,
  memberships: readonly Membership[],
): number[] => [
  ...memberships.map((membership) => membership.userGroupId),
  ...(preview?.group ? [] : [groupOfPerson(userId)]),
]

/** Puts roles and groups together into what the caller is in this tenant. */
export function accessFrom(
  actor: Actor,
  applicationId: number,
  memberships: readonly Membership[],
): Access {
  const roles = actor.rolesIn[applicationId] ?? []
  const isInType = (type: number) => memberships.some((membership) => membership.type === type)
  return {
    actor,
    applicationId,
    roles,
    groupIds: groupIdsOf(actor, memberships),
    seesAll:
      hasAnyRole(roles, overseeingRoles) ||
      isInType(groupTypes.Administration) ||
      memberships.some((membership) => membership.seesAll),
    isStaff: hasAnyRole(roles, staffRoles),
    isDataSolutions: isInType(groupTypes.DataSolutions),
    shownPageId: actor.preview?.pageId,
  }
}
