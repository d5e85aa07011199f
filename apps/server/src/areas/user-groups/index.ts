export { canManageMembers, canSeeGroups } from './user-groups.policy.ts'
export { userGroupRoutes } from './user-groups.routes.ts'
