export { audienceRoutes } from './audiences.routes.ts'
