export { notificationRoutes } from './notifications.routes.ts'
export { notify, sendMails } from './notifications.service.ts'
export type { NewMail, NewNotification } from './notifications.repository.ts'
