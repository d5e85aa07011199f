export { userGroupRoutes } from './user-groups.routes.ts'
