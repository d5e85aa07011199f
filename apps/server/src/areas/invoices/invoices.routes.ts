import { invoiceImport, invoices } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { importInvoices } from './invoice-import.service.ts'
import { prepareOwnPdf } from './invoice-pdf.service.ts'
import { createInvoicesService } from './invoices.service.ts'

export function invoiceRoutes(deps: Dependencies): Route[] {
  const service = createInvoicesService(deps)
  return [
    ...implement(invoiceImport, {
      put: ({ actor, params, body }) => importInvoices(deps, actor, params.applicationId, body),
      putDocument: {
        prepare: ({ actor, params, files }) =>
          prepareOwnPdf(deps, actor, params, files.document[0]!),
      },
    }),
    ...implement(invoices, {
      outgoing: ({ actor, params, query }) => service.outgoing(actor, params.customerId, query),
      download: ({ actor, params, query, language }) =>
        service.download(actor, { ...params, ...query }, language),
      xrechnung: ({ actor, params, query, language }) =>
        service.xrechnung(actor, { ...params, ...query }, language),
      recipient: ({ actor, params, query, language }) =>
        service.recipient(actor, { ...params, ...query }, language),
      saveRecipient: ({ actor, params, query, body, language }) =>
        service.saveRecipient(actor, { ...params, ...query }, body, language),
    }),
  ]
}
