export { fileLinkRoutes } from './file-links.routes.ts'
export { openArchive } from './archives.service.ts'
export { uploadJob } from './uploads.service.ts'
export { mountUploads, type Moving } from './uploads.tus.ts'
