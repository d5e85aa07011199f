export { officeRoutes } from './office.routes.ts'
export { forgetPdfsJob } from './pdfs.service.ts'
