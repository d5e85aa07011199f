export { mailJobs } from './mail-jobs.ts'
export { canSeeOutbox } from './mails.policy.ts'
export { mailRoutes } from './mails.routes.ts'
