export { contactRoutes } from './contacts.routes.ts'
