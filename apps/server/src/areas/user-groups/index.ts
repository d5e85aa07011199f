export { canManageMembers, canSeeGroups, canSeeInvoices } from './user-groups.policy.ts'
export { isInGroupThat } from './user-groups.repository.ts'
export { userGroupRoutes } from './user-groups.routes.ts'
