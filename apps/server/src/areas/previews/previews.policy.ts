import { previewRoles } from '@atrium/api-client/contract'
import type { Role } from '../../platform/actor.ts'
import { canManagePerson, type Standing } from '../people/index.ts'
import { canManageMembers } from '../user-groups/index.ts'
import { groupTypes, hasAnyRole, type Access } from '../users/index.ts'

type Roles = Pick<Access, 'roles'>

/** Who looks at the portal as somebody else at all (A5). */
export const canPreview = (access: Roles) => hasAnyRole(access.roles, previewRoles)

/** A Supervisor manages nobody, and sees everything but what is the administrators'. */
const isSupervisor = (access: Roles) => hasAnyRole(access.roles, ['SUPERVISOR'])

/** Nobody looks as somebody who stands above them: the ranks are those of ADM-09. */
export const canPreviewPerson = (access: Roles, person: Standing) =>
  canPreview(access) &&
  (canManagePerson(access, person) ||
    (isSupervisor(access) &&
      !person.roles.includes('ADMINISTRATOR') &&
      !person.groupTypes.includes(groupTypes.Administration)))

/** The same for groups, by their type. */
export const canPreviewGroup = (access: Roles, groupType: number) =>
  canPreview(access) &&
  (canManageMembers(access, groupType) ||
    (isSupervisor(access) && groupType !== groupTypes.Administration))

/** What the people of a group usually hold; the agency's data team holds no role (PERM-20). */
const usualRoles: Readonly<Record<number, readonly Role[]>> = {
  [groupTypes.Administration]: ['ADMINISTRATOR'],
  [groupTypes.DataSolutions]: [],
  [groupTypes.CustomerService]: ['CLIENTSERVICE'],
  [groupTypes.Customer]: ['CLIENT'],
  [groupTypes.DirectOrder]: ['DIRECTORDER'],
}

/** The roles of somebody who is nothing but a member of a group of this type. */
export const rolesOfGroup = (groupType: number): readonly Role[] => usualRoles[groupType] ?? []
