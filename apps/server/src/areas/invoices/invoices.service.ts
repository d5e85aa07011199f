import type { BodyOf, Invoice, InvoiceRecipient, invoices } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { dayOf } from '../../platform/berlin-time.ts'
import { inMemoryFile } from '../../platform/http/in-memory-file.ts'
import type { Language } from '../../platform/locales.ts'
import { forbidden, invalid, notFound } from '../../platform/problem.ts'
import type { Actor, Dependencies, Transaction } from '../../platform/types.ts'
import { campaignsAmong } from '../campaigns/index.ts'
import { ordersByNumber } from '../direct-orders/index.ts'
import { canSeeInvoices, isInGroupThat } from '../user-groups/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
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
import { findInvoice, findRecipient, listInvoices, placesOf, saveRecipient, type InvoiceRow, type Place } from './invoices.repository.ts' // prettier-ignore
import { invoiceTexts } from './invoices.texts.ts'

/** A customer, and where the caller looks for them. */
interface Wanted {
  customerId: number
  applicationId?: number | undefined
}

type WantedInvoice = Wanted & { invoiceNumber: string }

export function createInvoicesService(deps: Pick<Dependencies, 'database' | 'clock' | 'storage'>) {
  /**
   * Looks into every application of the caller in which the customer is, or the one that is named. None
   * is 404, and so is a customer of somebody else; 403 where the caller sees invoices in none of them.
   */
  async function inApplicationsOf<T>(
    actor: Actor,
    { customerId, applicationId }: Wanted,
    work: (tx: Transaction, place: Place, access: Access) => Promise<T>,
  ): Promise<T[]> {
    const known = await deps.database.system((tx) => placesOf(tx, actor.applicationIds, customerId))
    const places = known.filter(
      (place) => applicationId === undefined || place.applicationId === applicationId,
    )
    if (places.length === 0) throw notFound()
    const found: T[] = []
    let isAllowed = false
    for (const place of places) {
      await enterTenant(deps, actor, place.applicationId, async (tx, access) => {
        const isInInvoiceGroup = await isInGroupThat(tx, access, 'seesInvoices')
        if (!canSeeInvoices(access, { isInInvoiceGroup })) return
        isAllowed = true
        found.push(await work(tx, place, access))
      })
    }
    if (!isAllowed) throw forbidden()
    return found
  }

  /** Finds an invoice, and notes that it was downloaded where `work` has something to give. */
  async function fromInvoice<T>(
    actor: Actor,
    { invoiceNumber, ...wanted }: WantedInvoice,
    work: (tx: Transaction, access: Access, invoice: InvoiceRow) => Promise<T | undefined>,
  ): Promise<T> {
    const [found] = (
      await inApplicationsOf(actor, wanted, async (tx, { applicationId }, access) => {
        const invoice = await findInvoice(tx, applicationId, wanted.customerId, invoiceNumber)
        const given = invoice && (await work(tx, access, invoice))
        // Of somebody who is only looked at nothing is written: it was not they.
        if (given !== undefined && access.actor.preview === undefined) {
          await audit(tx, {
            applicationId,
            actor: access.actor,
            action: 'invoice.downloaded',
            objectType: 'invoice',
            objectId: invoice!.id,
            summary: { name: invoiceNumber },
          })
        }
        return given
      })
    ).filter((one) => one !== undefined)
    if (!found) throw notFound()
    return found
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
