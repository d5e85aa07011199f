export { postRoutes } from './posts.routes.ts'
