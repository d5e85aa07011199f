export { canSeeInvoices } from './invoices.policy.ts'
export { invoiceRoutes } from './invoices.routes.ts'
