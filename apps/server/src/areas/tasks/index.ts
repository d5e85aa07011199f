export { taskRoutes } from './tasks.routes.ts'
