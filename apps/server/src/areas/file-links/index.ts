export { fileLinkRoutes } from './file-links.routes.ts'
