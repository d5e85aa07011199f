export { contactRoutes } from './contacts.routes.ts'
export { contactTrashJob } from './contacts.service.ts'
