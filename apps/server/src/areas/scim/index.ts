export { mountScim } from './scim.routes.ts'
export { directoryGroupRoutes } from './mapping/directory-groups.routes.ts'
