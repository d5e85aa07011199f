import { signInRoles } from '@atrium/api-client/contract'
import type { Role } from '../../platform/actor.ts'
import { hasAnyRole, type Access } from '../users/index.ts'

/** Who shares with any group, and says with which view a role begins. */
const arrangers: readonly Role[] = ['ADMINISTRATOR', 'CLIENTSERVICE']

type Roles = Pick<Access, 'roles'>

/** What of a view says who may do what with it. */
export interface ViewOwnership {
  user_id: number
  group_ids: readonly number[]
  default_for_roles: readonly string[]
}

/** A view is seen by its owner, by groups that it is shared with, and by roles that begin with it. */
export const canSee = (
  access: Roles & { actor: { userId: number }; groupIds: readonly number[] },
  view: ViewOwnership,
) =>
  view.user_id === access.actor.userId ||
  view.group_ids.some((id) => access.groupIds.includes(id)) ||
  access.roles.some((role) => view.default_for_roles.includes(role))

/** The owner's alone; what roles begin with is also arranged by administrators and Client Service. */
export const canChange = (
  access: Roles & { actor: { userId: number } },
  view: Pick<ViewOwnership, 'user_id' | 'default_for_roles'>,
) => view.user_id === access.actor.userId || (isDefault(view) && canArrange(access))

const isDefault = (view: Pick<ViewOwnership, 'default_for_roles'>) =>
  view.default_for_roles.length > 0

/** One default for each role (T-07). */
export const canArrange = (access: Roles) => hasAnyRole(access.roles, arrangers)

/** The view that somebody begins with: that of the first of their roles which has one. */
export const startOf = (
  { roles }: Roles,
  views: readonly { id: number; default_for_roles: readonly string[] }[],
): number | undefined =>
  signInRoles
    .filter((role) => roles.includes(role))
    .flatMap((role) => views.find((view) => view.default_for_roles.includes(role)) ?? [])
    .at(0)?.id

/** Others share with groups that they are in: of which groups there are, they know no more (T-03). */
export const canShareWith = (
  access: Roles & { groupIds: readonly number[] },
  groupIds: readonly number[],
) => canArrange(access) || groupIds.every((id) => access.groupIds.includes(id))

/** The owner and the agency know with which groups a view is shared (T-03). */
export const canSeeGroups = (
  access: Pick<Access, 'isStaff'> & { actor: { userId: number } },
  view: Pick<ViewOwnership, 'user_id'>,
) => access.isStaff || view.user_id === access.actor.userId

/** Most bytes of what a view keeps, as JSON. */
const maxStateBytes = 16_384

/** Most views that one person keeps of one module. */
export const maxViews = 100

export const isTooLarge = (state: object) =>
  Buffer.byteLength(JSON.stringify(state)) > maxStateBytes
