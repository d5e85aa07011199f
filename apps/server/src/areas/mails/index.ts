export { mailJobs } from './mail-jobs.ts'
export { mailRoutes } from './mails.routes.ts'
