export { fileVersionRoutes } from './file-versions.routes.ts'
