import { toDay } from '@atrium/api-client/values'
import { dayFromWire } from '../../kit/dates/index.ts'
import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  invoiceImport,
  invoices,
  type Invoice as ContractInvoice,
  type InvoiceRecipient,
} from '@atrium/api-client/contract'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { PortError } from '../../kit/port-error.ts'
import type { Customer, Invoice, InvoicesPort, StoredRecipient } from '../invoices.port.ts'

export interface InvoicesAdapterOptions {
  client: Client
  scope: Scope
  /** Customers of the application. */
  customers: readonly Customer[]
}

const { asPort } = portCalls()

/** A day as the contract sends it: a moment that is on it in every zone of Europe. */

/** The port of invoices on the portal's own calls. */
export function createInvoicesAdapter({
  client,
  scope,
  customers,
}: InvoicesAdapterOptions): InvoicesPort {
  const here = { applicationId: scope.tenant }
  return {
    customers,

    invoices(customerId, { from, to }) {
      const { key, load } = describeQuery(client, scope, invoices.outgoing, {
        params: { customerId },
        // Of this application alone: a customer may be in several.
        query: { fromDate: toDay(from), toDate: toDay(to), ...here },
      })
      return {
        key: [...key, 'invoices'],
        // Nothing at all is an empty list (INV-03).
        load: () => asPort(load().then((all) => (all ?? []).map(toInvoice))),
      }
    },

    document: (customerId, invoiceNumber) =>
      withExplanation(
        asPort(
          client.call(invoices.download, { params: { customerId, invoiceNumber }, query: here }),
        ),
      ),

    xrechnung: (customerId, invoiceNumber) =>
      withExplanation(
        asPort(
          client.call(invoices.xrechnung, { params: { customerId, invoiceNumber }, query: here }),
        ),
      ),

    putDocument: async ({ number, file, commandId }) => {
      const params = { ...here, invoiceNumber: number }
      const { outcome } = await asPort(
        client.call(
          invoiceImport.putDocument,
          { params, body: {}, files: { document: [file] } },
          { idempotencyKey: commandId },
        ),
      )
      return outcome
    },

    recipient(customerId) {
      const { key, load } = describeQuery(client, scope, invoices.recipient, {
        params: { customerId },
        query: here,
      })
      return { key: [...key, 'recipient'], load: () => asPort(load().then(toRecipient)) }
    },

    saveRecipient: (customerId, recipient) =>
      asPort(
        client
          .call(invoices.saveRecipient, {
            params: { customerId },
            query: here,
            // An empty address is none.
            body: { ...recipient, email: recipient.email.trim() || null },
          })
          .then(toRecipient),
      ),
  }
}

/** Refusals that say by themselves why there is no document, and what to do. */
const explained = new Set(['invoice-incomplete', 'content-pending', 'content-quarantined'])

/** Only the server knows what an invoice lacks, and tells it to whom it concerns. */
async function withExplanation<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (thrown) {
    if (!(thrown instanceof PortError) || !explained.has(thrown.reason ?? '')) throw thrown
    throw new PortError({ ...thrown, fields: {}, explanation: thrown.message })
  }
}

/** Where invoices go, in the module's words. */
const toRecipient = (answer: InvoiceRecipient): StoredRecipient => ({
  name: answer.name ?? '',
  addition: answer.addition ?? '',
  street: answer.street ?? '',
  postcode: answer.postcode ?? '',
  city: answer.city ?? '',
  country: answer.country ?? 'DE',
  vatId: answer.vatId ?? '',
  email: answer.email ?? '',
  buyerReference: answer.buyerReference ?? '',
  missing: answer.missing,
  can: answer.can,
})

/** An invoice in the module's words. */
export const toInvoice = (answer: ContractInvoice): Invoice => ({
  id: answer.id,
  number: answer.invoiceNumber,
  kind: answer.invoiceType,
  status: answer.invoiceType === 'invoice' ? answer.status : null,
  day: dayFromWire(answer.invoiceDate)!,
  due: dayFromWire(answer.dueDate),
  product: answer.product,
  mediaType: answer.mediaType,
  campaign: answer.campaign,
  campaignId: answer.campaignId ?? null,
  orderUrl: answer.directOrder?.url ?? null,
  currencyName: answer.currencyName,
  net: answer.netTotal ?? answer.invoiceTotal,
  vat: answer.vatAmount ?? 0,
  total: answer.invoiceTotal,
  hasDocument: answer.hasDocument,
  hasOwnDocument: answer.hasOwnDocument === true,
})
