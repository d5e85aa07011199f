import type { Role } from '../../../platform/actor.ts'
import { roles as allRoles } from '../../../platform/actor.ts'
import { hasAnyRole, type Access } from '../../users/index.ts'

/** Who says what groups of a directory give: administrators, since it decides who sees what (ADM-09). */
export const canMapGroups = ({ roles }: Pick<Access, 'roles'>): boolean =>
  hasAnyRole(roles, ['ADMINISTRATOR'])

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
