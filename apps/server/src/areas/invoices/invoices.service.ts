import { Readable } from 'node:stream'
import { createHash } from 'node:crypto'
import type { Invoice } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { dayOf } from '../../platform/berlin-time.ts'
import { forbidden, invalid, notFound } from '../../platform/problem.ts'
import type { Actor, Dependencies, FileAnswer, Transaction } from '../../platform/types.ts'
import { campaignsAmong } from '../campaigns/index.ts'
import { canSeeInvoices, isInGroupThat } from '../user-groups/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { toInvoice } from './invoices.mapper.ts'
import {
  findInvoice,
  listInvoices,
  partiesOf,
  placesOf,
  type Place,
} from './invoices.repository.ts'
import { invoiceTexts } from './invoices.texts.ts'
import { invoicePdf } from './invoice.pdf.ts'

type Language = 'de' | 'en'

/** A customer, and where the caller looks for them. */
interface Wanted {
  customerId: number
  applicationId?: number | undefined
}

export function createInvoicesService(deps: Pick<Dependencies, 'database' | 'clock'>) {
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
          return rows.map((row) => toInvoice(row, { customer: place.customer, today, seen }))
        },
      )
      return lists.flat().toSorted((one, other) => other.invoiceDate.localeCompare(one.invoiceDate))
    },

    /** The document of an invoice, made when it is asked for (INV-04). */
    download: async (
      actor: Actor,
      { invoiceNumber, ...wanted }: Wanted & { invoiceNumber: string },
      language: Language,
    ): Promise<FileAnswer> => {
      const [found] = (
        await inApplicationsOf(
          actor,
          wanted,
          async (tx, { applicationId, customer }, { actor }) => {
            const invoice = await findInvoice(tx, applicationId, wanted.customerId, invoiceNumber)
            if (!invoice?.has_document) return undefined
            // Of somebody who is only looked at nothing is written: it was not they.
            if (!actor.preview) {
              await audit(tx, {
                applicationId,
                actor,
                action: 'invoice.downloaded',
                objectType: 'invoice',
                objectId: invoice.id,
                summary: { name: invoiceNumber },
              })
            }
            return { invoice, customer, ...(await partiesOf(tx, applicationId)) }
          },
        )
      ).filter((one) => one !== undefined)
      if (!found) throw notFound()
      const content = await invoicePdf({ ...found, language })
      return {
        type: 'application/pdf',
        size: content.length,
        etag: createHash('sha256').update(content).digest('hex'),
        cacheControl: 'private, no-store',
        open: async () => Readable.from([content]),
      }
    },
  }
}
