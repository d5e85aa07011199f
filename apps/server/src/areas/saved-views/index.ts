export { savedViewRoutes } from './saved-views.routes.ts'
