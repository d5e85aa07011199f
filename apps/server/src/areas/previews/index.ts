export { previewRoutes } from './previews.routes.ts'
export { createPreviews } from './previews.actor.ts'
