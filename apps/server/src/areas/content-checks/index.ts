export { checkJobs } from './content-checks.jobs.ts'
export { holdForCheck } from './content-checks.service.ts'
