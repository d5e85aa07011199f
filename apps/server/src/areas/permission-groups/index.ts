export { permissionGroupRoutes } from './permission-groups.routes.ts'
