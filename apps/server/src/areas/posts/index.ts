export { releaseJob } from './posts.release.job.ts'
export { postRoutes } from './posts.routes.ts'
export { cleanHtml } from './posts.html.ts'
