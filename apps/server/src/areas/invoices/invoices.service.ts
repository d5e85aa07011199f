import type { BodyOf, Invoice, InvoiceRecipient, invoices } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { dayOf } from '../../platform/berlin-time.ts'
import { inMemoryFile } from '../../platform/http/in-memory-file.ts'
import type { Language } from '../../platform/locales.ts'
import { forbidden, invalid } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { campaignsAmong } from '../campaigns/index.ts'
import { ordersByNumber } from '../direct-orders/index.ts'
import type { Access } from '../users/index.ts'
import { createInvoiceAccess, type Wanted, type WantedInvoice } from './invoice-access.ts'
import { completeInvoice, incomplete, missingNow } from './invoice.completeness.ts'
import { isComplete, type InvoiceDocument, type RecipientField } from './invoice.document.ts'
import { findOwnPdf } from './invoice-pdf.repository.ts'
import { ownPdfFile } from './invoice-pdf.service.ts'
import { invoicePdf } from './invoice.pdf.ts'
import { invoiceXml } from './invoice.xml.ts'
import {
  recipientFaults,
  toInvoice,
  toInvoiceRecipient,
  toRecipientRow,
} from './invoices.mapper.ts'
import {
  canHearWhatIsMissing,
  canImportInvoices,
  canSaveLetterhead,
  canSaveRecipient,
} from './invoices.policy.ts'
import {
  findRecipient,
  listInvoices,
  saveRecipient,
  type InvoiceRow,
} from './invoices.repository.ts'
import { invoiceTexts } from './invoices.texts.ts'

export function createInvoicesService(deps: Pick<Dependencies, 'database' | 'clock' | 'storage'>) {
  const { inApplicationsOf, fromInvoice } = createInvoiceAccess(deps)

  return {
    /** What was invoiced to a customer in a time, newest first (INV-01). */
    outgoing: async (
      actor: Actor,
      customerId: number,
      { fromDate, toDate, applicationId }: { fromDate: string; toDate: string; applicationId?: number | undefined }, // prettier-ignore
    ): Promise<Invoice[]> => {
      const [from, to] = [dayOf(new Date(fromDate)), dayOf(new Date(toDate))]
      // Both ends belong to it, and the second comes after the first (VAL-15).
      if (to <= from) throw invalid({ toDate: invoiceTexts['ends-before'] })
      const today = dayOf(deps.clock.now())
      const lists = await inApplicationsOf(
        actor,
        { customerId, applicationId },
        async (tx, place, access) => {
          const rows = await listInvoices(tx, place.applicationId, { customerId, from, to })
          const ids = new Set(rows.flatMap(({ campaign_id }) => campaign_id ?? []))
          const seen = new Set((await campaignsAmong(tx, access, [...ids])).map(({ id }) => id))
          const numbers = new Set(rows.flatMap((row) => row.purchase_order_number ?? []))
          const orders = await ordersByNumber(tx, access, customerId, [...numbers])
          return rows.map((row) =>
            toInvoice(row, { customer: place.customer, today, seen, orders }),
          )
        },
      )
      return lists.flat().toSorted((one, other) => other.invoiceDate.localeCompare(one.invoiceDate))
    },

    /** The PDF of an invoice as bookkeeping issued it, or else made when it is asked for (INV-04). */
    download: async (actor: Actor, wanted: WantedInvoice, language: Language) => {
      const { customerId } = wanted
      const { own, document } = await fromInvoice(actor, wanted, async (tx, access, invoice) => {
        const kept = await findOwnPdf(tx, access.applicationId, invoice.id)
        if (kept) return { own: ownPdfFile(deps, kept) }
        const drawn = await drawnDocument(tx, access, { invoice, customerId, language })
        return drawn && { document: drawn }
      })
      if (!document) return own
      const xml = await invoiceXml(document, 'factur-x')
      return inMemoryFile('application/pdf', await invoicePdf({ document, language, xml }))
    },

    /** The same for a machine, as German authorities ask for it (T-95). */
    xrechnung: async (actor: Actor, wanted: WantedInvoice, language: Language) => {
      const { customerId } = wanted
      const document = await fromInvoice(actor, wanted, (tx, access, invoice) =>
        drawnDocument(tx, access, { invoice, customerId, language }, ['email']),
      )
      return inMemoryFile('application/xml', Buffer.from(await invoiceXml(document, 'xrechnung')))
    },

    /** Where the invoices of a customer go, and what they lack (INV-04). */
    recipient: async (actor: Actor, wanted: Required<Wanted>, language: Language) => {
      const [answer] = await inApplicationsOf(actor, wanted, (tx, { applicationId }, access) =>
        recipientIn(tx, { ...wanted, applicationId }, access, language),
      )
      return answer!
    },

    /** Saves it, for invoices from now on: those that were issued keep theirs. */
    saveRecipient: async (
      actor: Actor,
      wanted: Required<Wanted>,
      body: BodyOf<typeof invoices.saveRecipient>,
      language: Language,
    ) => {
      const { customerId } = wanted
      const [answer] = await inApplicationsOf(
        actor,
        wanted,
        async (tx, { applicationId, customer }, access) => {
          if (!canSaveRecipient(access)) throw forbidden()
          const row = toRecipientRow(body)
          const faults = recipientFaults(row)
          if (Object.keys(faults).length > 0) throw invalid(faults)
          const before = await findRecipient(tx, applicationId, customerId)
          await saveRecipient(tx, { applicationId, customerId, userId: actor.userId }, row)
          await audit(tx, {
            applicationId,
            actor: access.actor,
            action: 'invoice-recipient.changed',
            objectType: 'customer',
            objectId: customerId,
            summary: {
              name: customer ?? row.name,
              ...(before && { before: { ...before } }),
              after: { ...row },
            },
          })
          return recipientIn(tx, { applicationId, customerId }, access, language)
        },
      )
      return answer!
    },
  }
}

/** What an invoice says. One that would not say all of it is refused, with what is missing. */
async function drawnDocument(
  tx: Transaction,
  access: Access,
  { invoice, customerId, language }: { invoice: InvoiceRow; customerId: number; language: Language }, // prettier-ignore
  alsoNeeded: readonly RecipientField[] = [],
): Promise<InvoiceDocument | undefined> {
  if (!invoice.has_document) return undefined
  const { applicationId } = access
  const isPreview = access.actor.preview !== undefined
  const { document, missing } = await completeInvoice(tx, { applicationId, customerId, invoice, language, isPreview }) // prettier-ignore
  const empty = alsoNeeded.filter((field) => document.recipient[field] === '')
  const all = { ...missing, recipient: [...missing.recipient, ...empty] }
  if (!isComplete(all)) throw incomplete(all, canHearWhatIsMissing(access))
  return document
}

async function recipientIn(
  tx: Transaction,
  { applicationId, customerId }: { applicationId: number; customerId: number },
  access: Access,
  language: Language,
): Promise<InvoiceRecipient> {
  const row = await findRecipient(tx, applicationId, customerId)
  const missing = canHearWhatIsMissing(access)
    ? await missingNow(tx, applicationId, row, language)
    : { letterhead: [], recipient: [] }
  return toInvoiceRecipient(row, missing, {
    change: canSaveRecipient(access),
    changeLetterhead: canSaveLetterhead(access),
    handInDocuments: canImportInvoices(access),
  })
}
