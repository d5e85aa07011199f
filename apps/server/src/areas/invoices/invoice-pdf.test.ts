import { defaultBases, invoiceImport, invoices } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerLikeClamd, eicar, startFakeClamd, type FakeClamd } from '../../../test/fake-clamd.ts'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf } from '../testing.ts'

const applicationId = alpenquell
/** A day as it travels, and one after it. */
const days = { fromDate: '2027-02-28T09:00:00.000Z', toDate: '2027-03-02T09:00:00.000Z' }
const pdf = (text: string) => `%PDF-1.7\n% ${text}\n${'x'.repeat(2_000)}\n%%EOF\n`
let count = 0

describe.each(databases)('the PDF of bookkeeping on $name', (kind) => {
  let clamd: FakeClamd
  let server: TestServer
  let customerId: number
  beforeAll(async () => {
    clamd = await startFakeClamd()
    server = await startServer({ kind, demo: 'small', settings: { CLAMD_URL: clamd.url } })
    const [row] = await rowsOf<{ id: number }>(server, sql`select customer_ids[1] as id from applications where id = ${alpenquell}`) // prettier-ignore
    customerId = row!.id
  })
  afterAll(async () => {
    await server?.stop()
    await clamd?.stop()
  })

  /** An invoice that bookkeeping handed over. */
  const issue = async (): Promise<string> => {
    const number = `RE-2027-${++count}`
    const item = { number, customerId, invoiceDate: '2027-03-01T09:00:00.000Z', netTotal: 100, vatAmount: 19 } // prettier-ignore
    await (
      await server.as('maren.thiessen')
    ).call(invoiceImport.put, {
      params: { applicationId },
      body: { items: [item] },
    })
    return number
  }
  const put = async (invoiceNumber: string, content: string, login = 'maren.thiessen') =>
    (await server.as(login)).call(invoiceImport.putDocument, {
      params: { applicationId, invoiceNumber },
      body: {},
      files: { document: [new File([content], 'Rechnung.pdf', { type: 'application/pdf' })] },
    })
  const download = async (number: string, which: 'download' | 'xrechnung' = 'download') => {
    const path = `invoices/${customerId}/outgoing/${encodeURIComponent(number)}/${which}`
    return (await server.as('sabine.moser')).fetch(`${defaultBases.services}/${path}`)
  }
  const contentOf = async (number: string) => {
    await expect.poll(() => rowsOf(server, sql`select 1 from content_checks where state = 'pending'`)).toEqual([]) // prettier-ignore
    const answer = await download(number)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    return answer.text()
  }
  const entriesOf = (number: string, action: string) =>
    rowsOf<{ summary: { before?: { hash: string }; after: { hash: string } } }>(
      server,
      sql`select summary from audit_log
          where action = ${action} and summary ->> 'name' = ${number} order by id`,
    )

  test('is given out instead of the drawn one, as it came; the XRechnung is still written from the rows (INV-04)', async () => {
    const number = await issue()
    expect(await contentOf(number)).not.toContain('von der Buchhaltung')
    expect((await put(number, pdf('von der Buchhaltung'))).body).toEqual({ outcome: 'added' })
    expect(await contentOf(number)).toBe(pdf('von der Buchhaltung'))
    expect(await (await download(number, 'xrechnung')).text()).toContain(number)
    expect(await entriesOf(number, 'invoice.downloaded')).toHaveLength(3)
    expect(await entriesOf(number, 'invoice.document-added')).toHaveLength(1)
  })

  test('the same again changes nothing; another one takes its place, and the log has both hashes (T-05)', async () => {
    const number = await issue()
    await put(number, pdf('erste Fassung'))
    expect((await put(number, pdf('erste Fassung'))).body).toEqual({ outcome: 'unchanged' })
    const keyOf = async () =>
      (
        await rowsOf<{ storage_key: string }>(
          server,
          sql`select d.storage_key from invoice_documents d join invoices i on i.id = d.invoice_id
              where i.number = ${number}`,
        )
      )[0]!.storage_key
    const former = await keyOf()
    expect((await put(number, pdf('zweite Fassung'))).body).toEqual({ outcome: 'changed' })
    expect(await contentOf(number)).toBe(pdf('zweite Fassung'))
    const [entry, ...more] = await entriesOf(number, 'invoice.document-replaced')
    expect(entry!.summary.before!.hash).not.toBe(entry!.summary.after.hash)
    expect(more).toEqual([])
    await expect(server.deps.storage.read(former)).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await keyOf()).not.toBe(former)
  })

  test('an invoice that cannot be drawn has a document once its PDF is there', async () => {
    const number = await issue()
    await rowsOf(server, sql`update invoices set has_document = false where number = ${number}`)
    const listed = async () => {
      const api = await server.as('sabine.moser')
      const { body } = await api.call(invoices.outgoing, {
        params: { customerId },
        query: { ...days, applicationId },
      })
      return body!.find(({ invoiceNumber }) => invoiceNumber === number)!.hasDocument
    }
    expect([await listed(), (await download(number)).status]).toEqual([false, 404])
    await put(number, pdf('eingescannt'))
    expect([await listed(), await contentOf(number)]).toEqual([true, pdf('eingescannt')])
  })

  test.each([
    ['another kind', 'GIF89a\n%%EOF'],
    ['one that broke off', pdf('halb').slice(0, 500)],
    ['nothing', ''],
  ])('%s is no PDF and is refused at its field (ERR-16)', async (_, content) => {
    const number = await issue()
    const { status, problem } = await put(number, content)
    expect([status, Object.keys(problem.errors!)]).toEqual([400, ['document']])
  })

  test('an invoice that is not there, and one of another application, have none; only administrators may (PERM-19)', async () => {
    expect((await put('RE-0', pdf('verirrt'))).status).toBe(404)
    const number = await issue()
    expect((await put(number, pdf('fremd'), 'andreas.lindner')).status).toBe(404)
    expect((await put(number, pdf('nicht erlaubt'), 'aylin.kaya')).status).toBe(403)
    expect((await put(number, pdf('nicht erlaubt'), 'sabine.moser')).status).toBe(403)
  })

  test('what has malware in it is given to nobody, and stays so (FILE-13)', async () => {
    const number = await issue()
    const { promise, resolve } = Promise.withResolvers<void>()
    clamd.answer = async (content) => {
      await promise
      return answerLikeClamd(content)
    }
    await put(number, `${pdf(eicar)}`)
    const early = await download(number)
    expect([early.status, (await early.json()).code]).toEqual([409, 'content-pending'])
    resolve()
    await expect.poll(async () => (await (await download(number)).json()).code).toBe('content-quarantined') // prettier-ignore
    expect(await entriesOf(number, 'invoice.quarantined')).toHaveLength(1)
    clamd.answer = answerLikeClamd
    expect((await put(number, pdf('sauber'))).body).toEqual({ outcome: 'changed' })
    expect(await contentOf(number)).toBe(pdf('sauber'))
  })
})
