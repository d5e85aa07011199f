import { contacts } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, voltrad, wohnwerk, type EventRow } from '../testing.ts'

const params = { applicationId: alpenquell }
const at = (contactId: number) => ({ params: { ...params, contactId } })

interface Mail {
  user_id: number | null
  language: string
  subject: string
  body: string
}

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
  const mailsTo = (address: string) =>
    rowsOf<Mail>(
      server,
      sql`select user_id, language, subject, body from mail_outbox where address = ${address} order by id`,
    )
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
    expect(last).toEqual(made.body)
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
    expect((await korbinian.call(contacts.get, at(id))).body).toEqual(saved.body)
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

  test('a request to be called back reaches the contact by mail, with everything in it', async () => {
    const [aylin] = (await list('korbinian.huber')).body
    const api = await server.as('korbinian.huber')
    const { status, body } = await api.call(contacts.callback, {
      ...at(aylin!.id),
      body: {
        topic: 'Streuplan Zitrone',
        phoneNumber: '+49 89 99998-215',
        preferredFrom: '2027-04-01T08:00:00.000Z',
        preferredTo: '2027-04-01T10:30:00.000Z',
        note: ' Gern vor der Mittagspause. ',
      },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      contactId: aylin!.id,
      topic: 'Streuplan Zitrone',
      preferredFrom: '2027-04-01T08:00:00.000Z',
      note: 'Gern vor der Mittagspause.',
      status: 'open',
    })
    const [mail] = await mailsTo(aylin!.email!)
    expect(mail!.user_id).not.toBeNull()
    expect(mail!.subject).toBe('Bitte um Rückruf: Korbinian Huber, Alpenquell Getränke AG')
    expect(mail!.body).toBe(
      [
        'Guten Tag Aylin Kaya,',
        'Korbinian Huber (Alpenquell Getränke AG) bittet Sie um einen Rückruf.',
        'Thema: Streuplan Zitrone\nTelefon: +49 89 99998-215\nGut erreichbar: 01.04.2027, 10:00 – 01.04.2027, 12:30',
        'Notiz:\nGern vor der Mittagspause.',
      ].join('\n\n'),
    )
  })

  test('somebody who does not use the portal is written to, too, and once for each request', async () => {
    const made = await create('aylin.kaya', { isCallbackEnabled: true, email: 'extern@x.example' })
    const api = await server.as('korbinian.huber')
    const request = { ...at(made.body.id), body: { topic: 'Kurz', phoneNumber: '0123' } }
    const key = { 'idempotency-key': 'call-me-once' }
    for (let turn = 0; turn < 2; turn++)
      expect((await api.call(contacts.callback, request, key)).status).toBe(201)
    const mails = await mailsTo('extern@x.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ user_id: null, language: 'de' })
    expect(mails[0]!.body).not.toContain('Gut erreichbar')
    await (await server.as('aylin.kaya')).call(contacts.remove, at(made.body.id))
  })

  test('who does not call back is not asked to, and an end comes after its start', async () => {
    const people = (await list('korbinian.huber')).body
    const silent = people.find((contact) => !contact.isCallbackEnabled)!
    const api = await server.as('korbinian.huber')
    const body = { topic: 'Kurz', phoneNumber: '0123' }
    const refused = await api.call(contacts.callback, { ...at(silent.id), body })
    expect([refused.status, refused.problem.code]).toEqual([409, 'callback-disabled'])
    const turned = await api.call(contacts.callback, {
      ...at(people[0]!.id),
      body: {
        ...body,
        preferredFrom: '2027-04-01T08:00:00.000Z',
        preferredTo: '2027-04-01T08:00:00.000Z',
      },
    })
    expect([turned.status, Object.keys(turned.problem.errors!)]).toEqual([400, ['preferredTo']])
    const empty = await api.call(contacts.callback, {
      ...at(people[0]!.id),
      body: { topic: '', phoneNumber: '1' },
    })
    expect(Object.keys(empty.problem.errors!).sort()).toEqual(['phoneNumber', 'topic'])
  })
})
