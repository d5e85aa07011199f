import {
  contacts,
  notifications,
  notificationTypes,
  tasks,
  userGroupTypes,
  type Contact,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf } from '../testing.ts'

const params = { applicationId: alpenquell }
const at = (contactId: number) => ({ params: { ...params, contactId } })

interface Mail {
  user_id: number | null
  language: string
  subject: string
  body: string
}

describe.each(databases)('callbacks on $name', (kind) => {
  let server: TestServer
  let aylin: Contact
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    aylin = (await list())[0]!
  })
  afterAll(() => server?.stop())

  const list = async () =>
    (await (await server.as('korbinian.huber')).call(contacts.list, { params })).body
  const ask = async (contactId: number, more: object = {}, login = 'korbinian.huber') =>
    (await server.as(login)).call(contacts.callback, {
      ...at(contactId),
      body: { topic: 'Streuplan Zitrone', phoneNumber: '+49 89 99998-215', ...more },
    })
  const outsider = async (email: string) =>
    (
      await (
        await server.as('aylin.kaya')
      ).call(contacts.create, {
        params,
        body: { firstName: 'Mira', lastName: 'Mut', isCallbackEnabled: true, email },
      })
    ).body
  const freeSlots = async (contactId: number) => {
    const api = await server.as('korbinian.huber')
    const { body } = await api.call(contacts.slots, at(contactId))
    return body.flatMap(({ slots }) => slots)
  }
  const mailsTo = (address: string) =>
    rowsOf<Mail>(
      server,
      sql`select user_id, language, subject, body from mail_outbox where address = ${address} order by id`,
    )
  const tasksOf = async (login: string) => {
    const api = await server.as(login)
    const [person] = await rowsOf<{ id: number }>(
      server,
      sql`select id from users where email = ${`${login}@brueckner-vahl.example`}`,
    )
    const { body } = await api.call(tasks.ofUser, { params: { ...params, userId: person!.id } })
    return body.filter(({ displayName }) => displayName.startsWith('Rückruf'))
  }

  test('a request reaches the contact by mail, as a task and as news (CON-03)', async () => {
    const { status, body } = await ask(aylin.id, {
      preferredFrom: '2027-04-01T08:00:00.000Z',
      preferredTo: '2027-04-01T10:30:00.000Z',
      note: ' Gern vor der Mittagspause. ',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      contactId: aylin.id,
      topic: 'Streuplan Zitrone',
      preferredFrom: '2027-04-01T08:00:00.000Z',
      note: 'Gern vor der Mittagspause.',
      status: 'open',
    })
    const [mail] = await mailsTo(aylin.email!)
    expect(mail!.user_id).not.toBeNull()
    expect(mail!.subject).toBe('Bitte um Rückruf: Korbinian Huber, Alpenquell Getränke AG')
    expect(mail!.body).toBe(
      [
        'Guten Tag Aylin Kaya,',
        'Korbinian Huber (Alpenquell Getränke AG) bittet Sie um einen Rückruf.',
        'Thema: Streuplan Zitrone\nTelefon: +49 89 99998-215\nGut erreichbar: 01.04.2027, 10:00 – 12:30',
        'Notiz:\nGern vor der Mittagspause.',
      ].join('\n\n'),
    )
    const [task] = await tasksOf('aylin.kaya')
    expect(task).toMatchObject({
      displayName: 'Rückruf: Korbinian Huber – Streuplan Zitrone',
      description:
        // On a board that the client's people read, too.
        'Zeit: 01.04.2027, 10:00 – 12:30\nDie Telefonnummer steht in Ihrer E-Mail.',
      priority: 'high',
      status: 1,
    })
    expect(task!.endDate).toContain('2027-04-01')
    const api = await server.as('aylin.kaya')
    const { items } = (await api.call(notifications.list, { params })).body
    const news = items.find(({ type }) => type === notificationTypes.CallbackRequested)
    expect(news).toMatchObject({
      message: 'Korbinian Huber bittet Sie um einen Rückruf: „Streuplan Zitrone“.',
      relatedObjectId: task!.id,
      relatedObjectName: 'Streuplan Zitrone',
    })
    expect(news!.url).toContain(`task=${task!.id}`)
  })

  test('somebody who does not use the portal is written to, once for each request, and has no task', async () => {
    const { id } = await outsider('extern@x.example')
    const api = await server.as('korbinian.huber')
    const request = { ...at(id), body: { topic: 'Kurz', phoneNumber: '0123' } }
    const key = { 'idempotency-key': 'call-me-once' }
    for (let turn = 0; turn < 2; turn++)
      expect((await api.call(contacts.callback, request, key)).status).toBe(201)
    const mails = await mailsTo('extern@x.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ user_id: null, language: 'de' })
    expect(mails[0]!.body).not.toContain('Gut erreichbar')
    const [callback] = await rowsOf(
      server,
      sql`select task_id from contact_callbacks where contact_id = ${id}`,
    )
    expect(callback).toEqual({ task_id: null })
  })

  test('a list that only the agency sees comes first, and who asks does not hear of it', async () => {
    const [bucket] = await rowsOf<{ id: number; list_id: number }>(
      server,
      sql`
        with page as (
          insert into pages (application_id, display_name, icon, url, position)
          values (${alpenquell}, 'Intern', 'lock', '/intern', 99) returning id
        ),
        list as (
          insert into components (application_id, page_id, type, display_name, name_key)
          select ${alpenquell}, id, 'tasklist', 'Intern', 'intern' from page returning id
        ),
        bucket as (
          insert into components (application_id, parent_id, type, display_name, name_key)
          select ${alpenquell}, id, 'taskbucket', 'Eingang', 'eingang' from list returning id, parent_id
        )
        select id, parent_id as list_id from bucket`,
    )
    await rowsOf(
      server,
      sql`insert into component_groups (application_id, component_id, user_group_id)
          select ${alpenquell}, c, g.id from user_groups g, unnest(${[bucket!.id, bucket!.list_id]}::int[]) as c
          where g.application_id = ${alpenquell} and g.type = any(${[userGroupTypes.Administration, userGroupTypes.CustomerService]}::int[]) returning component_id`,
    )
    const { id } = await outsider('jemand@x.example')
    for (const contactId of [aylin.id, id])
      expect((await ask(contactId, { topic: 'Nur intern', note: 'Bitte leise.' })).status).toBe(201)
    const made = await rowsOf<{ parent_id: number; created_by: number | null }>(
      server,
      sql`select parent_id, created_by from components where display_name like '%Nur intern'`,
    )
    expect(made).toEqual(made.map(() => ({ parent_id: bucket!.id, created_by: null })))
    expect(made).toHaveLength(2)
    const mine = (await tasksOf('aylin.kaya')).filter(({ bucket: b }) => b.id === bucket!.id)
    expect(mine.map(({ displayName, description }) => [displayName, description])).toEqual([
      ['Rückruf: Korbinian Huber – Nur intern', 'Telefon: +49 89 99998-215\n\nBitte leise.'],
    ])
  })

  test('free times leave out those of an open request, until its task is done (T-79)', async () => {
    const before = await freeSlots(aylin.id)
    const slot = before[20]!
    const wish = { preferredFrom: slot.from, preferredTo: slot.to, topic: 'Freie Zeit' }
    expect((await ask(aylin.id, wish)).status).toBe(201)
    expect(await freeSlots(aylin.id)).toEqual(before.filter(({ from }) => from !== slot.from))
    const again = await ask(aylin.id, wish)
    expect([again.status, again.problem.code]).toEqual([409, 'slot-taken'])
    expect(Object.keys(again.problem.errors!)).toEqual(['preferredFrom'])
    const task = (await tasksOf('aylin.kaya')).find(({ displayName }) => displayName.endsWith('Freie Zeit')) // prettier-ignore
    const api = await server.as('aylin.kaya')
    await api.call(tasks.save, { params, body: { component: { id: task!.id, status: 3 } } })
    expect(await freeSlots(aylin.id)).toEqual(before)
  })

  test('who does not call back is not asked to, and has no times to offer', async () => {
    const silent = (await list()).find((contact) => !contact.isCallbackEnabled)!
    const refused = await ask(silent.id)
    expect([refused.status, refused.problem.code]).toEqual([409, 'callback-disabled'])
    const api = await server.as('korbinian.huber')
    expect((await api.call(contacts.slots, at(silent.id))).status).toBe(409)
  })

  test('a time in the past, on a day off or outside of business hours is refused at its field (T-79, ERR-16)', async () => {
    const fields = async (more: object) => {
      const { status, problem } = await ask(aylin.id, more)
      return [status, Object.keys(problem.errors!)]
    }
    expect(await fields({ preferredFrom: '2020-04-01T08:00:00.000Z' })).toEqual([400, ['preferredFrom']]) // prettier-ignore
    expect(await fields({ preferredFrom: '2027-12-25T10:00:00.000Z' })).toEqual([400, ['preferredFrom']]) // prettier-ignore
    expect(await fields({ preferredFrom: '2027-04-01T04:00:00.000Z' })).toEqual([400, ['preferredFrom']]) // prettier-ignore
    expect(
      await fields({
        preferredFrom: '2027-04-01T08:00:00.000Z',
        preferredTo: '2027-04-01T08:00:00.000Z',
      }),
    ).toEqual([400, ['preferredTo']])
    const empty = await ask(aylin.id, { topic: '', phoneNumber: '1' })
    expect(Object.keys(empty.problem.errors!).sort()).toEqual(['phoneNumber', 'topic'])
  })
})
