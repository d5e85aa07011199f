export { fileVersionRoutes } from './file-versions.routes.ts'
export { replaceContents, type NewContent } from './file-versions.service.ts'
