import { rolesInReach } from '@atrium/api-client/contract'
import { leastRole, roles as allRoles, type Role } from '../../../platform/actor.ts'
import { groupTypes, type Access } from '../../users/index.ts'
import { canManageMembers } from '../user-groups.policy.ts'

type Caller = Pick<Access, 'roles'> & { actor: Pick<Access['actor'], 'integration'> }

/** The directory does what administrators have said of its groups. */
const isDirectory = ({ actor }: Caller) => actor.integration?.areas.includes('directory') ?? false

/**
 * Who puts people by hand into a group of a directory, or out of it: whoever may give its role and choose who is
 * in the groups that it leads into, because that is what comes of it (ADM-09).
 */
export const canPassOn = (
  caller: Caller,
  { role, target_types }: { role: Role | null; target_types: readonly number[] },
): boolean =>
  isDirectory(caller) ||
  ((role === null || rolesInReach(caller.roles).includes(role)) &&
    target_types.every((type) => canManageMembers(caller, type)))

/**
 * Whose roles somebody changes by that, and into which: nobody's who has a say over more, and none that the caller
 * could not give, also where another group of theirs gives it. Who has no role is of the agency.
 */
export function canChangeRoles(
  caller: Caller,
  held: readonly string[],
  after: readonly string[],
): boolean {
  if (isDirectory(caller)) return true
  if (held.length === 0) return canManageMembers(caller, groupTypes.DataSolutions)
  const reach: readonly string[] = rolesInReach(caller.roles)
  return [...held, ...after].every((role) => reach.includes(role))
}

/** The role of who left the last group that gave one: that of the directory, or the least where the caller cannot give it. */
export const fallbackRole = (caller: Caller, said: Role | null | undefined): Role =>
  said && (isDirectory(caller) || rolesInReach(caller.roles).includes(said)) ? said : leastRole

/**
 * The roles of somebody by their groups of the directory, undefined where they stay: those that the groups
 * give, in the place of all others. Whoever left the last group that gave one has the `fallback`. Administrators
 * stay administrators, because a directory neither makes nor unmakes them.
 */
export function rolesByGroups(
  held: readonly string[],
  given: readonly Role[],
  fallback: Role | undefined,
): Role[] | undefined {
  const wanted = given.length > 0 ? given : fallback === undefined ? undefined : [fallback]
  if (!wanted) return undefined
  const after = allRoles.filter(
    (role) => wanted.includes(role) || (role === 'ADMINISTRATOR' && held.includes(role)),
  )
  const isSame = after.length === held.length && after.every((role) => held.includes(role))
  return isSame ? undefined : after
}
