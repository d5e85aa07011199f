export { releaseNoteRoutes } from './release-notes.routes.ts'
