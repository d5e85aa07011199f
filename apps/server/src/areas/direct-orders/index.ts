export { directOrderRoutes } from './direct-orders.routes.ts'
