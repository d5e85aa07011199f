import { applications, invoices, users, type Invoice } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { dayFrom } from '../../platform/berlin-time.ts'
import { alpenquell, wohnwerk } from '../testing.ts'
import { statusOf } from './invoices.mapper.ts'

const day = (text: string) => `${text}T09:00:00Z`

describe.each(databases)('invoices on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const list = async (login: string, customerId = 10_101, from = ago(460), to = ago(0)) =>
    (await server.as(login)).call(invoices.outgoing, {
      params: { customerId },
      query: { fromDate: from, toDate: to },
    })
  const download = async (login: string, invoiceNumber: string, customerId = 10_101) =>
    (await server.as(login)).call(invoices.download, { params: { customerId, invoiceNumber } })
  const some = async (): Promise<Invoice[]> => (await list('maren.thiessen')).body!

  test('invoices of a customer come newest first, with what they are about (INV-01, INV-02)', async () => {
    const { status, body } = await list('maren.thiessen')
    expect(status).toBe(200)
    expect(body!.length).toBeGreaterThan(14)
    const dates = body!.map(({ invoiceDate }) => invoiceDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const one of body!) {
      expect(one.invoiceNumber).toMatch(/^BV-\d{4}-\d{5}$/)
      expect(one.invoiceTotal).toBeCloseTo(one.netTotal! + one.vatAmount!, 2)
      expect(one.customer).toBe('Alpenquell Getränke AG')
      expect(one.invoiceType === 'invoice').toBe(one.invoiceTotal > 0)
    }
    const ofCampaign = body!.find(({ campaignId }) => campaignId)!
    expect(ofCampaign).toMatchObject({
      campaign: expect.any(String),
      mediaType: expect.any(String),
    })
  })

  test('only those of the time, both days with it; the end comes after the start (INV-01, VAL-15)', async () => {
    const [newest] = await some()
    const at = newest!.invoiceDate
    const within = await list('maren.thiessen', 10_101, ago(460), at)
    expect(within.body!.map(({ id }) => id)).toContain(newest!.id)
    const before = new Date(Date.parse(at) - 86_400_000).toISOString()
    const without = await list('maren.thiessen', 10_101, ago(460), before)
    expect(without.body!.map(({ id }) => id)).not.toContain(newest!.id)
    const api = await server.as('maren.thiessen')
    for (const toDate of [day('2026-03-01'), day('2026-02-28')]) {
      const wrong = await api.call(invoices.outgoing, {
        params: { customerId: 10_101 },
        query: { fromDate: day('2026-03-01'), toDate },
      })
      expect([wrong.status, Object.keys(wrong.problem.errors ?? {})]).toEqual([400, ['toDate']])
    }
  })

  test('none is an empty list (INV-03)', async () => {
    const { status, body } = await list(
      'maren.thiessen',
      10_101,
      day('1999-01-01'),
      day('1999-12-31'),
    )
    expect([status, body]).toEqual([200, []])
  })

  test('the agency and who leads see them, a client in a group for it too; others do not (INV-06)', async () => {
    for (const login of [
      'maren.thiessen',
      'henning.vahl',
      'aylin.kaya',
      'sabine.moser',
      'marco.rossi',
    ])
      expect([login, (await list(login)).status]).toEqual([login, 200])
    for (const login of ['korbinian.huber', 'lea.scholz'])
      expect([login, (await list(login)).status]).toEqual([login, 403])
    const flags = async (login: string) => {
      const { body } = await (await server.as(login)).call(applications.list)
      return body.find(({ id }) => id === alpenquell)!.seesInvoices
    }
    expect(await flags('marco.rossi')).toBe(true)
    expect(await flags('korbinian.huber')).toBe(false)
  })

  test('a customer of another tenant is not found, and neither is one that is nowhere (PERM-19)', async () => {
    const { body: sabine } = await (await server.as('sabine.moser')).call(users.current)
    expect(sabine.roles).toContain('CLIENT_LEAD')
    expect((await list('sabine.moser', 10_115)).status).toBe(404)
    expect((await list('sabine.moser', 99_999)).status).toBe(404)
    const { body } = await list('maren.thiessen', 10_115)
    expect(body!.length).toBeGreaterThan(0)
    expect((await download('sabine.moser', body![0]!.invoiceNumber, 10_115)).status).toBe(404)
    // Not by the way of one's own customer, either.
    expect((await download('sabine.moser', body![0]!.invoiceNumber)).status).toBe(404)
  })

  test('an application names its customers (INV-01, ENT-03)', async () => {
    const { body } = await (await server.as('maren.thiessen')).call(applications.list)
    const { customerIds, customers } = body.find(({ id }) => id === wohnwerk)!
    expect(customers!.map(({ id }) => id)).toEqual(customerIds)
    for (const { displayName } of customers!) expect(displayName).toMatch(/\S/)
  })

  test('the document is a PDF; where there is none it is not found (INV-04)', async () => {
    const all = await some()
    const { invoiceNumber } = all.find(({ hasDocument }) => hasDocument)!
    const token = await server.tokenOf('marco.rossi')
    const response = await fetch(
      `${server.url}/services/invoices/10101/outgoing/${invoiceNumber}/download`,
      { headers: { Authorization: `Bearer ${token}` } },
    )
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ])
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect((await download('korbinian.huber', invoiceNumber)).status).toBe(403)
    const without = all.find(({ hasDocument }) => !hasDocument)!
    expect((await download('maren.thiessen', without.invoiceNumber)).status).toBe(404)
    expect((await download('maren.thiessen', 'BV-1999-00001')).status).toBe(404)
  })

  test('of a customer who is in two applications, those of one are asked for alone (INV-01)', async () => {
    await server.deps.database.system((tx) =>
      tx.query(
        sql`update applications set customer_ids = customer_ids || 10101 where id = ${wohnwerk}`,
      ),
    )
    await server.deps.database.system((tx) =>
      tx.query(sql`
        insert into invoices (application_id, customer_id, number, type, invoice_date, net_total, vat_amount)
        values (${wohnwerk}, 10101, 'ZWEI-1', 'invoice', ${dayFrom(new Date(), -30)}::date, 100, 19)`),
    )
    const api = await server.as('maren.thiessen')
    const numbersOf = async (applicationId?: number) => {
      const { body } = await api.call(invoices.outgoing, {
        params: { customerId: 10_101 },
        query: { fromDate: ago(460), toDate: ago(0), ...(applicationId && { applicationId }) },
      })
      const dates = body!.map(({ invoiceDate }) => invoiceDate)
      expect(dates).toEqual(dates.toSorted().toReversed())
      return body!.map(({ invoiceNumber }) => invoiceNumber)
    }
    expect(await numbersOf()).toContain('ZWEI-1')
    expect(await numbersOf(alpenquell)).not.toContain('ZWEI-1')
    expect(await numbersOf(wohnwerk)).toEqual(['ZWEI-1'])
    await server.deps.database.system((tx) =>
      tx.query(
        sql`update applications set customer_ids = array_remove(customer_ids, 10101) where id = ${wohnwerk}`,
      ),
    )
  })

  test('a campaign that the reader does not see is named, and not led to (PERM-13)', async () => {
    const { campaignId, id, campaign } = (await some()).find((one) => one.campaignId)!
    await server.deps.database.system((tx) =>
      tx.query(sql`
        delete from campaign_groups
        where application_id = ${alpenquell} and campaign_id = ${campaignId!}`),
    )
    const seenBy = async (login: string) => {
      const one = (await list(login)).body!.find((invoice) => invoice.id === id)!
      return [one.campaign, one.campaignId]
    }
    expect(await seenBy('marco.rossi')).toEqual([campaign, null])
    expect(await seenBy('maren.thiessen')).toEqual([campaign, campaignId])
  })

  test('what an invoice is about stays when its campaign goes', async () => {
    const one = (await some()).find(({ campaignId }) => campaignId)!
    await server.deps.database.system((tx) =>
      tx.query(
        sql`delete from campaigns where application_id = ${alpenquell} and id = ${one.campaignId!}`,
      ),
    )
    const after = (await some()).find(({ id }) => id === one.id)!
    expect([after.campaign, after.campaignId]).toEqual([one.campaign, null])
  })
})

test('only an invoice that is to be paid is late', () => {
  const due = { type: 'invoice', paid_on: null, due_date: '2026-05-01' } as const
  expect(statusOf(due, '2026-05-01')).toBe('open')
  expect(statusOf(due, '2026-05-02')).toBe('overdue')
  expect(statusOf({ ...due, paid_on: '2026-06-01' }, '2026-07-01')).toBe('paid')
  expect(statusOf({ ...due, type: 'creditNote' }, '2026-07-01')).toBe('open')
})
