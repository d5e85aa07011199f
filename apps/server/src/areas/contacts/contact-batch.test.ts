import { contactBatch, contacts, type InputOf } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, wohnwerk, type EventRow } from '../testing.ts'

const params = { applicationId: alpenquell }
const mira = { contactId: null, firstName: 'Mira', lastName: 'Mut', email: 'mira@agentur.example', mediaTypeIds: [5], isCallbackEnabled: true } // prettier-ignore
const deniz = { contactId: null, firstName: 'Deniz', lastName: 'Arslan' }

describe.each(databases)('contacts of a file, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const put = async (
    body: InputOf<typeof contactBatch.put>['body'],
    { login = 'aylin.kaya', at = params, headers = {} } = {},
  ) => (await server.as(login)).call(contactBatch.put, { params: at, body }, headers)
  const list = async () =>
    (await (await server.as('korbinian.huber')).call(contacts.list, { params })).body
  const names = async () => (await list()).map(({ lastName }) => lastName)
  const events = () =>
    rowsOf<EventRow>(server, sql`select type, payload from events where type = 'contacts.changed' order by tx, seq`) // prettier-ignore

  test('they come behind those that are there, change and go in one step, and come back (CON-02, T-08)', async () => {
    const before = await names()
    const made = await put({ items: [mira, deniz] }, { headers: { 'idempotency-key': 'file-1' } })
    expect(made.status).toBe(200)
    expect(await names()).toEqual([...before, 'Mut', 'Arslan'])
    expect((await events()).at(-1)).toMatchObject({ payload: { contactId: null, commandId: 'file-1' } }) // prettier-ignore
    const [first, second] = made.body
    const { contactId: _new, ...facts } = mira
    await (
      await server.as('aylin.kaya')
    ).call(contacts.save, {
      params: { ...params, contactId: first!.id },
      body: { ...facts, pictureUrl: '/images/mira.webp' },
    })
    const changed = await put({
      items: [{ ...facts, contactId: first!.id, version: 2, jobTitle: 'Beraterin' }],
      removeIds: [second!.id],
    })
    expect(changed.body).toEqual([
      expect.objectContaining({ ...facts, id: first!.id, jobTitle: 'Beraterin', pictureUrl: '/images/mira.webp', version: 3 }), // prettier-ignore
    ])
    expect(await names()).toEqual([...before, 'Mut'])
    await put({ items: [], removeIds: [first!.id], restoreIds: [second!.id] })
    expect(await names()).toEqual([...before, 'Arslan'])
    await put({ items: [], removeIds: [second!.id] })
  })

  test('what is wrong is told by its row, and nothing is written (ERR-16)', async () => {
    const before = await list()
    const [known] = before
    const { status, problem } = await put({
      items: [
        mira,
        { ...mira, email: null },
        { ...deniz, mediaTypeIds: [9_999] },
        { ...deniz, contactId: known!.id },
        { ...deniz, contactId: known!.id },
      ],
    })
    expect([status, Object.keys(problem.errors!)]).toEqual([400, ['items[4].contactId']])
    const facts = await put({ items: [{ ...mira, email: null }, { ...deniz, mediaTypeIds: [9_999] }] }) // prettier-ignore
    expect(Object.keys(facts.problem.errors!)).toEqual(['items[0].email', 'items[1].mediaTypeIds[0]']) // prettier-ignore
    expect(await list()).toEqual(before)
  })

  test('who was changed meanwhile, is gone or is of another client stops all of it (API-20)', async () => {
    const [known] = await list()
    const stale = await put({ items: [mira, { ...deniz, contactId: known!.id, version: known!.version! - 1 }] }) // prettier-ignore
    expect([stale.status, stale.problem.type]).toEqual([409, expect.stringContaining('stale')])
    expect((await put({ items: [mira], removeIds: [999_999] })).status).toBe(404)
    expect((await put({ items: [mira], restoreIds: [known!.id] })).status).toBe(404)
    const [foreign] = await rowsOf<{ id: number }>(server, sql`select id from contacts where application_id = ${wohnwerk} limit 1`) // prettier-ignore
    expect((await put({ items: [{ ...deniz, contactId: foreign?.id ?? 999_998 }] })).status).toBe(404) // prettier-ignore
    expect(await names()).not.toContain('Mut')
  })

  test('administrators and client service may, and the log counts it; clients may not (CON-02, T-05)', async () => {
    expect((await put({ items: [mira] }, { login: 'sabine.moser' })).status).toBe(403)
    const made = await put({ items: [mira] }, { login: 'maren.thiessen' })
    expect(made.status).toBe(200)
    const [entry] = await rowsOf<{ summary: object; actor_name: string }>(
      server,
      sql`select actor_name, summary from audit_log where action = 'contacts.imported' order by id desc limit 1`,
    )
    expect(entry).toEqual({
      actor_name: 'Maren Thiessen',
      summary: { after: { added: 1, changed: 0, removed: 0 } },
    })
    const told = (await events()).length
    expect((await put({ items: [] })).body).toEqual([])
    expect((await events()).length).toBe(told)
    await put({ items: [], removeIds: [made.body[0]!.id] })
  })
})
