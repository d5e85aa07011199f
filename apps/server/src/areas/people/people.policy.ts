import { rolesInReach } from '@atrium/api-client/contract'
import type { Role } from '../../platform/actor.ts'
import { groupTypes, hasAnyRole, type Access } from '../users/index.ts'

type Roles = Pick<Access, 'roles'>

/** What somebody holds: sign-in roles, and the types of the groups that they are in. */
export interface Standing {
  roles: readonly string[]
  groupTypes: readonly number[]
}

/** Roles and types of groups that somebody has a say over. */
interface Reach {
  roles: readonly Role[]
  groupTypes: readonly number[]
}

/**
 * Nobody raises rights above their own (ADM-09): Client Service has no say over who oversees all
 * tenants, a Client Lead over nobody but clients.
 */
const groupReaches: Partial<Record<Role, readonly number[]>> = {
  ADMINISTRATOR: Object.values(groupTypes),
  CLIENTSERVICE: Object.values(groupTypes).filter((type) => type !== groupTypes.Administration),
  CLIENT_LEAD: [groupTypes.Customer],
}

const reachesOf = ({ roles }: Roles): Reach[] =>
  roles.flatMap((role) => {
    const types = groupReaches[role]
    return types ? [{ roles: rolesInReach([role]), groupTypes: types }] : []
  })

/** Who has the administration menu sees all people of the tenant, inactive ones too (A5). */
export const canSeePeople = (access: Roles) =>
  hasAnyRole(access.roles, ['ADMINISTRATOR', 'SUPERVISOR', 'CLIENTSERVICE', 'CLIENT_LEAD'])

/** Who adds people and changes any (ADM-09). */
export const canManagePeople = (access: Roles) => reachesOf(access).length > 0

/** Who gives somebody new this role, in a portal that has the accounts itself. */
export const canGiveRole = (access: Roles, role: Role) => rolesInReach(access.roles).includes(role)

/** Who changes this person, and switches them off and on (ADM-02, ADM-09). */
export function canManagePerson(access: Roles, person: Standing): boolean {
  if (hasAnyRole(access.roles, ['ADMINISTRATOR'])) return true
  return reachesOf(access).some(
    (reach) =>
      // Who holds no role at all belongs to the agency, such as its data team.
      (person.roles.length > 0 || reach.groupTypes.includes(groupTypes.DataSolutions)) &&
      person.roles.every((role) => (reach.roles as readonly string[]).includes(role)) &&
      person.groupTypes.every((type) => reach.groupTypes.includes(type)),
  )
}

/**
 * Who asks for another e-mail address of this person: not of oneself, because that takes one's own password. In
 * other applications of the person the caller has to manage them, too.
 */
export const canChangeEmail = (
  access: Pick<Access, 'roles' | 'actor'>,
  person: Standing & { id: number },
): boolean => person.id !== access.actor.userId && canManagePerson(access, person)

/** Who learns when somebody was last here: whoever looks after them, and who oversees (T-97). */
export const canSeePresence = (access: Roles, person: Standing) =>
  hasAnyRole(access.roles, ['SUPERVISOR']) || canManagePerson(access, person)

/** Who says that somebody is a user of the reporting tool, which is the agency's (ADM-03). */
export const canAssign = (access: Roles, person: Standing) =>
  hasAnyRole(access.roles, ['ADMINISTRATOR', 'CLIENTSERVICE']) && canManagePerson(access, person)
