import { components, directories, type Component } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, entryAt, explorerOf, rowsOf, type EventRow } from '../testing.ts'

describe.each(databases)('directories on $name', (kind) => {
  let server: TestServer
  let root: Component
  let groups: Record<string, number>
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    root = await explorerOf(await server.as('aylin.kaya'), alpenquell)
    const rows = await rowsOf<{ id: number; name: string }>(
      server,
      sql`select id, name from user_groups where application_id = ${alpenquell}`,
    )
    groups = Object.fromEntries(rows.map(({ id, name }) => [name, id]))
  })
  afterAll(() => server?.stop())

  const create = async (
    login: string,
    displayName: string,
    more: { parentComponentId?: number; userGroupIds?: number[]; notifyGroups?: boolean } = {},
    headers?: Record<string, string>,
  ) =>
    (await server.as(login)).call(
      directories.create,
      {
        params: { applicationId: alpenquell },
        body: { parentComponentId: root.id, notifyGroups: false, ...more, displayName },
      },
      headers,
    )
  const save = async (
    login: string,
    body: { id: number; displayName: string; description?: string | null; userGroupIds?: number[] },
    headers?: Record<string, string>,
  ) =>
    (await server.as(login)).call(
      directories.save,
      { params: { applicationId: alpenquell }, body },
      headers,
    )
  const namesOfGroups = (component: Component) =>
    component
      .userGroupIds!.map((id) => Object.keys(groups).find((name) => groups[name] === id))
      .sort()

  test('a folder is created with the groups chosen and those that always have it (FILE-05, FILE-11, PERM-16)', async () => {
    const { status, body } = await create('aylin.kaya', 'Herbst', {
      userGroupIds: [groups['Kunde – Marketing']!],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      type: 'directory',
      displayName: 'Herbst',
      parentComponentId: root.id,
      childCount: 0,
      version: 1,
      createdByUser: { firstName: 'Aylin', lastName: 'Kaya' },
      can: { edit: true, delete: true, addFiles: true, addFolders: true },
    })
    expect(namesOfGroups(body)).toEqual(['Administration', 'Kunde – Marketing'])
  })

  test('without groups it takes those of its folder, with none chosen the agency keeps it (FILE-16, PERM-16)', async () => {
    const management = await entryAt(await server.as('aylin.kaya'), alpenquell, 'Geschäftsleitung')
    const inherited = await create('aylin.kaya', 'Geerbt', { parentComponentId: management.id })
    expect(namesOfGroups(inherited.body)).toEqual(namesOfGroups(management))
    const internal = await create('aylin.kaya', 'Nur Agentur', { userGroupIds: [] })
    expect(namesOfGroups(internal.body)).toEqual(['Administration', 'Kundenberatung'])
  })

  test('only Administrator and Client Service create folders (FILE-12, PERM-06, PERM-18)', async () => {
    expect((await create('maren.thiessen', 'Von Maren')).status).toBe(201)
    for (const login of ['sabine.moser', 'korbinian.huber', 'henning.vahl', 'lea.scholz']) {
      const { status, problem } = await create(login, 'Verboten')
      expect([login, status, problem.code]).toEqual([login, 403, 'forbidden'])
    }
  })

  test('a taken name is refused at the field, whatever its case (FILE-05)', async () => {
    await create('aylin.kaya', 'Übersicht')
    const { status, problem } = await create('aylin.kaya', 'ÜBERSICHT')
    expect([status, problem.code]).toEqual([409, 'name-taken'])
    expect(problem.errors!.displayName).toHaveLength(1)
  })

  test('two people create the same name at once: one folder is made (FILE-05)', async () => {
    const answers = await Promise.all(
      ['aylin.kaya', 'maren.thiessen', 'friederike.gimborn'].map((login) =>
        create(login, 'Wettlauf'),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
  })

  test('one command sent twice makes one folder', async () => {
    const key = { 'idempotency-key': 'create-once' }
    const first = await create('aylin.kaya', 'Nur einmal', {}, key)
    const second = await create('aylin.kaya', 'Nur einmal', {}, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
  })

  test.each([
    ['', 'required'],
    ['a/b', 'a path'],
    ['CON', 'reserved'],
    ['Ende.', 'a dot at the end'],
    ['ä'.repeat(200), 'too long for a file system'],
  ])('the name %j is refused at the field (%s)', async (displayName) => {
    const { status, problem } = await create('aylin.kaya', displayName)
    expect(status).toBe(400)
    expect(problem.errors).toHaveProperty('displayName')
  })

  test('unknown groups are refused at the field (FILE-11)', async () => {
    const { status, problem } = await create('aylin.kaya', 'Gruppen', { userGroupIds: [4711] })
    expect(status).toBe(400)
    expect(problem.errors).toHaveProperty('userGroupIds')
  })

  test('inside a file no folder is created', async () => {
    const file = await entryAt(await server.as('aylin.kaya'), alpenquell, 'Briefings', 'Rückfragen zum Briefing.txt') // prettier-ignore
    const { status, problem } = await create('aylin.kaya', 'Innen', { parentComponentId: file.id })
    expect(status).toBe(400)
    expect(problem.errors).toHaveProperty('parentComponentId')
  })

  test('a folder is renamed and described (FILE-06, API-34)', async () => {
    const folder = (await create('aylin.kaya', 'Alter Name')).body
    const { status, body } = await save('aylin.kaya', {
      id: folder.id,
      displayName: 'alter name',
      description: 'Für den Herbst',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      displayName: 'alter name',
      description: 'Für den Herbst',
      version: 2,
    })
    expect(body.userGroupIds).toEqual(folder.userGroupIds)
    const kept = await save('aylin.kaya', { id: folder.id, displayName: 'Neuer Name' })
    expect(kept.body.description).toBe('Für den Herbst')
  })

  test('clients change no folder, and a file is no folder (FILE-14, PERM-06, API-34)', async () => {
    const folder = await entryAt(await server.as('aylin.kaya'), alpenquell, 'Briefings')
    expect((await save('sabine.moser', { id: folder.id, displayName: 'X' })).status).toBe(403)
    expect((await save('henning.vahl', { id: folder.id, displayName: 'X' })).status).toBe(403)
    const file = await entryAt(await server.as('aylin.kaya'), alpenquell, 'Briefings', 'Rückfragen zum Briefing.txt') // prettier-ignore
    expect((await save('aylin.kaya', { id: file.id, displayName: 'X' })).status).toBe(404)
  })

  test('a stale version is refused with the state as it stands; without one it works (T-09)', async () => {
    const { id } = (await create('aylin.kaya', 'Stand 1')).body
    const fresh = await save('aylin.kaya', { id, displayName: 'Stand 2' }, { 'if-match': '"1"' })
    expect(fresh.status).toBe(200)
    const { status, problem } = await save(
      'maren.thiessen',
      { id, displayName: 'Stand 3' },
      { 'if-match': '"1"' },
    )
    expect([status, problem.code]).toEqual([409, 'stale'])
    expect(problem.current).toMatchObject({ displayName: 'Stand 2', version: 2 })
    expect((await save('maren.thiessen', { id, displayName: 'Stand 3' })).status).toBe(200)
  })

  test('who loses sight of a folder hears that it is gone, who gains it that it is there (PERM-13)', async () => {
    const { id } = (
      await create('aylin.kaya', 'Wechselt', {
        userGroupIds: [groups['Kunde – Marketing']!, groups['Kundenberatung']!],
      })
    ).body
    const [before] = await rowsOf<{ seq: number }>(server, sql`select max(seq) as seq from events`)
    const { body } = await save('aylin.kaya', {
      id,
      displayName: 'Wechselt',
      userGroupIds: [groups['Kunde – Controlling']!, groups['Kundenberatung']!],
    })
    expect(namesOfGroups(body)).toEqual(['Administration', 'Kunde – Controlling', 'Kundenberatung'])
    const events = await rowsOf<EventRow>(
      server,
      sql`select * from events where seq > ${before!.seq} and type = 'components.changed'`,
    )
    const told = async (kind: string) => {
      const ids = events.find((event) => event.payload.kind === kind)!.user_ids!
      const rows = await rowsOf<{ first_name: string }>(
        server,
        sql`select first_name from users where id = any(${ids}::int[]) order by first_name`,
      )
      return rows.map((row) => row.first_name)
    }
    expect(await told('removed')).toEqual(['Korbinian', 'Sabine'])
    expect(await told('added')).toEqual(['Marco'])
    expect(await told('changed')).toEqual(['Aylin', 'Dr. Henning', 'Friederike', 'Lea', 'Maren'])
    expect(JSON.stringify(events.map((event) => event.payload))).not.toContain('Wechselt')
    const korbinian = await server.as('korbinian.huber')
    const { status } = await korbinian.call(components.get, {
      params: { applicationId: alpenquell, componentId: id },
    })
    expect(status).toBe(404)
  })

  test('mails go to the people of the chosen groups alone, in their language (FILE-11, PERM-15)', async () => {
    await create('aylin.kaya', 'Mit Nachricht', {
      userGroupIds: [groups['Kunde – Controlling']!],
      notifyGroups: true,
    })
    await create('aylin.kaya', 'Ohne Nachricht', { userGroupIds: [groups['Kunde – Controlling']!] })
    const mails = await rowsOf<{ address: string; subject: string; body: string }>(
      server,
      sql`select address, subject, body from mail_outbox`,
    )
    expect(mails.map(({ address, subject }) => [address, subject])).toEqual([
      ['marco.rossi@alpenquell.example', 'Neuer Ordner „Mit Nachricht“'],
    ])
    expect(mails[0]!.body).toContain(`${server.url}/files?clientId=101`)
  })
})
