export { directOrderRoutes } from './direct-orders.routes.ts'
export { ordersInCalendar } from './order-calendar.ts'
export { ordersToDecide } from './order-inbox.service.ts'
