import {
  defaultBases,
  invoiceImport,
  invoices,
  type BodyOf,
  type InputOf,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf } from '../testing.ts'

const params = { applicationId: alpenquell }
const wire = (day: string) => `${day}T09:00:00.000Z`
type Said = InputOf<typeof invoiceImport.put>['body']['items'][number]
const nothing = { added: 0, changed: 0, unchanged: 0 }

describe.each(databases)('invoices of bookkeeping on $name', (kind) => {
  let server: TestServer
  let customerId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const [row] = await rowsOf<{ id: number }>(server, sql`select customer_ids[1] as id from applications where id = ${alpenquell}`) // prettier-ignore
    customerId = row!.id
  })
  afterAll(() => server?.stop())

  const put = async (items: Said[]) =>
    (await server.as('maren.thiessen')).call(invoiceImport.put, {
      params,
      body: { items } as BodyOf<typeof invoiceImport.put>,
    })
  const faultsOf = async (items: Said[]) => {
    const { status, problem } = await put(items)
    expect(status).toBe(400)
    return Object.keys(problem.errors!)
  }
  const invoice = (number: string, more: Partial<Said> = {}): Said => ({
    number,
    customerId,
    invoiceDate: wire('2027-03-01'),
    dueDate: wire('2027-03-31'),
    netTotal: 1_500.5,
    vatAmount: 285.1,
    lines: [
      { description: 'Mediaberatung, Februar', quantity: 10, unit: 'HUR', unitPrice: 100, vatRate: 19 }, // prettier-ignore
      { description: 'Großflächen Bayern', unitPrice: 500.5, vatRate: 19 },
    ],
    ...more,
  })
  const shown = async (number: string) =>
    (await (await server.as('aylin.kaya')).call(invoices.outgoing, {
      params: { customerId },
      query: { fromDate: wire('2027-01-01'), toDate: wire('2027-12-31') },
    })).body!.find((one) => one.invoiceNumber === number) // prettier-ignore

  test('they are shown with their campaign, and drawn with their lines; the same again changes nothing (INV-01, INV-02, INV-04)', async () => {
    const [campaign] = await rowsOf<{ id: number; external_id: string; name: string }>(server, sql`
      select id, external_id, name from campaigns
      where application_id = ${alpenquell} and external_id is not null order by id limit 1`) // prettier-ignore
    const items = [
      invoice('RE-1', { campaignExternalId: campaign!.external_id, product: 'Classic' }),
      invoice('RE-2', { campaignId: campaign!.id, lines: undefined, currencyName: 'US-Dollar (USD)' }), // prettier-ignore
    ]
    expect((await put(items)).body).toEqual({ ...nothing, added: 2 })
    expect((await put(items)).body).toEqual({ ...nothing, unchanged: 2 })
    expect(await shown('RE-1')).toMatchObject({
      invoiceTotal: 1_785.6,
      netTotal: 1_500.5,
      invoiceType: 'invoice',
      campaign: campaign!.name,
      campaignId: campaign!.id,
      product: 'Classic',
      currencyName: 'EUR',
      hasDocument: true,
    })
    const aylin = await server.as('aylin.kaya')
    const xml = await aylin.fetch(
      `${defaultBases.services}/invoices/${customerId}/outgoing/RE-1/xrechnung?applicationId=${alpenquell}`,
    )
    expect(xml.status).toBe(200)
    expect(await xml.text()).toContain('Großflächen Bayern')
  })

  test('one that is there can become paid, and open again, and change in nothing else', async () => {
    await put([invoice('RE-10')])
    expect((await shown('RE-10'))!.status).not.toBe('paid')
    const paid = invoice('RE-10', { paidOn: wire('2027-03-20') })
    expect((await put([paid])).body).toEqual({ ...nothing, changed: 1 })
    expect((await shown('RE-10'))!.status).toBe('paid')
    // Nothing said of it: it stays.
    expect((await put([invoice('RE-10')])).body).toEqual({ ...nothing, unchanged: 1 })
    expect((await put([invoice('RE-10', { paidOn: null })])).body).toEqual({ ...nothing, changed: 1 }) // prettier-ignore
    for (const other of [
      { dueDate: wire('2027-04-02') },
      { product: 'Zitrone' },
      { lines: undefined },
    ])
      // prettier-ignore
      expect(await faultsOf([invoice('RE-10', other)])).toEqual(['items[0].number'])
    expect((await shown('RE-10'))!.dueDate).toBe(wire('2027-03-31').replace('09:', '08:'))
  })

  test('what is wrong is said row by row, and nothing of the batch is written', async () => {
    const line = { description: 'Zeile', unitPrice: 100, vatRate: 19 }
    const hundred = { netTotal: 100, vatAmount: 19 }
    expect(
      await faultsOf([
        invoice('RE-20'),
        invoice('RE-20'),
        invoice('RE-21', { netTotal: 1_500.51 }),
        invoice('RE-22', { customerId: 999_999 }),
        invoice('RE-23', { campaignExternalId: 'nowhere' }),
        invoice('RE-24', { campaignId: 999_999 }),
        invoice('RE-25', { type: 'creditNote' }),
        invoice('RE-26', { dueDate: wire('2027-02-28') }),
        invoice('RE-27', { serviceFrom: wire('2027-02-28'), serviceTo: wire('2027-02-01') }),
        invoice('RE-28', { ...hundred, lines: [{ ...line, vatCategory: 'E' }] }),
        invoice('RE-29', { netTotal: 0, vatAmount: 0, lines: [{ ...line, quantity: 0 }] }),
      ]),
    ).toEqual([
      'items[1].number',
      'items[2].netTotal',
      'items[3].customerId',
      'items[4].campaignExternalId',
      'items[5].campaignId',
      'items[6].netTotal',
      'items[7].dueDate',
      'items[8].serviceTo',
      'items[9].lines',
      'items[10].lines',
    ])
    expect(await shown('RE-20')).toBeUndefined()
  })

  test('a credit note takes back by a negative quantity, tax rounded once for each rate', async () => {
    const credit = invoice('GS-1', {
      type: 'creditNote',
      corrects: 'RE-1',
      netTotal: -0.3,
      vatAmount: -0.06,
      lines: [
        { description: 'Teil', quantity: -1, unitPrice: 0.1, vatRate: 19 },
        { description: 'Rest', quantity: -1, unitPrice: 0.2, vatRate: 19 },
      ],
    })
    expect((await put([credit])).body).toEqual({ ...nothing, added: 1 })
    expect(await shown('GS-1')).toMatchObject({ invoiceType: 'creditNote', invoiceTotal: -0.36 })
  })

  test('a customer is named where the application has several', async () => {
    const items = [invoice('RE-30', { customerId: undefined })]
    const [row] = await rowsOf<{ count: number }>(server, sql`
      select cardinality(customer_ids)::int as count from applications where id = ${alpenquell}`) // prettier-ignore
    if (row!.count > 1) expect(await faultsOf(items)).toEqual(['items[0].customerId'])
    await rowsOf(server, sql`update applications set customer_ids = array[${customerId}]::int[] where id = ${alpenquell}`) // prettier-ignore
    expect((await put(items)).body).toEqual({ ...nothing, added: 1 })
  })
})
