export { directOrderRoutes } from './direct-orders.routes.ts'
export { ordersByNumber } from './order-links.ts'
export { ordersInCalendar } from './order-calendar.ts'
export { ordersToDecide } from './order-inbox.service.ts'
