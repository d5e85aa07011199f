export { applicationRoutes } from './applications.routes.ts'
export { themeOf } from './applications.service.ts'
