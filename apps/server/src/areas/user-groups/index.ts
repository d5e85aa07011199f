export { giveRoles, listClosedGroups, moveDue } from './directory/follow-directory.ts'
export { dueByMembers, updateRoles } from './directory/directory-memberships.repository.ts'
export { changeMemberships } from './memberships.service.ts'
export { insertUserGroups, listMembersAmong, lockUserGroups } from './memberships.repository.ts'
export { changeMembers, leaveGroups } from './user-group-members.service.ts'
export {
  canManageGroups,
  canManageMembers,
  canSeeGroups,
  canSeeInvoices,
} from './user-groups.policy.ts'
export { isInGroupThat, lockNames, lockUserGroup } from './user-groups.repository.ts'
export { userGroupRoutes } from './user-groups.routes.ts'
export { createUserGroupsService } from './user-groups.service.ts'
