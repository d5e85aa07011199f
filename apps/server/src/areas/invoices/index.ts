export { invoiceRoutes } from './invoices.routes.ts'
