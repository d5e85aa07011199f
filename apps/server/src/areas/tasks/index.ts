export { countOverdue } from './overdue.ts'
export { taskRoutes } from './tasks.routes.ts'
export { createRequestedTask } from './requested-tasks.service.ts'
