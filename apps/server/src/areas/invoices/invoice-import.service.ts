import type { BodyOf, invoiceImport, ResponseOf } from '@atrium/api-client/contract'
import { forbidden } from '../../platform/problem.ts'
import { refuseFaults } from '../../platform/row-faults.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { enterTenant } from '../users/index.ts'
import { checkInvoices } from './invoice-import.logic.ts'
import {
  customersOf,
  insertInvoices,
  listKept,
  listNamedCampaigns,
  lockInvoices,
  savePayments,
} from './invoice-import.repository.ts'
import { canImportInvoices } from './invoices.policy.ts'

/** Takes over invoices of bookkeeping: all of them, or none. */
export const importInvoices = (
  deps: Pick<Dependencies, 'database'>,
  actor: Actor,
  applicationId: number,
  { items }: BodyOf<typeof invoiceImport.put>,
): Promise<ResponseOf<typeof invoiceImport.put>> =>
  enterTenant(deps, actor, applicationId, async (tx, access) => {
    if (!canImportInvoices(access)) throw forbidden()
    await lockInvoices(tx, applicationId)
    const before = await listKept(
      tx,
      applicationId,
      items.map(({ number }) => number),
    )
    const known = new Map(before.map((row) => [row.number, row]))
    const campaigns = await listNamedCampaigns(tx, applicationId, {
      externalIds: items.flatMap(({ campaignExternalId }) => campaignExternalId ?? []),
      ids: items.flatMap(({ campaignId }) => campaignId ?? []),
    })
    const { invoices, faults } = checkInvoices(items, {
      customerIds: await customersOf(tx, applicationId),
      campaignOf: ({ campaignId, campaignExternalId }) =>
        campaigns.find((one) =>
          campaignId === undefined ? one.external_id === campaignExternalId : one.id === campaignId,
        )?.id,
      kept: known,
    })
    refuseFaults(faults)
    const added = invoices.filter(({ kept }) => !known.has(kept.number))
    const changed = invoices.flatMap(({ kept, paidOn }) => {
      const row = known.get(kept.number)
      return row && paidOn !== undefined && paidOn !== row.paid_on ? { id: row.id, paidOn } : []
    })
    const rows = added.map(({ kept, paidOn }) => ({ ...kept, paid_on: paidOn ?? null }))
    await insertInvoices(tx, applicationId, rows)
    await savePayments(tx, applicationId, changed)
    return {
      added: added.length,
      changed: changed.length,
      unchanged: invoices.length - added.length - changed.length,
    }
  })
