import { auditLog, peopleImport, userGroupMembers, userGroups, users, type BodyOf } from '@atrium/api-client/contract' // prettier-ignore
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, mailsTo, rowsOf, wohnwerk } from '../testing.ts'

type Said = BodyOf<typeof peopleImport.put>
type Row = Said['people'][number]

const params = { applicationId: alpenquell }
const address = () => `${crypto.randomUUID().slice(0, 8)}@liste.example`

describe.each(databases)('people by a list on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const put = async (
    people: Row[],
    more: Partial<Said> = {},
    login = 'maren.thiessen',
    headers?: Record<string, string>,
  ) =>
    (await server.as(login)).call(peopleImport.put, { params, body: { people, ...more } }, headers)
  const fieldsOf = (answer: { problem: { errors?: object } }) =>
    Object.keys(answer.problem.errors ?? {})
  const all = async () =>
    (await (await server.as('maren.thiessen')).call(users.ofApplication, { params })).body
  const find = async (email: string) => (await all()).find((one) => one.email === email)
  const groupList = async () =>
    (await (await server.as('maren.thiessen')).call(userGroups.list, { params })).body
  const groupsOf = async (userId: number) => {
    const api = await server.as('maren.thiessen')
    const { body } = await api.call(userGroupMembers.list, { params: { ...params, userId } })
    const names = new Map((await groupList()).map(({ id, name }) => [id, name]))
    return body.filter(({ isMember }) => isMember).map((one) => names.get(one.userGroupId))
  }
  const invited = async (more: Partial<Row> = {}) => {
    const row = { email: address(), firstName: 'Lena', lastName: 'Liste', ...more }
    const { body } = await put([row])
    return { row, id: body.people[0]!.userId! }
  }

  test('who is new is invited with all that the list says, groups on the way are made (T-97, ADM-04, ADM-07)', async () => {
    const email = address()
    const row: Row = {
      email,
      firstName: 'Nele',
      lastName: 'von Neu',
      jobTitle: 'Planung',
      phoneNumber: '+49 40 1',
      languageCode: 'en',
      roles: ['CLIENT_LEAD', 'CLIENT'],
      groups: ['kunde – marketing', 'Messeteam'],
      isExternal: true,
    }
    const dry = await put([row], { newGroups: ['Messeteam'], dryRun: true })
    expect(dry.body).toMatchObject({ people: [{ userId: null, result: 'invited' }], newGroups: ['Messeteam'] }) // prettier-ignore
    expect(await find(email)).toBeUndefined()
    expect((await groupList()).map(({ name }) => name)).not.toContain('Messeteam')

    const done = await put([row], { newGroups: ['Messeteam'], basis: dry.body.basis })
    expect(done.status).toBe(200)
    const person = await find(email)
    expect(person).toMatchObject({
      id: done.body.people[0]!.userId,
      firstName: 'Nele',
      lastName: 'von Neu',
      jobTitle: 'Planung',
      phoneNumber: '+49 40 1',
      languageCode: 'en',
      roles: ['CLIENT_LEAD', 'CLIENT'],
      isExternal: true,
      isInvited: true,
    })
    expect(await groupsOf(person!.id)).toEqual(['Kunde – Marketing', 'Messeteam'])
    expect((await groupList()).find(({ name }) => name === 'Messeteam')?.type).toBe(30)
    expect(await mailsTo(server, email)).toHaveLength(1)
    // The same list again changes nothing, and nobody gets a second mail.
    const again = await put([row], { newGroups: ['Messeteam'] })
    expect(again.body.people.map(({ result }) => result)).toEqual(['unchanged'])
    expect(again.body.newGroups).toEqual([])
    expect(await mailsTo(server, email)).toHaveLength(1)
  })

  test('what differs is changed and in the log, what is empty stays (ADM-01, ADM-09, T-05)', async () => {
    const { row, id } = await invited({ jobTitle: 'Planung', groups: ['Kunde – Marketing'] })
    const change: Row = {
      email: row.email.toUpperCase(),
      lastName: 'Neuname',
      phoneNumber: '040 2',
      roles: ['CLIENT_LEAD'],
      groups: ['Kunde – Controlling'],
    }
    const { body } = await put([change])
    expect(body.people).toEqual([
      {
        userId: id,
        result: 'changed',
        before: { lastName: 'Liste', phoneNumber: null, roles: ['CLIENT'], groups: ['Kunde – Marketing'] }, // prettier-ignore
        after: { lastName: 'Neuname', phoneNumber: '040 2', roles: ['CLIENT_LEAD'], groups: ['Kunde – Controlling'] }, // prettier-ignore
      },
    ])
    expect(await find(row.email)).toMatchObject({ firstName: 'Lena', lastName: 'Neuname', jobTitle: 'Planung', phoneNumber: '040 2', roles: ['CLIENT_LEAD'] }) // prettier-ignore
    expect(await groupsOf(id)).toEqual(['Kunde – Controlling'])
    const log = await (await server.as('maren.thiessen')).call(auditLog.list, { params, query: { objectId: `${id}` } }) // prettier-ignore
    expect(log.body.items.map(({ action }) => action).toSorted()).toEqual([
      'user-group.member-added',
      'user-group.member-added',
      'user-group.member-removed',
      'user.invited',
      'user.roles-changed',
    ])
  })

  test('where one row is wrong nothing happens, and each fault has its field (ADM-04)', async () => {
    const [one, two] = [address(), address()]
    const dry = { dryRun: true }
    const answer = await put(
      [
        { email: one, lastName: 'Gut' },
        { email: two },
        { email: one.toUpperCase(), lastName: 'Doppelt' },
        { email: address(), lastName: 'Gruppe', groups: ['Gibt es nicht'] },
      ],
      {},
    )
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer)).toEqual(['people[1].lastName', 'people[2].email', 'people[3].groups'])
    expect(answer.problem.errors!['people[3].groups']![0]).toContain('„Gibt es nicht“')
    expect(await find(one)).toBeUndefined()
    // Nobody raises rights above their own.
    const lead = [{ email: address(), lastName: 'Zu hoch', roles: ['CLIENTSERVICE' as const] }]
    expect(fieldsOf(await put(lead, dry, 'sabine.moser'))).toEqual(['people[0].roles'])
    const group = [{ email: address(), lastName: 'Zu weit', groups: ['Kundenberatung'] }]
    expect(fieldsOf(await put(group, dry, 'sabine.moser'))).toEqual(['people[0].groups'])
    const admin = await find('maren.thiessen@brueckner-vahl.example')
    const reach = [{ email: admin!.email!, jobTitle: 'Anders' }]
    expect(fieldsOf(await put(reach, dry, 'aylin.kaya'))).toEqual(['people[0].email'])
    expect((await put(lead, {}, 'korbinian.huber')).status).toBe(403)
  })

  test('nobody is deactivated, and who is deactivated stays so (ADM-02)', async () => {
    const { row, id } = await invited()
    const version = (await find(row.email))!.version!
    const api = await server.as('maren.thiessen')
    await api.call(users.save, { params, body: { id, status: 'inactive' } }, { 'if-match': `"${version}"` }) // prettier-ignore
    expect((await put([row])).body.people[0]!.result).toBe('unchanged')
    expect(fieldsOf(await put([{ ...row, lastName: 'Anders' }]))).toEqual(['people[0].email'])
    expect(await find(row.email)).toMatchObject({ status: 'inactive', lastName: 'Liste' })
  })

  test('somebody has to remain an administrator (ADM-09)', async () => {
    const admins = (await all()).filter((one) => one.roles.includes('ADMINISTRATOR') && one.email)
    const rows = admins.map((one): Row => ({ email: one.email!, roles: ['CLIENT'] }))
    const answer = await put(rows, { dryRun: true })
    expect(fieldsOf(answer).toSorted()).toEqual(rows.map((_, at) => `people[${at}].roles`))
  })

  test('who belongs elsewhere, too, keeps their name; their roles here may change (PERM-19, ADM-09)', async () => {
    const { row, id } = await invited()
    await rowsOf(server, sql`
      insert into application_users (application_id, user_id) values (${wohnwerk}, ${id})
      on conflict do nothing`) // prettier-ignore
    expect(fieldsOf(await put([{ ...row, lastName: 'Anders' }], {}, 'sabine.moser'))).toEqual(['people[0].lastName']) // prettier-ignore
    const { body } = await put([{ ...row, roles: ['CLIENT_LEAD'] }], {}, 'sabine.moser')
    expect(body.people[0]!.result).toBe('changed')
  })

  test('where something else would happen by now it is refused; a repeated key is answered alike (ADM-04)', async () => {
    const email = address()
    const rows: Row[] = [{ email, lastName: 'Spät' }]
    const { basis } = (await put(rows, { dryRun: true })).body
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await put(rows, { basis }, undefined, headers)
    expect((await put(rows, { basis }, undefined, headers)).body).toEqual(first.body)
    const late = await put(rows, { basis })
    expect([late.status, late.problem.code]).toEqual([409, 'overtaken'])
  })

  test('hundreds come at once, and no more than may be invited in a day (ADM-04)', async () => {
    const rows = Array.from({ length: 600 }, (_, at): Row => ({ email: address(), lastName: `Person ${at}` })) // prettier-ignore
    const { status, body } = await put(rows)
    expect([status, body.people.length]).toEqual([200, 600])
    const tooMany = await put(rows.concat(rows.map((row) => ({ ...row, email: `x${row.email}` }))), { dryRun: true }) // prettier-ignore
    expect(tooMany.status).toBe(429)
  })
})
