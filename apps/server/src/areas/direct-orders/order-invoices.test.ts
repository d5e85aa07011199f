import { directOrderNext, invoices } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { dayFrom } from '../../platform/berlin-time.ts'
import { rowsOf, wohnwerk } from '../testing.ts'
import { inDays, orderBody, orderCalls, prepareOrders, type OrderPlace } from './testing/orders.ts'

const customerId = 10_115
const params = { applicationId: wohnwerk }

describe.each(databases)('the invoices of an order on $name', (kind) => {
  let server: TestServer
  let stores: OrderPlace
  let calls: ReturnType<typeof orderCalls>
  let id: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    stores = await prepareOrders(server)
    calls = orderCalls(server)
    const wish = orderBody(stores.listId, { purchaseOrderNumber: 'PO-8/15' }, { customerId: String(customerId) }) // prettier-ignore
    ;({ id } = (await calls.create('tobias.brandt', wish)).body)
    const issue = (number: string, day: number, more: object = {}) => {
      const row = { customer: customerId, order: 'PO-8/15', type: 'invoice', due: dayFrom(new Date(), day + 30), paid: null, net: 100.1, ...more } // prettier-ignore
      return rowsOf(
        server,
        sql`insert into invoices (application_id, customer_id, number, type, invoice_date, due_date,
            paid_on, currency_name, net_total, vat_amount, purchase_order_number)
          values (${wohnwerk}, ${row.customer}, ${number}, ${row.type}, ${dayFrom(new Date(), day)}::date,
            ${row.due}::date, ${row.paid}::date, 'Euro (EUR)', ${row.net}, 19.02, ${row.order})
          returning id`,
      )
    }
    await issue('DO-1', -60)
    await issue('DO-2', -50, { paid: dayFrom(new Date(), -40) })
    await issue('DO-3', -3)
    await issue('DO-4', -1, { type: 'creditNote', due: null, net: -19.02 })
    await issue('DO-5', -1, { order: 'PO-8' })
    await issue('DO-6', -1, { customer: 10_101 })
  })
  afterAll(() => server?.stop())

  const invoicesOf = async (login: string) =>
    (await (await server.as(login)).call(directOrderNext.get, { params: { ...params, id } })).body
      .invoices

  test('come with it by its purchase order number, each with its status; who sees no invoices gets none (DO-02, INV-06)', async () => {
    const seen = await invoicesOf('maren.thiessen')
    expect(seen!.map(({ invoiceNumber, status }) => [invoiceNumber, status])).toEqual([
      ['DO-4', null],
      ['DO-3', 'open'],
      ['DO-2', 'paid'],
      ['DO-1', 'overdue'],
    ])
    expect(seen![1]).toMatchObject({ invoiceTotal: 119.12, invoiceDate: inDays(-3) })
    expect(await invoicesOf('tobias.brandt')).toBe(undefined)
  })

  test('lead to it, for those who see it (INV-02, PERM-13)', async () => {
    const query = { fromDate: inDays(-90), toDate: inDays(0), ...params }
    const leadsTo = async (login: string, number: string) => {
      const { body } = await (await server.as(login)).call(invoices.outgoing, { params: { customerId }, query }) // prettier-ignore
      const one = body!.find(({ invoiceNumber }) => invoiceNumber === number)!
      return [one.purchaseOrderNumber, one.directOrder]
    }
    expect(await leadsTo('maren.thiessen', 'DO-3')).toEqual([
      'PO-8/15',
      { id, url: expect.stringMatching(`^/[a-z-]+/requests/${id}\\?clientId=${wohnwerk}$`) },
    ])
    expect(await leadsTo('maren.thiessen', 'DO-5')).toEqual(['PO-8', null])
    await rowsOf(server, sql`update components set deleted_at = now() where application_id = ${wohnwerk} and id = ${id} returning id`) // prettier-ignore
    expect(await leadsTo('maren.thiessen', 'DO-3')).toEqual(['PO-8/15', null])
  })
})
