import { contacts } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, voltrad, wohnwerk, type EventRow } from '../testing.ts'
import { emptyContactTrash } from './contacts.service.ts'

const params = { applicationId: alpenquell }
const at = (contactId: number) => ({ params: { ...params, contactId } })

describe.each(databases)('contacts on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const list = async (login: string, applicationId = alpenquell) =>
    (await server.as(login)).call(contacts.list, { params: { applicationId } })
  const create = async (login: string, more: object = {}) =>
    (await server.as(login)).call(contacts.create, {
      params,
      body: { firstName: 'Mira', lastName: 'Mut', ...more },
    })
  const changes = () =>
    rowsOf<EventRow>(server, sql`select type, payload from events where type = 'contacts.changed'`)

  test('the story has seven contacts, four of whom call back', async () => {
    const all = [
      ...(await list('korbinian.huber')).body,
      ...(await list('nadine.wolff', wohnwerk)).body,
      ...(await list('priya.raman', voltrad)).body,
    ]
    expect(all).toHaveLength(7)
    expect(all.filter((contact) => contact.isCallbackEnabled)).toHaveLength(4)
    expect(all.every((contact) => contact.mediaTypeIds.length > 0)).toBe(true)
    expect(all.filter((contact) => contact.isCallbackEnabled).every(({ email }) => email)).toBe(
      true,
    )
  })

  test('they come in their order, with everything there is to know (API-17)', async () => {
    const { status, body } = await list('korbinian.huber')
    expect(status).toBe(200)
    const orders = body.map(({ order }) => order)
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
    expect(body[0]).toMatchObject({
      applicationId: alpenquell,
      firstName: 'Aylin',
      lastName: 'Kaya',
      jobTitle: 'Client Service Director',
      department: 'Kundenberatung',
      email: 'aylin.kaya@brueckner-vahl.example',
      phoneNumber: '+49 40 66969-112',
      isCallbackEnabled: true,
    })
  })

  test('Client Service adds, changes and deletes one, and everybody sees it at once (CON-02)', async () => {
    const made = await create('aylin.kaya', { mediaTypeIds: [5, 7], phoneNumber: '040 66969-300' })
    expect(made.status).toBe(201)
    const { id } = made.body
    const last = (await list('korbinian.huber')).body.at(-1)
    expect(last).toEqual({ ...made.body, can: { edit: false, delete: false } })
    const api = await server.as('aylin.kaya')
    const saved = await api.call(contacts.save, {
      ...at(id),
      body: { firstName: 'Mira', lastName: 'Mutig', order: 0 },
    })
    expect(saved.status).toBe(200)
    // What is not said is empty, but for what belongs to the list and not to the person.
    expect(saved.body).toMatchObject({
      lastName: 'Mutig',
      phoneNumber: null,
      mediaTypeIds: [5, 7],
      order: 0,
    })
    const korbinian = await server.as('korbinian.huber')
    expect((await korbinian.call(contacts.get, at(id))).body).toEqual({
      ...saved.body,
      can: { edit: false, delete: false },
    })
    expect((await api.call(contacts.remove, at(id))).status).toBe(204)
    expect((await korbinian.call(contacts.get, at(id))).status).toBe(404)
    expect((await changes()).filter(({ payload }) => payload.contactId === id)).toHaveLength(3)
  })

  test('who saves or deletes what has changed meanwhile is shown how it stands (CON-02)', async () => {
    const { body: seen } = await create('maren.thiessen')
    const api = await server.as('maren.thiessen')
    const header = { 'if-match': `"${seen.version}"` }
    const body = { firstName: 'Mira', lastName: 'Erste' }
    const first = await api.call(contacts.save, { ...at(seen.id), body }, header)
    const second = await api.call(contacts.save, { ...at(seen.id), body: { ...body, lastName: 'Zweite' } }, header) // prettier-ignore
    expect([first.status, second.status, second.problem.code]).toEqual([200, 409, 'stale'])
    expect(second.problem.current).toEqual(first.body)
    const removed = await api.call(contacts.remove, at(seen.id), header)
    expect([removed.status, removed.problem.code]).toEqual([409, 'stale'])
    expect((await api.call(contacts.remove, at(seen.id))).status).toBe(204)
  })

  test('wrong input is named by field (CON-02, ERR-16)', async () => {
    const { status, problem } = await create('aylin.kaya', {
      lastName: ' ',
      email: 'keine',
      pictureUrl: 'javascript:alert(1)',
      order: -1,
      mediaTypeIds: [99_999_999_999],
    })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors!).sort()).toEqual([
      'email',
      'lastName',
      'mediaTypeIds[0]',
      'order',
      'pictureUrl',
    ])
  })

  test('who calls back needs an address, from the start and later', async () => {
    const refused = await create('aylin.kaya', { isCallbackEnabled: true })
    expect([refused.status, Object.keys(refused.problem.errors!)]).toEqual([400, ['email']])
    const made = await create('aylin.kaya', { isCallbackEnabled: true, email: 'mira@x.example' })
    const api = await server.as('aylin.kaya')
    const later = await api.call(contacts.save, {
      ...at(made.body.id),
      body: { firstName: 'Mira', lastName: 'Mut' },
    })
    expect([later.status, Object.keys(later.problem.errors!)]).toEqual([400, ['email']])
    await api.call(contacts.remove, at(made.body.id))
  })

  test('a deleted contact is gone for everybody, and comes back where it stood (CON-02, T-08)', async () => {
    const { body: made } = await create('aylin.kaya')
    const aylin = await server.as('aylin.kaya')
    await aylin.call(contacts.arrange, { ...at(made.id), body: { beforeId: null } })
    const before = (await list('korbinian.huber')).body.map(({ id }) => id)
    await aylin.call(contacts.remove, at(made.id))
    expect((await list('korbinian.huber')).body.map(({ id }) => id)).not.toContain(made.id)
    const again = await aylin.call(contacts.save, {
      ...at(made.id),
      body: { firstName: 'Mira', lastName: 'Mut' },
    })
    expect(again.status).toBe(404)
    const back = await aylin.call(contacts.restore, at(made.id))
    expect([back.status, back.body.lastName]).toEqual([200, 'Mut'])
    expect((await list('korbinian.huber')).body.map(({ id }) => id)).toEqual(before)
    expect((await aylin.call(contacts.restore, at(made.id))).status).toBe(404)
    await aylin.call(contacts.remove, at(made.id))
  })

  test('what was deleted more than 30 days ago is not taken back, and is let go for good (T-66)', async () => {
    const { body: made } = await create('aylin.kaya')
    const aylin = await server.as('aylin.kaya')
    await aylin.call(contacts.remove, at(made.id))
    await rowsOf(
      server,
      sql`update contacts set deleted_at = now() - interval '31 days' where id = ${made.id} returning id`,
    )
    expect((await aylin.call(contacts.restore, at(made.id))).status).toBe(404)
    await emptyContactTrash(server.deps)
    expect(await rowsOf(server, sql`select id from contacts where id = ${made.id}`)).toEqual([])
  })

  test('contacts are put before one another or at the end (CON-01, CON-02)', async () => {
    for (const { id } of (await list('aylin.kaya')).body.slice(3))
      await (await server.as('aylin.kaya')).call(contacts.remove, at(id))
    const ids = (await list('aylin.kaya')).body.map(({ id }) => id)
    const [first, second, third] = ids as [number, number, number]
    const aylin = await server.as('aylin.kaya')
    const arrange = async (id: number, beforeId: number | null) => {
      const { status } = await aylin.call(contacts.arrange, { ...at(id), body: { beforeId } })
      expect(status).toBe(204)
      return (await list('korbinian.huber')).body.map((contact) => contact.id)
    }
    expect(await arrange(third, first)).toEqual([third, first, second])
    expect(await arrange(third, null)).toEqual([first, second, third])
    // One that has gone counts as none.
    expect(await arrange(first, 987_654)).toEqual([second, third, first])
    expect(await arrange(first, second)).toEqual([first, second, third])
  })

  test('what the caller may do comes along (CON-02)', async () => {
    const abilities = async (login: string) => (await list(login)).body.map(({ can }) => can)
    expect(new Set((await abilities('aylin.kaya')).map((can) => can!.edit))).toEqual(new Set([true])) // prettier-ignore
    expect(new Set((await abilities('korbinian.huber')).map((can) => can!.edit))).toEqual(new Set([false])) // prettier-ignore
  })
})
