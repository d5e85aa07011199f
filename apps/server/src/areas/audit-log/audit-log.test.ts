import { auditLog, components, directories, userGroups } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import { alpenquell, entryAt, rowsOf, voltrad } from '../testing.ts'

describe.each(databases)('the audit log on $name', (kind) => {
  let server: TestServer
  /** What the demo tells. */
  let story: { application_id: number; user_id: number; created_at: Date; summary: object }[]
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    story = await rowsOf(server, sql`select * from audit_log order by id`)
    await rowsOf(server, sql`delete from audit_log`)
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const maren = { userId: 1, firstName: 'Maren', lastName: 'Thiessen' }
  /** Acts of the tests' own, so that nothing else writes them. */
  const entry = (
    more: Partial<Record<'action' | 'objectType', string>> &
      Partial<Omit<AuditEntry, 'action' | 'objectType'>> = {},
  ) =>
    ({
      applicationId: alpenquell,
      actor: maren,
      action: 'thing.changed',
      objectType: 'thing',
      objectId: 7,
      ...more,
    }) as AuditEntry
  const write = (...entries: AuditEntry[]) =>
    server.deps.database.tenant(entries[0]!.applicationId, (tx) => audit(tx, ...entries))
  const list = async (login: string, query: Record<string, unknown> = {}) =>
    (await server.as(login)).call(auditLog.list, { params, query: query as { count: number } })

  test('the demo has entries of every tenant, the newest last', () => {
    expect(story).toHaveLength(200)
    expect(new Set(story.map((row) => row.application_id)).size).toBe(3)
    expect(new Set(story.map((row) => row.user_id)).size).toBeGreaterThan(2)
    const times = story.map((row) => row.created_at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  test('says who changed what, and which request it was (T-05)', async () => {
    const api = await server.as('maren.thiessen')
    const requestId = 'a-request-of-mine'
    const created = await api.call(
      userGroups.create,
      { params, body: { id: 0, name: 'Protokoll', type: 30 } },
      { 'x-request-id': requestId },
    )
    const { id } = created.body
    await api.call(userGroups.save, {
      params,
      body: { id, name: 'Protokoll', type: 30, isApprover: true },
    })
    await api.call(userGroups.remove, { params: { ...params, userGroupId: id } })
    const { body } = await list('maren.thiessen', { objectType: 'user-group', objectId: id })
    expect(body.items.map(({ action }) => action)).toEqual([
      'user-group.deleted',
      'user-group.changed',
      'user-group.created',
    ])
    expect(body.items[1]).toMatchObject({
      actorName: 'Maren Thiessen',
      objectName: 'Protokoll',
      before: { isApprover: false },
      after: { isApprover: true },
    })
    expect(Object.keys(body.items[1]!.after!)).toEqual(['isApprover'])
    expect(body.items[2]).toMatchObject({ requestId, objectId: String(id) })
  })

  test('knows who changed which groups see an item, and who deleted it (T-05)', async () => {
    const api = await server.as('maren.thiessen')
    const parent = await entryAt(api, alpenquell, 'Briefings')
    const groups = await rowsOf<{ id: number }>(
      server,
      sql`select id from user_groups where application_id = ${alpenquell} and type = 30 order by id`,
    )
    const [one, other] = groups.map(({ id }) => id)
    const folder = await api.call(directories.create, {
      params,
      body: {
        parentComponentId: parent.id,
        displayName: 'Geheim',
        userGroupIds: [one!],
        notifyGroups: false,
      },
    })
    const { id } = folder.body
    const body = { id, displayName: 'Geheim', userGroupIds: [other!] }
    await api.call(directories.save, { params, body })
    await api.call(directories.save, { params, body: { ...body, displayName: 'Ganz geheim' } })
    await api.call(components.remove, { params: { ...params, componentId: id } })
    await api.call(components.restore, { params: { ...params, componentId: id } })
    const { items } = (await list('maren.thiessen', { objectType: 'component', objectId: id })).body
    expect(items.map(({ action }) => action)).toEqual([
      'component.restored',
      'component.deleted',
      'component.groups-changed',
    ])
    const [, , groupsChanged] = items
    expect(groupsChanged!.before!.userGroupIds).toContain(one)
    expect(groupsChanged!.after!.userGroupIds).not.toContain(one)
    expect(groupsChanged!.after!.userGroupIds).toContain(other)
  })

  test('an entry is neither changed nor deleted by the portal (T-05)', async () => {
    await write(entry({ action: 'kept.changed', summary: { after: { a: 1 } } }))
    const change = (statement: Parameters<typeof rowsOf>[1]) =>
      server.deps.database.tenant(alpenquell, (tx) => tx.query(statement))
    await expect(change(sql`update audit_log set action = 'other'`)).rejects.toThrow(
      /permission denied/,
    )
    await expect(change(sql`delete from audit_log`)).rejects.toThrow(/permission denied/)
    expect((await list('maren.thiessen', { action: 'kept.changed' })).body.items).toHaveLength(1)
  })

  test('a refused change leaves no entry', async () => {
    const before = await list('maren.thiessen')
    const api = await server.as('sabine.moser')
    const { status } = await api.call(userGroups.create, {
      params,
      body: { id: 0, name: 'Verboten', type: 30 },
    })
    expect(status).toBe(403)
    expect((await list('maren.thiessen')).body).toEqual(before.body)
  })

  test('a change that changed nothing is none', async () => {
    await write(entry({ action: 'same.changed', summary: { before: { a: 1 }, after: { a: 1 } } }))
    expect((await list('maren.thiessen', { action: 'same.changed' })).body.items).toEqual([])
  })

  test('is narrowed by what was done, to what, by whom and when (T-05)', async () => {
    await write(
      entry({ action: 'page.created', objectType: 'page', objectId: 1 }),
      entry({ action: 'page.deleted', objectType: 'page', objectId: 2 }),
      entry({ action: 'pagelink.deleted', objectType: 'page', objectId: 3 }),
    )
    const idsOf = async (query: Record<string, unknown>) =>
      (await list('maren.thiessen', { objectType: 'page', ...query })).body.items.map(
        ({ objectId }) => objectId,
      )
    expect(await idsOf({})).toEqual(['3', '2', '1'])
    expect(await idsOf({ action: 'page.' })).toEqual(['2', '1'])
    expect(await idsOf({ action: 'page.deleted' })).toEqual(['2'])
    expect(await idsOf({ objectId: '1' })).toEqual(['1'])
    expect(await idsOf({ userId: 1 })).toHaveLength(3)
    expect(await idsOf({ userId: 4711 })).toEqual([])
    const now = Date.now()
    expect(await idsOf({ from: new Date(now + 60_000).toISOString() })).toEqual([])
    expect(await idsOf({ to: new Date(now + 60_000).toISOString() })).toHaveLength(3)
    expect(await idsOf({ to: new Date(now - 3_600_000).toISOString() })).toEqual([])
  })

  test('is read page by page, and new entries move nothing', async () => {
    const many = Array.from({ length: 5 }, (_, index) =>
      entry({ action: 'paged.changed', objectId: index }),
    )
    await write(...many)
    const first = await list('maren.thiessen', { action: 'paged.changed', count: 2 })
    await write(entry({ action: 'paged.changed', objectId: 99 }))
    const second = await list('maren.thiessen', {
      action: 'paged.changed',
      count: 3,
      cursor: first.body.next,
    })
    expect(first.body.items.map(({ objectId }) => objectId)).toEqual(['4', '3'])
    expect(second.body.items.map(({ objectId }) => objectId)).toEqual(['2', '1', '0'])
    expect(second.body.next).toBeNull()
  })

  test('clients read of approvals alone, others nothing (A5)', async () => {
    await write(entry({ action: 'approval.approved', objectType: 'channel' }))
    const { body } = await list('korbinian.huber')
    expect(body.items.map(({ action }) => action)).toEqual(['approval.approved'])
    expect((await list('korbinian.huber', { action: 'page.' })).body.items).toEqual([])
    expect((await list('korbinian.huber', { action: 'approval' })).body.items).toEqual([])
    for (const login of ['lea.scholz', 'data.team']) {
      expect([login, (await list(login)).status]).toEqual([login, 403])
    }
  })

  test('another tenant’s entries are not there (PERM-19)', async () => {
    await write(entry({ applicationId: voltrad, action: 'foreign.changed' }))
    const { body } = await list('maren.thiessen', { action: 'foreign.changed' })
    expect(body.items).toEqual([])
  })

  test('is searched by words in the names of who did it and what it was done to (T-05)', async () => {
    const korbinian = { userId: 7, firstName: 'Korbinian', lastName: 'Huber' }
    await write(
      entry({ action: 'found.changed', objectId: 1, summary: { name: 'Größenwahn & Straße' } }),
      entry({ action: 'found.changed', objectId: 2, actor: korbinian, summary: { name: '100 %' } }),
    )
    const idsOf = async (text: string) =>
      (await list('maren.thiessen', { action: 'found.changed', text })).body.items.map(
        ({ objectId }) => objectId,
      )
    expect(await idsOf('strasse GROSSEN')).toEqual(['1'])
    expect(await idsOf('huber')).toEqual(['2'])
    expect(await idsOf('huber strasse')).toEqual([])
    expect(await idsOf('%')).toEqual(['2', '1'])
  })

  test('several acts are asked for at once (T-05)', async () => {
    await write(
      entry({ action: 'one.done', objectType: 'several' }),
      entry({ action: 'two.done', objectType: 'several' }),
      entry({ action: 'three.done', objectType: 'several' }),
    )
    const { body } = await list('maren.thiessen', {
      objectType: 'several',
      action: 'one.done,three.',
    })
    expect(body.items.map(({ action }) => action)).toEqual(['three.done', 'one.done'])
  })

  test('says acts and changes in the caller’s language, with names instead of ids (T-05)', async () => {
    const [group] = await rowsOf<{ id: number; name: string }>(
      server,
      sql`select id, name from user_groups where application_id = ${alpenquell} order by id limit 1`,
    )
    await write(
      entry({
        action: 'component.groups-changed',
        objectType: 'component',
        objectId: 4711,
        summary: {
          name: 'Mediaplan',
          before: { userGroupIds: [], hasPassword: false, expires: '2026-03-01T11:00:00.000Z' },
          after: { userGroupIds: [group!.id], hasPassword: true, expires: null },
        },
      }),
    )
    const read = async (language: string) => {
      const api = await server.as('maren.thiessen')
      const query = { objectType: 'component', objectId: '4711' } as { count?: number }
      const { body } = await api.call(
        auditLog.list,
        { params, query: query as { count: number } },
        { 'accept-language': language },
      )
      return body.items[0]!
    }
    expect(await read('de')).toMatchObject({
      actionName: 'Sichtbarkeit geändert',
      objectTypeName: 'Inhalt',
      changes: [
        { label: 'Gruppen', before: null, after: group!.name },
        { label: 'Gültig bis', before: '01.03.2026, 12:00', after: null },
        { label: 'Kennwortschutz', before: 'nein', after: 'ja' },
      ],
    })
    expect(await read('en')).toMatchObject({
      actionName: 'Visibility changed',
      changes: [
        { label: 'Groups' },
        { label: 'Password protection', after: 'yes' },
        { label: 'Valid until' },
      ],
    })
  })

  test('says who joined a group, and which (T-05)', async () => {
    const [group] = await rowsOf<{ id: number; name: string }>(
      server,
      sql`select id, name from user_groups where application_id = ${alpenquell} order by id limit 1`,
    )
    await write(
      entry({
        action: 'user-group.member-added',
        objectType: 'user',
        objectId: 1,
        summary: { name: group!.name, after: { userGroupId: group!.id, isMember: true } },
      }),
    )
    const [{ name }] = (await rowsOf<{ name: string }>(
      server,
      sql`select first_name || ' ' || last_name as name from users where id = 1`,
    )) as [{ name: string }]
    const { body } = await list('maren.thiessen', { action: 'user-group.member-added' })
    expect(body.items[0]).toMatchObject({
      objectName: name,
      changes: [
        { label: 'Gruppe', after: group!.name },
        { label: 'Mitglied', after: 'ja' },
      ],
    })
    // Found by the person, whose name the entry does not keep.
    const found = (await list('maren.thiessen', { text: name.toLowerCase() })).body.items
    expect(found.map(({ action }) => action)).toContain('user-group.member-added')
  })

  test('an entry has an address; another tenant’s, and what may not be read, is not found (T-05, PERM-19)', async () => {
    await write(entry({ action: 'own.changed', objectId: 31 }))
    await write(entry({ applicationId: voltrad, action: 'own.changed', objectId: 32 }))
    await write(entry({ action: 'sign-in.accepted', objectId: 33 }))
    const ids = await rowsOf<{ id: number; object_id: string }>(
      server,
      sql`select id, object_id from audit_log where object_id in ('31', '32', '33')`,
    )
    const get = async (login: string, objectId: string) => {
      const entryId = ids.find((one) => one.object_id === objectId)!.id
      return (await server.as(login)).call(auditLog.get, { params: { ...params, entryId } })
    }
    expect((await get('maren.thiessen', '31')).body).toMatchObject({ objectId: '31' })
    expect((await get('maren.thiessen', '32')).status).toBe(404)
    expect((await get('maren.thiessen', '33')).status).toBe(200)
    expect((await get('aylin.kaya', '31')).status).toBe(200)
    expect((await get('aylin.kaya', '33')).status).toBe(404)
    expect((await get('korbinian.huber', '31')).status).toBe(404)
    expect((await get('data.team', '31')).status).toBe(404)
  })

  test('sign-ins are read by administrators alone (T-05)', async () => {
    await write(entry({ action: 'sign-in.failed', objectType: 'user' }))
    const seen = async (login: string) =>
      (await list(login, { action: 'sign-in.' })).body.items.length > 0
    expect(await seen('maren.thiessen')).toBe(true)
    expect(await seen('aylin.kaya')).toBe(false)
    expect(await seen('korbinian.huber')).toBe(false)
  })

  test('offers what it can be narrowed by: acts the caller may read, and who did anything (T-05)', async () => {
    await write(
      entry({ action: 'approval.approved', actor: { ...maren, userId: 7 } }),
      entry({ action: 'user.changed' }),
    )
    const of = async (login: string) =>
      (await (await server.as(login)).call(auditLog.filters, { params })).body
    const all = await of('maren.thiessen')
    expect(all.actions).toContainEqual({ id: 'sign-in.failed', name: 'Anmeldung gescheitert' })
    expect(all.objectTypes).toContainEqual({ id: 'user-group', name: 'Gruppe' })
    expect(all.people.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 7]))
    const clients = await of('korbinian.huber')
    expect(clients.actions.every(({ id }) => id.startsWith('approval.'))).toBe(true)
    expect(clients.people).toContainEqual(expect.objectContaining({ id: 7 }))
    expect((await of('aylin.kaya')).actions.some(({ id }) => id.startsWith('sign-in.'))).toBe(false)
  })

  test('wrong filters are refused with the field', async () => {
    for (const [name, value] of Object.entries({
      count: 1001,
      cursor: 'x',
      action: '%',
      from: '1',
    })) {
      const { status, problem } = await list('maren.thiessen', { [name]: value })
      expect([name, status, Object.keys(problem.errors ?? {})]).toEqual([name, 400, [name]])
    }
  })

  test('a tenant’s transaction can neither change nor delete it', async () => {
    const within = (statement: ReturnType<typeof sql>) =>
      server.deps.database.tenant(alpenquell, (tx) => tx.query(statement))
    await expect(within(sql`delete from audit_log`)).rejects.toThrow(/permission denied/)
    await expect(within(sql`update audit_log set action = 'x'`)).rejects.toThrow(
      /permission denied/,
    )
  })
})
