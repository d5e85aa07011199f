import { maxCustomers, type BodyOf, type Customer, type customers } from '@atrium/api-client/contract' // prettier-ignore
import { audit } from '../../platform/audit.ts'
import type { AuditAction } from '../../platform/audit-actions.ts'
import { forbidden, invalid, notFound, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { canManageCustomers } from './customers.policy.ts'
import {
  archiveCustomer,
  countUses,
  insertCustomer,
  listCustomers,
  lockCustomers,
  renameCustomer,
  renameInCampaigns,
  type CustomerRow,
  type UseRow,
} from './customers.repository.ts'
import { customerTexts } from './customers.texts.ts'

interface Place {
  applicationId: number
  customerId: number
}

const refused = (code: 'customer-shared' | 'too-many-customers') =>
  new Problem(409, code, { text: customerTexts[code] })

export function createCustomersService(deps: Pick<Dependencies, 'database' | 'events'>) {
  /** Clients belong to no tenant: who may is asked in it, what is there outside of it. */
  const enter = <T>(
    actor: Actor,
    applicationId: number,
    work: (tx: Transaction, access: Access) => Promise<T>,
  ): Promise<T> =>
    enterTenant(deps, actor, applicationId, (tx, access) => {
      if (!canManageCustomers(access)) throw forbidden()
      return work(tx, access)
    })

  /** Changes what is kept outside of the tenant, all of it or nothing. */
  const change = <T>(
    applicationId: number,
    work: (tx: Transaction, rows: readonly CustomerRow[]) => Promise<T>,
  ): Promise<T> =>
    deps.database.system(async (tx) => {
      await lockCustomers(tx)
      return work(tx, await listCustomers(tx, applicationId))
    })

  const listAll = async (actor: Actor, applicationId: number): Promise<Customer[]> => {
    const uses = await enter(actor, applicationId, (tx) => countUses(tx, applicationId))
    const rows = await deps.database.system((tx) => listCustomers(tx, applicationId))
    const byId = new Map(uses.map((use) => [use.customer_id, use]))
    return rows.map((row) => toCustomer(row, byId.get(row.id)))
  }
  const present = async (actor: Actor, { applicationId, customerId }: Place) =>
    (await listAll(actor, applicationId)).find(({ id }) => id === customerId)!

  /** The log keeps it, and everybody in the application looks anew. */
  const tell = async (
    tx: Transaction,
    { applicationId, actor }: Access,
    { action, id, name, before }: { action: AuditAction; id: number; name: string; before?: string | undefined }, // prettier-ignore
  ) => {
    await audit(tx, {
      applicationId,
      actor,
      action,
      objectType: 'customer',
      objectId: id,
      summary: { name, ...(before !== undefined && { before: { name: before }, after: { name } }) },
    })
    await deps.events.append(tx, {
      applicationId,
      type: 'configuration.changed',
      audience: {},
      payload: { key: 'CUSTOMERS' },
    })
  }

  return {
    list: listAll,

    create: async (actor: Actor, applicationId: number, name: string): Promise<Customer> => {
      await enter(actor, applicationId, async () => undefined)
      const id = await change(applicationId, (tx, rows) => {
        checkName(rows, name)
        if (rows.length >= maxCustomers) throw refused('too-many-customers')
        return insertCustomer(tx, applicationId, name)
      })
      await enter(actor, applicationId, (tx, access) =>
        tell(tx, access, { action: 'customer.created', id, name }),
      )
      return present(actor, { applicationId, customerId: id })
    },

    /** Calls it something else, archives it or takes that back. The same again changes nothing. */
    save: async (
      actor: Actor,
      place: Place,
      { displayName, isArchived }: BodyOf<typeof customers.save>,
    ): Promise<Customer> => {
      const { applicationId, customerId: id } = place
      await enter(actor, applicationId, async () => undefined)
      const { before, name, isRenamed, isMoved } = await change(applicationId, async (tx, rows) => {
        const row = rows.find((one) => one.id === id)
        if (!row) throw notFound()
        const wanted = { name: displayName ?? row.display_name, isArchived: isArchived ?? row.is_archived } // prettier-ignore
        const done = {
          before: row,
          name: wanted.name,
          isRenamed: wanted.name !== row.display_name,
          isMoved: wanted.isArchived !== row.is_archived,
        }
        if (done.isRenamed) {
          checkName(rows.filter((one) => one !== row), wanted.name) // prettier-ignore
          if (row.is_shared) throw refused('customer-shared')
          await renameCustomer(tx, id, wanted.name)
        }
        if (done.isMoved) await archiveCustomer(tx, applicationId, { id, isArchived: wanted.isArchived }) // prettier-ignore
        return done
      })
      if (isRenamed || isMoved)
        await enter(actor, applicationId, async (tx, access) => {
          if (isRenamed) {
            await renameInCampaigns(tx, applicationId, { id, name })
            await tell(tx, access, { action: 'customer.renamed', id, name, before: before.display_name }) // prettier-ignore
          }
          if (isMoved)
            await tell(tx, access, {
              action: before.is_archived ? 'customer.restored' : 'customer.archived',
              id,
              name,
            })
        })
      return present(actor, place)
    },
  }
}

function checkName(others: readonly CustomerRow[], wanted: string): void {
  const key = wanted.toLowerCase()
  if (others.some(({ display_name }) => display_name.toLowerCase() === key))
    throw invalid({ displayName: customerTexts['name-taken'] })
}

const toCustomer = (row: CustomerRow, use: UseRow | undefined): Customer => ({
  id: row.id,
  displayName: row.display_name,
  isArchived: row.is_archived,
  isShared: row.is_shared,
  campaignCount: use?.campaigns ?? 0,
  invoiceCount: use?.invoices ?? 0,
})
