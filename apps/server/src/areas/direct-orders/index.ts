export { directOrderRoutes } from './direct-orders.routes.ts'
export { ordersInCalendar } from './order-calendar.ts'
