import { savedViews, userGroups, type BodyOf, type SavedView } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, wohnwerk } from '../testing.ts'

type Form = Partial<BodyOf<typeof savedViews.create>>

const params = { applicationId: alpenquell }
const module = 'campaigns'

describe.each(databases)('saved views on $name', (kind) => {
  let server: TestServer
  let groupIds: Record<string, number>
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const { body } = await (await server.as('maren.thiessen')).call(userGroups.list, { params })
    groupIds = Object.fromEntries(body.map(({ name, id }) => [name, id]))
  })
  afterAll(() => server?.stop())

  const list = async (login: string, of = module) =>
    (await server.as(login)).call(savedViews.list, { params, query: { module: of } })
  const create = async (login: string, form: Form) =>
    (await server.as(login)).call(savedViews.create, {
      params,
      body: { module, name: 'Ansicht', state: { status: [7] }, ...form },
    })
  const save = async (
    login: string,
    { id, name, state }: SavedView,
    form: Form = {},
    headers: Record<string, string> = {},
  ) =>
    (await server.as(login)).call(
      savedViews.save,
      { params: { ...params, viewId: id }, body: { name, state, ...form } },
      headers,
    )
  const remove = async (login: string, viewId: number) =>
    (await server.as(login)).call(savedViews.remove, { params: { ...params, viewId } })
  const namesOf = async (login: string, of?: string) =>
    (await list(login, of)).body.map(({ name }) => name)

  test('a view is kept under its name for its owner and its module alone (T-07)', async () => {
    const state = { filters: { status: [7, 8], text: 'Größe „L“' }, sort: 'name' }
    const { status, body } = await create('korbinian.huber', { name: ' Läuft gerade ', state })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Läuft gerade',
      module,
      state,
      owner: { firstName: 'Korbinian', lastName: 'Huber' },
      isOwn: true,
      isShared: false,
      userGroupIds: [],
      defaultForRoles: [],
      version: 1,
      can: { edit: true, delete: true },
    })
    expect((await list('korbinian.huber')).body).toEqual([body])
    expect(await namesOf('korbinian.huber', 'tasks')).toEqual([])
    for (const login of ['sabine.moser', 'maren.thiessen']) expect(await namesOf(login)).toEqual([])
    for (const login of ['sabine.moser', 'maren.thiessen'])
      expect((await save(login, body)).status).toBe(404)
    expect((await remove('korbinian.huber', body.id)).status).toBe(204)
    expect(await namesOf('korbinian.huber')).toEqual([])
    expect((await remove('korbinian.huber', body.id)).status).toBe(404)
  })

  test('shared with a group, all in it have the view, and only its owner changes it (T-07)', async () => {
    const marketing = groupIds['Kunde – Marketing']!
    const { body } = await create('sabine.moser', { name: 'Unsere', userGroupIds: [marketing] })
    const seen = (await list('korbinian.huber')).body
    expect(seen).toMatchObject([
      {
        name: 'Unsere',
        isOwn: false,
        isShared: true,
        userGroupIds: null,
        can: { edit: false, delete: false },
      },
    ])
    expect(await namesOf('marco.rossi')).toEqual([])
    expect((await save('korbinian.huber', body)).status).toBe(403)
    expect((await remove('korbinian.huber', body.id)).status).toBe(403)
    // What is not said stays; an empty list takes it back.
    expect((await save('sabine.moser', body, { name: 'Für alle' })).body).toMatchObject({
      name: 'Für alle',
      userGroupIds: [marketing],
      version: 2,
    })
    await save('sabine.moser', body, { userGroupIds: [] })
    expect(await namesOf('korbinian.huber')).toEqual([])
    await remove('sabine.moser', body.id)
  })

  test('a client is offered the groups that they are in, the agency all of the tenant (T-03, T-07)', async () => {
    const offered = async (login: string) =>
      (await (await server.as(login)).call(savedViews.groups, { params })).body.map(
        ({ name }) => name,
      )
    expect(await offered('korbinian.huber')).toEqual(['Kunde – Marketing'])
    const all = await offered('aylin.kaya')
    expect(all).toEqual(expect.arrayContaining(['Kunde – Controlling', 'Kunde – Marketing']))
    expect(all.toSorted()).toEqual(Object.keys(groupIds).toSorted())
  })

  test('a client shares with own groups, the agency with any; nobody with another tenant’s (T-03, T-07)', async () => {
    const controlling = groupIds['Kunde – Controlling']!
    const refused = await create('korbinian.huber', { userGroupIds: [controlling] })
    expect([refused.status, Object.keys(refused.problem.errors!)]).toEqual([400, ['userGroupIds']])
    const shared = await create('aylin.kaya', { userGroupIds: [controlling] })
    expect(shared.status).toBe(201)
    expect(await namesOf('marco.rossi')).toEqual(['Ansicht'])
    await remove('aylin.kaya', shared.body.id)
    const [foreign] = await rowsOf<{ id: number }>(
      server,
      sql`select min(id) as id from user_groups where application_id = ${wohnwerk}`,
    )
    const other = await create('maren.thiessen', { userGroupIds: [foreign!.id] })
    expect([other.status, Object.keys(other.problem.errors!)]).toEqual([400, ['userGroupIds']])
  })

  test('each role begins with one view, which administrators and Client Service choose (T-07)', async () => {
    const refused = await create('sabine.moser', { defaultForRoles: ['CLIENT'] })
    expect(refused.status).toBe(403)
    const first = await create('aylin.kaya', {
      name: 'Für Kunden',
      defaultForRoles: ['CLIENT', 'AUTHOR'],
    })
    expect((await list('korbinian.huber')).body).toMatchObject([
      { name: 'Für Kunden', defaultForRoles: ['AUTHOR', 'CLIENT'], can: { edit: false } },
    ])
    const second = await create('maren.thiessen', { name: 'Neu', defaultForRoles: ['CLIENT'] })
    expect(await namesOf('korbinian.huber')).toEqual(['Neu'])
    expect((await list('korbinian.huber')).body.map((view) => view.isDefault)).toEqual([true])
    const arranged = async (login: string) =>
      (await (await server.as(login)).call(savedViews.roles, { params: { applicationId: alpenquell } })).body // prettier-ignore
    expect(await arranged('sabine.moser')).toEqual([])
    expect(await arranged('aylin.kaya')).toContain('CLIENT_LEAD')
    expect(first.body.isDefault).toBe(false)
    expect(await namesOf('lea.scholz')).toEqual(['Für Kunden'])
    const taken = (await list('aylin.kaya')).body.find(({ id }) => id === first.body.id)
    expect(taken).toMatchObject({ defaultForRoles: ['AUTHOR'], version: 2 })
    // Another who arranges may take it back, although it is not theirs.
    const back = await save('aylin.kaya', second.body, { defaultForRoles: [] })
    expect([back.status, back.body.defaultForRoles]).toEqual([200, []])
    expect(await namesOf('korbinian.huber')).toEqual([])
    expect((await remove('aylin.kaya', second.body.id)).status).toBe(404)
    await remove('maren.thiessen', second.body.id)
    await remove('aylin.kaya', first.body.id)
  })

  test('a name is given once by a person and module, also when many save at once (T-07)', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create('marco.rossi', { name: 'Meine' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const taken = await create('marco.rossi', { name: 'MEINE' })
    expect([taken.status, taken.problem.code]).toEqual([409, 'name-taken'])
    expect((await create('marco.rossi', { name: 'Meine', module: 'tasks' })).status).toBe(201)
    expect((await create('korbinian.huber', { name: 'Meine' })).status).toBe(201)
    const other = await create('marco.rossi', { name: 'Andere' })
    expect((await save('marco.rossi', other.body, { name: 'meine' })).status).toBe(409)
    expect((await save('marco.rossi', other.body, { name: 'ANDERE' })).status).toBe(200)
  })

  test('who changes an older state is told the current one (T-07)', async () => {
    const { body } = await create('lea.scholz', { name: 'Alt' })
    const ifMatch = { 'if-match': '"1"' }
    expect((await save('lea.scholz', body, { name: 'Neu' }, ifMatch)).status).toBe(200)
    const late = await save('lea.scholz', body, { name: 'Zu spät' }, ifMatch)
    expect([late.status, late.problem.code]).toEqual([409, 'stale'])
    expect(late.problem.current).toMatchObject({ name: 'Neu', version: 2 })
  })

  test('it keeps 16 kB and no more, and 100 of a module (T-07)', async () => {
    const large = await create('lea.scholz', { name: 'Groß', state: { a: 'x'.repeat(16_384) } })
    expect([large.status, Object.keys(large.problem.errors!)]).toEqual([400, ['state']])
    const fits = await create('lea.scholz', { name: 'Passt', state: { a: 'x'.repeat(16_000) } })
    expect(fits.status).toBe(201)
    await rowsOf(
      server,
      sql`insert into saved_views (application_id, user_id, module, name, state)
          select ${alpenquell}, ${fits.body.owner.id}, 'volle-liste', 'Ansicht ' || number, '{}'
          from generate_series(1, 100) as number`,
    )
    const full = await create('lea.scholz', { name: 'Eine mehr', module: 'volle-liste' })
    expect([full.status, full.problem.code]).toEqual([409, 'too-many'])
  })

  test.each<[Form, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ state: [] as never }, 'state'],
    [{ module: '../etc' }, 'module'],
    [{ defaultForRoles: ['KING' as never] }, 'defaultForRoles[0]'],
  ])('%j is refused at its field (ERR-16)', async (form, field) => {
    const { status, problem } = await create('maren.thiessen', form)
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]])
  })

  test('a list is a constant number of statements', async () => {
    const count = async () => {
      const texts = await server.database.queriesOf(() => list('aylin.kaya', 'viele'))
      return texts.filter((text) => /saved_view|users/.test(text)).length
    }
    const before = await count()
    expect(before).toBeGreaterThan(0)
    for (let number = 0; number < 5; number++)
      await create('aylin.kaya', {
        name: `Nr. ${number}`,
        module: 'viele',
        userGroupIds: [groupIds['Kunde – Marketing']!],
      })
    expect(await count()).toBe(before)
  })
})
