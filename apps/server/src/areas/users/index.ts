export { actorOfUser, createUserDirectory, findActor, findUserId } from './users.directory.ts'
export { groupsChanged, peopleChanged, rightsChanged } from './users.events.ts'
export { notificationSettingsOf, ownNotificationSettings } from './notification-settings.ts'
export { createUsersService, enterTenant } from './users.service.ts'
export { groupTypes, hasAnyRole, overseeingRoles, type Access } from './users.policy.ts'
export {
  listGroups,
  listUnknownGroups,
  updateUser,
  type GroupRow,
  type UserChange,
} from './users.repository.ts'
