export { cockpitRoutes } from './cockpits.routes.ts'
export { defaultLayout } from './default-layout.ts'
