import { contactImport, contacts, type InputOf } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, type EventRow } from '../testing.ts'

const params = { applicationId: alpenquell }
const nothing = { added: 0, changed: 0, unchanged: 0, removed: 0 }
const mira = {
  externalId: 'HR-1',
  firstName: 'Mira',
  lastName: 'Mut',
  jobTitle: 'Beraterin',
  email: 'mira.mut@agentur.example',
  phoneNumber: '+49 40 1234-1',
  mediaTypeIds: [5],
  isCallbackEnabled: true,
}
const deniz = { externalId: 'HR-2', firstName: 'Deniz', lastName: 'Arslan' }

describe.each(databases)('contacts that another system hands over, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const put = async (body: InputOf<typeof contactImport.put>['body'], login = 'maren.thiessen') =>
    (await server.as(login)).call(contactImport.put, { params, body })
  const list = async () =>
    (await (await server.as('korbinian.huber')).call(contacts.list, { params })).body
  const names = async () => (await list()).map(({ lastName }) => lastName)
  const events = async () =>
    (await rowsOf<EventRow>(server, sql`select type, payload from events where type = 'contacts.changed'`)).length // prettier-ignore

  test('they come behind those that are there; the same again changes and tells nothing (CON-02)', async () => {
    const before = await names()
    const dry = await put({ items: [mira, deniz], isDryRun: true })
    expect(dry.body).toMatchObject({ ...nothing, added: 2, rows: [{ outcome: 'added', contactId: null }, {}] }) // prettier-ignore
    expect(await names()).toEqual(before)
    const { status, body } = await put({ items: [mira, deniz] })
    expect([status, body.added]).toEqual([200, 2])
    const all = await list()
    expect(all.map(({ lastName }) => lastName)).toEqual([...before, 'Mut', 'Arslan'])
    const { externalId: _own, ...facts } = mira
    expect(all.at(-2)).toMatchObject({ ...facts, id: body.rows[0]!.contactId, version: 1 })
    const told = await events()
    expect((await put({ items: [mira, deniz] })).body).toMatchObject({ ...nothing, unchanged: 2 })
    expect([await events(), (await list()).at(-2)!.version]).toEqual([told, 1])
  })

  test('one that is there changes; picture and place are kept on screen, and what is not said is empty', async () => {
    await put({ items: [mira, deniz] })
    const { id, order } = (await list()).find(({ lastName }) => lastName === 'Mut')!
    const aylin = await server.as('aylin.kaya')
    const { externalId, ...facts } = mira
    await aylin.call(contacts.save, {
      params: { ...params, contactId: id },
      body: { ...facts, pictureUrl: '/images/mira.webp' },
    })
    const { body } = await put({ items: [{ externalId, firstName: 'Mira', lastName: 'Muth', email: mira.email }] }) // prettier-ignore
    expect(body).toMatchObject({ ...nothing, changed: 1, rows: [{ contactId: id }] })
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      lastName: 'Muth',
      jobTitle: null,
      phoneNumber: null,
      pictureUrl: '/images/mira.webp',
      mediaTypeIds: [5],
      isCallbackEnabled: true,
      order,
    })
  })

  test('what a batch does not name goes, where it says so, and comes back with the next; what was made on screen stays', async () => {
    await put({ items: [mira, deniz] })
    const before = await names()
    const gone = await put({ items: [mira], missing: 'remove' })
    expect(gone.body).toMatchObject({ ...nothing, unchanged: 1, removed: 1 })
    expect(await names()).toEqual(before.filter((name) => name !== 'Arslan'))
    expect((await put({ items: [deniz] })).body).toMatchObject({ ...nothing, added: 1 })
    expect(await names()).toEqual(before)
  })

  test('what is wrong is told by its row, and nothing is written (ERR-16)', async () => {
    const before = await list()
    const { status, problem } = await put({
      items: [
        { ...deniz, externalId: 'HR-9' },
        { ...deniz, externalId: 'HR-9', isCallbackEnabled: true },
        { ...deniz, externalId: 'HR-10', mediaTypeIds: [5, 987] },
      ],
    })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors!)).toEqual([
      'items[1].externalId',
      'items[1].email',
      'items[2].mediaTypeIds[1]',
    ])
    expect(await list()).toEqual(before)
  })

  test('administrators and client service may, clients may not (CON-02)', async () => {
    expect((await put({ items: [] }, 'aylin.kaya')).status).toBe(200)
    expect((await put({ items: [] }, 'sabine.moser')).status).toBe(403)
  })
})
