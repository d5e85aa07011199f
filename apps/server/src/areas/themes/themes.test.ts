import { applications, themes, userGroups, users, type BodyOf } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, voltrad, wohnwerk, type EventRow } from '../testing.ts'
import { paintTheme } from './index.ts'

type Form = Partial<BodyOf<typeof themes.save>>

const params = { applicationId: alpenquell }

describe.each(databases)('themes on $name', (kind) => {
  let server: TestServer
  let marketing: number
  let korbinian: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const api = await server.as('maren.thiessen')
    const { body } = await api.call(userGroups.list, { params })
    marketing = body.find(({ name }) => name === 'Kunde – Marketing')!.id
    korbinian = (await (await server.as('korbinian.huber')).call(users.current)).body.id
  })
  afterAll(() => server?.stop())

  const list = async (login: string) => (await server.as(login)).call(themes.list, { params })
  const own = async () => (await list('maren.thiessen')).body[0]!
  const create = async (login: string, body: Form) =>
    (await server.as(login)).call(themes.create, { params, body })
  const save = async (login: string, body: Form, headers: Record<string, string> = {}) =>
    (await server.as(login)).call(themes.save, { params, body: body as never }, headers)
  const remove = async (login: string, themeRelationId: number) =>
    (await server.as(login)).call(themes.remove, { params: { ...params, themeRelationId } })
  const seenBy = async (login: string) => {
    const { body } = await (await server.as(login)).call(applications.configuration, { params })
    return body.theme?.primaryColor
  }

  test('the application’s own comes first; who has no say in them does not read them (API-23, ADM-09)', async () => {
    const { status, body } = await list('henning.vahl')
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({
      assignedApplication: alpenquell,
      assignedUserGroup: null,
      assignedUser: null,
      primaryColor: '#0b6fb8',
      secondaryColor: '#2f9e6e',
      themeToLoad: 'light',
    })
    for (const login of ['sabine.moser', 'korbinian.huber', 'lea.scholz'])
      expect([login, (await list(login)).status]).toEqual([login, 403])
  })

  test('what a person sees is their own theme, else their group’s, else the application’s (API-24, ADM-06, ENT-04)', async () => {
    const forGroup = await create('aylin.kaya', {
      assignedUserGroup: marketing,
      primaryColor: '#111111',
    })
    expect(forGroup.status).toBe(201)
    expect(forGroup.body).toMatchObject({
      assignedApplication: null,
      assignedUserGroup: marketing,
      primaryColor: '#111111',
      secondaryColor: null,
      isNavigationExpanded: false,
      version: 1,
    })
    const forPerson = await create('maren.thiessen', {
      assignedUser: korbinian,
      primaryColor: '#222222',
    })
    expect(await seenBy('korbinian.huber')).toBe('#222222')
    expect(await seenBy('sabine.moser')).toBe('#111111')
    expect(await seenBy('marco.rossi')).toBe('#0b6fb8')
    expect((await remove('maren.thiessen', forPerson.body.themeRelationId!)).status).toBe(204)
    expect(await seenBy('korbinian.huber')).toBe('#111111')
    await remove('maren.thiessen', forGroup.body.themeRelationId!)
    expect(await seenBy('korbinian.huber')).toBe('#0b6fb8')
    expect((await remove('maren.thiessen', forGroup.body.themeRelationId!)).status).toBe(404)
  })

  test('without any the default stands (ENT-04)', async () => {
    await rowsOf(server, sql`delete from themes where application_id = ${voltrad}`)
    const api = await server.as('priya.raman')
    const { body } = await api.call(applications.configuration, {
      params: { applicationId: voltrad },
    })
    expect(body.theme).toBeNull()
    expect(await paintTheme(server.deps, voltrad)).toBeNull()
  })

  test('the first paint has the theme that the browser remembers, where the application has it', async () => {
    const { body } = await create('maren.thiessen', {
      assignedUser: korbinian,
      primaryColor: '#333333',
    })
    const paint = async (applicationId: number, themeId?: number) =>
      (await paintTheme(server.deps, applicationId, themeId))?.primaryColor
    expect(await paint(alpenquell)).toBe('#0b6fb8')
    expect(await paint(alpenquell, body.themeRelationId!)).toBe('#333333')
    expect(await paint(alpenquell, 987_654)).toBe('#0b6fb8')
    expect(await paint(wohnwerk, body.themeRelationId!)).toBe('#c2412d')
    expect(await paint(4711, body.themeRelationId!)).toBeUndefined()
    await remove('maren.thiessen', body.themeRelationId!)
  })

  test('what is left out is none or false; the assignment stays (VAL-10, API-24)', async () => {
    const before = await own()
    const { status, body } = await save('aylin.kaya', {
      themeRelationId: before.themeRelationId!,
      primaryColor: '#0b6fb8',
      appHeaderStyle: 'brand',
      navigationStyle: '{"ground":"picture"}',
      brandPictureUrl: '/images/alpenquell/logo',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      assignedApplication: alpenquell,
      primaryColor: '#0b6fb8',
      secondaryColor: null,
      appHeaderStyle: 'brand',
      navigationStyle: '{"ground":"picture"}',
      brandPictureUrl: '/images/alpenquell/logo',
      isNavigationExpanded: false,
      themeToLoad: null,
      version: before.version! + 1,
    })
    expect(await own()).toEqual(body)
  })

  test('who changes an older state is told the current one (ADM-06)', async () => {
    const before = await own()
    const form = { themeRelationId: before.themeRelationId!, primaryColor: '#0b6fb8' }
    const ifMatch = { 'if-match': `"${before.version}"` }
    const first = await save('maren.thiessen', { ...form, themeToLoad: 'dark' }, ifMatch)
    expect(first.status).toBe(200)
    const second = await save('aylin.kaya', { ...form, themeToLoad: 'light' }, ifMatch)
    expect([second.status, second.problem.code]).toEqual([409, 'stale'])
    expect(second.problem.current).toEqual(first.body)
    expect((await own()).themeToLoad).toBe('dark')
  })

  test('there is one theme for each, also when two are made at once (ADM-06)', async () => {
    const form = { assignedUserGroup: marketing, primaryColor: '#111111' }
    const answers = await Promise.all([1, 2, 3].map(() => create('maren.thiessen', form)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const made = answers.find(({ status }) => status === 201)!.body
    const moved = await save('maren.thiessen', {
      themeRelationId: made.themeRelationId!,
      assignedApplication: alpenquell,
    })
    expect([moved.status, moved.problem.code]).toEqual([409, 'theme-exists'])
    const toPerson = await save('maren.thiessen', {
      themeRelationId: made.themeRelationId!,
      assignedUser: korbinian,
    })
    expect(toPerson.body).toMatchObject({ assignedUserGroup: null, assignedUser: korbinian })
    await remove('maren.thiessen', made.themeRelationId!)
  })

  test('who looks different now is told, and nobody else; the change is written down (T-05)', async () => {
    await rowsOf(server, sql`delete from events where type = 'theme.changed'`)
    const { body } = await create('aylin.kaya', { assignedUserGroup: marketing })
    await save('aylin.kaya', {
      themeRelationId: body.themeRelationId!,
      assignedUser: korbinian,
      primaryColor: '#444444',
    })
    await remove('aylin.kaya', body.themeRelationId!)
    const events = await rowsOf<EventRow>(
      server,
      sql`select type, application_id, group_ids, user_ids, payload from events
          where type = 'theme.changed' order by seq`,
    )
    expect(events.map(({ group_ids, user_ids }) => [group_ids, user_ids])).toEqual([
      [[marketing], []],
      [[marketing], [korbinian]],
      [[], [korbinian]],
    ])
    const written = await rowsOf<{ action: string }>(
      server,
      sql`select action from audit_log
          where object_type = 'theme' and object_id = ${String(body.themeRelationId)} order by id`,
    )
    expect(written.map(({ action }) => action)).toEqual([
      'theme.created',
      'theme.changed',
      'theme.deleted',
    ])
  })

  test.each<[Form, string]>([
    [{ navigationStyle: '{ground:brand}' }, 'navigationStyle'],
    [{ navigationStyle: '[]' }, 'navigationStyle'],
    [{ primaryColor: 'blue' }, 'primaryColor'],
    [{ secondaryColor: '#12345' }, 'secondaryColor'],
    [{ brandPictureUrl: 'javascript:alert(1)' }, 'brandPictureUrl'],
    [{ agencyPictureUrl: '//else.example/a.png' }, 'agencyPictureUrl'],
    [{ themeToLoad: 'sepia' as never }, 'themeToLoad'],
    [{ assignedApplication: wohnwerk }, 'assignedApplication'],
    [{ assignedApplication: alpenquell, assignedUser: 1 }, 'assignedUser'],
  ])('%j is refused at its field (ADM-06, ENT-04, ERR-16)', async (form, field) => {
    const { status, problem } = await create('maren.thiessen', form)
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]])
    const { themeRelationId } = await own()
    const saved = await save('maren.thiessen', { ...form, themeRelationId: themeRelationId! })
    expect([saved.status, Object.keys(saved.problem.errors ?? {})]).toEqual([400, [field]])
  })

  test('a group or a person of another tenant is not found (PERM-19)', async () => {
    const [group] = await rowsOf<{ id: number }>(
      server,
      sql`select min(id) as id from user_groups where application_id = ${wohnwerk}`,
    )
    const stranger = (await (await server.as('andreas.lindner')).call(users.current)).body.id
    expect((await create('maren.thiessen', { assignedUserGroup: group!.id })).status).toBe(404)
    expect((await create('maren.thiessen', { assignedUser: stranger })).status).toBe(404)
  })
})
