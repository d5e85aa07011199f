import { audit } from '../../platform/audit.ts'
import { forbidden, notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { canSeeInvoices, isInGroupThat } from '../user-groups/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { findInvoice, placesOf, type InvoiceRow, type Place } from './invoices.repository.ts'

/** A customer, and where the caller looks for them. */
export interface Wanted {
  customerId: number
  applicationId?: number | undefined
}

export type WantedInvoice = Wanted & { invoiceNumber: string }

/** Ways to a customer's invoices for those who may see them. */
export function createInvoiceAccess(deps: Pick<Dependencies, 'database'>) {
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

  return { inApplicationsOf, fromInvoice }
}
