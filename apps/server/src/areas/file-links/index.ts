export { fileLinkRoutes } from './file-links.routes.ts'
export { openArchive } from './archives.service.ts'
