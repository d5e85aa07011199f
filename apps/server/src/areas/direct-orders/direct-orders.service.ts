import { bookingStatusTypes } from '@atrium/api-client/contract'
import type {
  DirectOrder,
  DirectOrderDays,
  DirectOrderRow,
  DirectOrderSummary,
  directOrderNext,
  LookupValue,
  ResponseOf,
} from '@atrium/api-client/contract'
import { dayOf } from '../../platform/berlin-time.ts'
import { inMemoryFile } from '../../platform/http/in-memory-file.ts'
import type { Language } from '../../platform/locales.ts'
import { notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { FileAnswer } from '../../platform/http/handlers.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { applicationName } from '../applications/index.ts'
import { findBlock, listBlockFields, listBlocks, listMediaTypeFields } from '../building-blocks/index.ts' // prettier-ignore
import { findVisible, listChildren } from '../components/index.ts'
import { mediaTypeNames } from '../media-types/index.ts'
import { canSeeInvoices, isInGroupThat } from '../user-groups/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { toOrder, toOrderRow, toOrderSummary } from './direct-orders.mapper.ts'
import { countOrders, listOrders, type OrderRow } from './direct-orders.repository.ts'
import { lookUp } from './lookup.logic.ts'
import { orderDays } from './order-calendar.ts'
import { toOrderDocument } from './order.document.ts'
import { orderPdf } from './order.pdf.ts'
import { listOrderInvoices, listProcesses, listValues } from './order-details.repository.ts'
import { readingOf, type OrderReading } from './order-reading.ts'
import { frameFor } from './region-budgets.service.ts'

type ReadingDependencies = Pick<Dependencies, 'database' | 'clock'>
type Overview = ResponseOf<typeof directOrderNext.overview>

const { Canceled } = bookingStatusTypes

/** So many of the newest orders stand in the overview. */
const recentCount = 5

export function createOrdersService(deps: ReadingDependencies) {
  return {
    overview: (actor: Actor, applicationId: number, language: Language): Promise<Overview> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const reading = await readingOf(deps, tx, access, language)
        const counts = await countOrders(tx, access, reading.today)
        const recent = await listOrders(tx, access, { count: recentCount })
        return {
          counts,
          totals: {
            count: counts.reduce((sum, { count }) => sum + count, 0),
            // In cents: sums of decimals are none. What was cancelled nobody books.
            budget:
              counts.reduce(
                (sum, { status, budget }) =>
                  sum + (status === Canceled ? 0 : Math.round(budget * 100)),
                0,
              ) / 100,
          },
          recent: recent.map((row) => toOrderRow(row, reading)),
          buildingBlocks: await listBlocks(tx, access),
        }
      }),

    /** @param count  so many of those that changed last; default all */
    summaries: (
      actor: Actor,
      applicationId: number,
      { count }: { count?: number | undefined },
      language: Language,
    ): Promise<DirectOrderSummary[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) =>
        (await listOrders(tx, access, { count, by: 'modified' })).map((row) =>
          toOrderSummary(row, language),
        ),
      ),

    /** @param count  so many of those that changed last; default all */
    list: (
      actor: Actor,
      applicationId: number,
      { count }: { count?: number | undefined },
      language: Language,
    ): Promise<DirectOrderRow[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const reading = await readingOf(deps, tx, access, language)
        const rows = await listOrders(tx, access, { count, by: 'modified' })
        return rows.map((row) => toOrderRow(row, reading))
      }),

    /** @param asked  the first day, as days travel, and how many there are */
    days: (
      actor: Actor,
      applicationId: number,
      { from, days }: { from: string; days: number },
    ): Promise<DirectOrderDays> =>
      enterTenant(deps, actor, applicationId, (tx, access) =>
        orderDays(tx, access, {
          from: dayOf(new Date(from)),
          days,
          today: dayOf(deps.clock.now()),
        }),
      ),

    get: (
      actor: Actor,
      applicationId: number,
      id: number,
      language: Language,
    ): Promise<DirectOrder> =>
      enterTenant(deps, actor, applicationId, async (tx, access) =>
        presentOrder(tx, await readingOf(deps, tx, access, language), id),
      ),

    /** The document of an order, made when it is asked for. */
    download: async (
      actor: Actor,
      applicationId: number,
      id: number,
      language: Language,
    ): Promise<FileAnswer> => {
      const at = deps.clock.now()
      const document = await enterTenant(deps, actor, applicationId, async (tx, access) =>
        toOrderDocument({
          order: await presentOrder(tx, await readingOf(deps, tx, access, language), id),
          application: await applicationName(tx, applicationId),
          language,
          at,
        }),
      )
      return inMemoryFile('application/pdf', await orderPdf(document))
    },

    /**
     * What can be chosen in a field, as far as it holds the text (DO-24). `componentId` is the building
     * block that the field belongs to, or the list of orders where a media type asks for it.
     */
    lookup: (
      actor: Actor,
      applicationId: number,
      asked: { componentId: number; configurationId: number; value: string },
      language: Language,
    ): Promise<LookupValue[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row } = await findVisible(tx, access, asked.componentId)
        const fields =
          row.type === 'buildingblock'
            ? await listBlockFields(tx, applicationId, (await findBlock(tx, access, row.id)).row.id)
            : await listMediaTypeFields(tx, applicationId, Object.keys(mediaTypeNames).map(Number))
        const field = fields.find(({ id }) => id === asked.configurationId)
        if (!field) throw notFound()
        return lookUp(field, asked.value, language)
      }),
  }
}

/** An order that the caller sees as it stands; 404 where they do not (DO-29). */
export async function findOrder(tx: Transaction, access: Access, id: number): Promise<OrderRow> {
  const { row } = await findVisible(tx, access, id)
  const [order] = row.type === 'directorder' ? await listOrders(tx, access, { id: row.id }) : []
  if (!order) throw notFound()
  return order
}

/** An order with its answers, attachments and history. */
export async function presentOrder(
  tx: Transaction,
  reading: OrderReading,
  id: number,
): Promise<DirectOrder> {
  const { access } = reading
  const row = await findOrder(tx, access, id)
  const key = { applicationId: access.applicationId, id: row.id }
  const values = await listValues(tx, key)
  const files = await listChildren(tx, access, row.id)
  const processes = await listProcesses(tx, key)
  const isInInvoiceGroup = await isInGroupThat(tx, access, 'seesInvoices')
  const invoices = canSeeInvoices(access, { isInInvoiceGroup })
    ? await listOrderInvoices(tx, key, reading.today)
    : undefined
  const isWaiting = row.approval === 'waiting'
  const frame = isWaiting ? await frameFor(tx, access.applicationId, row, row.id) : undefined
  return toOrder({ row, values, files, processes, frame, invoices }, reading)
}
