import { auditLog, directoryGroups, userGroupMembers, userGroups, users, type BodyOf } from '@atrium/api-client/contract' // prettier-ignore
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell } from '../../testing.ts'
import { groupTypes } from '../../users/index.ts'
import { directoryOf, entraUser, groupSchema, type DirectoryClient } from '../testing/directory-client.ts' // prettier-ignore

const params = { applicationId: alpenquell }

describe.each(databases)('what groups of a directory give, on $name', (kind) => {
  let server: TestServer
  let entra: DirectoryClient
  beforeAll(async () => {
    const settings = { OIDC_ISSUER: 'https://login.agency.example', ROLES_FROM: 'portal' }
    server = await startServer({ kind, demo: 'small', settings })
    entra = await directoryOf(server, 'Entra ID', { role: 'CLIENT' })
  })
  afterAll(() => server?.stop())

  const as = (login = 'maren.thiessen') => server.as(login)
  const list = async () => (await (await as()).call(directoryGroups.list, { params })).body
  const save = async (userGroupId: number, body: BodyOf<typeof directoryGroups.save>, login?: string) => (await as(login)).call(directoryGroups.save, { params: { ...params, userGroupId }, body }) // prettier-ignore
  const newPerson = async (name: string) =>
    (await entra.send('POST', '/Users', entraUser(name))).body.id as string
  const newGroup = async (displayName: string) =>
    Number((await entra.send('POST', '/Groups', { schemas: [groupSchema], displayName })).body.id)
  const members = (id: number, op: 'add' | 'remove', ...people: string[]) =>
    entra.patch(`/Groups/${id}`, { op, path: 'members', value: people.map((value) => ({ value })) })
  const ownGroup = async (name: string, type: number = groupTypes.Customer) =>
    (
      await (
        await as()
      ).call(userGroups.create, {
        params,
        body: { id: 0, name, type: type as typeof groupTypes.Customer },
      })
    ).body.id
  const inGroup = async (id: number) => {
    const { body } = await (await as()).call(userGroups.members, { params: { ...params, userGroupId: id } }) // prettier-ignore
    const people = (await (await as()).call(users.ofApplication, { params })).body
    return body.map((userId) => people.find((one) => one.id === userId)!.firstName).toSorted()
  }
  const rolesOf = async (firstName: string) =>
    (await (await as()).call(users.ofApplication, { params })).body.find((one) => one.firstName === firstName)!.roles // prettier-ignore

  test('a group of the directory puts its people into groups of the portal and gives a role: those who are in it at once, others as they come; who leaves loses both (ADM-05, ADM-09)', async () => {
    const [anna, bert] = [await newPerson('Annamap'), await newPerson('Bertmap')]
    const leads = await newGroup('GRP-Alpenquell-Leads')
    const target = await ownGroup('Ziel Eins')
    await members(leads, 'add', anna)
    expect((await list()).groups.find(({ id }) => id === leads)).toMatchObject({ name: 'GRP-Alpenquell-Leads', memberCount: 1, role: null, userGroupIds: [] }) // prettier-ignore
    const saved = await save(leads, { role: 'CLIENT_LEAD', userGroupIds: [target] })
    expect([saved.status, saved.body]).toMatchObject([200, { role: 'CLIENT_LEAD', userGroupIds: [target] }]) // prettier-ignore
    expect([await inGroup(target), await rolesOf('Annamap')]).toEqual([['Annamap'], ['CLIENT_LEAD']]) // prettier-ignore
    await members(leads, 'add', bert)
    expect([await inGroup(target), await rolesOf('Bertmap')]).toEqual([['Annamap', 'Bertmap'], ['CLIENT_LEAD']]) // prettier-ignore
    await members(leads, 'remove', anna)
    expect([await inGroup(target), await rolesOf('Annamap')]).toEqual([['Bertmap'], ['CLIENT']])
    // Nobody is left where the directory deletes its group.
    await entra.send('DELETE', `/Groups/${leads}`)
    expect([await inGroup(target), await rolesOf('Bertmap')]).toEqual([[], ['CLIENT']])
  })

  test('whom two groups put into the same one stays until both let go, and has the roles of both (ADM-09)', async () => {
    const cleo = await newPerson('Cleomap')
    const [one, other] = [await newGroup('GRP-Eins'), await newGroup('GRP-Zwei')]
    const target = await ownGroup('Ziel Zwei')
    await save(one, { role: 'CLIENT_LEAD', userGroupIds: [target] })
    await save(other, { role: 'AUTHOR', userGroupIds: [target] })
    await members(one, 'add', cleo)
    await members(other, 'add', cleo)
    expect(await rolesOf('Cleomap')).toEqual(expect.arrayContaining(['AUTHOR', 'CLIENT_LEAD']))
    await members(one, 'remove', cleo)
    expect([await inGroup(target), await rolesOf('Cleomap')]).toEqual([['Cleomap'], ['AUTHOR']])
    // Taken back on screen: out of the group, and the role stays until somebody says another.
    await save(other, { role: null, userGroupIds: [] })
    expect([await inGroup(target), await rolesOf('Cleomap')]).toEqual([[], ['AUTHOR']])
  })

  test('who joins two groups at once has the roles of both (ADM-09)', async () => {
    const dora = await newPerson('Doramap')
    const [one, other] = [await newGroup('GRP-Sechs'), await newGroup('GRP-Sieben')]
    await save(one, { role: 'CLIENT_LEAD', userGroupIds: [] })
    await save(other, { role: 'AUTHOR', userGroupIds: [] })
    await Promise.all([one, other].map((group) => members(group, 'add', dora)))
    expect((await rolesOf('Doramap')).toSorted()).toEqual(['AUTHOR', 'CLIENT_LEAD'])
  })

  test('a group that became one of the administration gets nobody by a directory any more (ADM-09, PERM-19)', async () => {
    const [emil, fritz] = [await newPerson('Emilmap'), await newPerson('Fritzmap')]
    const group = await newGroup('GRP-Fünf')
    const target = await ownGroup('Ziel Fünf')
    await save(group, { role: null, userGroupIds: [target] })
    await members(group, 'add', emil)
    const body = { id: target, name: 'Ziel Fünf', type: groupTypes.Administration }
    expect((await (await as()).call(userGroups.save, { params, body })).status).toBe(200)
    await members(group, 'add', fritz)
    expect(await inGroup(target)).toEqual(['Emilmap'])
    // Whom it put there before, it still takes away.
    await members(group, 'remove', emil)
    expect(await inGroup(target)).toEqual([])
  })

  test('it leads into no group of the administration, of the directory or of another application; the log has it (ADM-09, T-05, PERM-19)', async () => {
    const [group, second] = [await newGroup('GRP-Drei'), await newGroup('GRP-Vier')]
    const administration = await ownGroup('Noch eine Administration', groupTypes.Administration)
    for (const target of [administration, second, group]) {
      const { status, problem } = await save(group, { role: null, userGroupIds: [target] })
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['userGroupIds']])
    }
    const { targets } = await list()
    expect(targets.map(({ id }) => id)).not.toContain(administration)
    expect(targets.map(({ id }) => id)).not.toContain(second)
    const own = await ownGroup('Ziel Drei')
    expect((await save(own, { role: null, userGroupIds: [] })).status).toBe(404)
    expect((await save(group, { role: null, userGroupIds: [] }, 'aylin.kaya')).status).toBe(403)
    expect((await save(group, { role: null, userGroupIds: [999_999] })).status).toBe(404)
    await save(group, { role: 'SUPERVISOR', userGroupIds: [own] })
    const { body } = await (await as()).call(auditLog.list, { params, query: { action: 'user-group.mapped' } }) // prettier-ignore
    expect(JSON.stringify(body)).toContain('Ziel Drei')
    // What the directory begins to fill itself, nothing leads into any more.
    await entra.patch(`/Groups/${own}`, {
      op: 'replace',
      path: 'externalId',
      value: 'own-object-id',
    })
    expect((await list()).groups.find(({ id }) => id === group)?.userGroupIds).toEqual([])
  })

  const saveByHand = async (
    userGroupIds: number[],
    names: string[],
    isMember: boolean,
    login?: string,
  ) => {
    const people = (await (await as()).call(users.ofApplication, { params })).body
    const userIds = names.map((name) => people.find((one) => one.firstName === name)!.id)
    return (await as(login)).call(userGroupMembers.saveMany, { params, body: { userGroupIds, userIds, isMember } }) // prettier-ignore
  }

  test('whoever is put into it by hand, or out of it, gets or loses the same, with the log and by whoever may (ADM-05, ADM-07, T-05)', async () => {
    const gerd = await newPerson('Gerdmap')
    const group = await newGroup('GRP-Zehn')
    const target = await ownGroup('Ziel Zehn')
    await save(group, { role: 'CLIENT_LEAD', userGroupIds: [target] })
    expect((await saveByHand([group], ['Gerdmap'], true)).body).toEqual([{ userGroupId: group, userIds: [expect.any(Number)] }]) // prettier-ignore
    expect([await inGroup(target), await rolesOf('Gerdmap')]).toEqual([['Gerdmap'], ['CLIENT_LEAD']]) // prettier-ignore
    const logOf = async () => {
      const people = (await (await as()).call(users.ofApplication, { params })).body
      const objectId = `${people.find((one) => one.firstName === 'Gerdmap')!.id}`
      const { body } = await (await as()).call(auditLog.list, { params, query: { objectId } })
      return body.items.map((one) => [one.action, one.after?.userGroupId, one.actorName])
    }
    expect((await logOf()).slice(0, 3)).toEqual([
      ['user.changed', undefined, 'Maren Thiessen'],
      ['user-group.member-added', target, 'Maren Thiessen'],
      ['user-group.member-added', group, 'Maren Thiessen'],
    ])
    // What the directory says once more changes nothing.
    await members(group, 'add', gerd)
    expect((await logOf())[0]![0]).toBe('user.changed')
    await saveByHand([group], ['Gerdmap'], false)
    expect([await inGroup(target), await rolesOf('Gerdmap')]).toEqual([[], ['CLIENT']])
    // One person at a time it is the same.
    const everybody = (await (await as()).call(users.ofApplication, { params })).body
    const userId = everybody.find((person) => person.firstName === 'Gerdmap')!.id
    const one = {
      id: userId,
      userId,
      userGroupId: group,
      applicationId: alpenquell,
      isMember: true,
    }
    expect((await (await as()).call(userGroupMembers.save, { params, body: one })).status).toBe(200)
    expect([await inGroup(target), await rolesOf('Gerdmap')]).toEqual([['Gerdmap'], ['CLIENT_LEAD']]) // prettier-ignore
  })

  test('nobody gives by such a group what they may not give, nor takes from those over them what they are (ADM-09)', async () => {
    await newPerson('Hansmap')
    const [high, low] = [await newGroup('GRP-Elf'), await newGroup('GRP-Zwölf')]
    await save(high, { role: 'SUPERVISOR', userGroupIds: [] })
    await save(low, { role: 'CLIENT', userGroupIds: [] })
    const lead = 'sabine.moser'
    expect((await saveByHand([high], ['Hansmap'], true, lead)).status).toBe(403)
    expect((await saveByHand([low], ['Aylin'], true, lead)).status).toBe(403)
    expect([await inGroup(high), await inGroup(low)]).toEqual([[], []])
    expect((await saveByHand([low], ['Hansmap'], true, lead)).status).toBe(200)
    const { body: groups } = await (await as(lead)).call(userGroups.list, { params })
    const canChoose = (id: number) => groups.find((group) => group.id === id)?.can?.chooseMembers
    expect([canChoose(high), canChoose(low)]).toEqual([false, true])
  })

  test('nor do people get more by hand than who puts them in or out may give: from another group, or where the directory makes them more (ADM-09)', async () => {
    const ida = await newPerson('Idamap')
    const [high, low] = [await newGroup('GRP-Dreizehn'), await newGroup('GRP-Vierzehn')]
    await save(high, { role: 'SUPERVISOR', userGroupIds: [] })
    await save(low, { role: 'CLIENT_LEAD', userGroupIds: [] })
    await members(high, 'add', ida)
    // An administrator has taken it away by hand since.
    await server.deps.database.system((tx) =>
      tx.query(sql`
        update application_users set roles = '{CLIENT}'
        where user_id in (select id from users where first_name = 'Idamap') returning user_id`),
    )
    const lead = 'sabine.moser'
    expect((await saveByHand([low], ['Idamap'], true, lead)).status).toBe(403)
    expect(await rolesOf('Idamap')).toEqual(['CLIENT'])
    await members(high, 'remove', ida)
    expect((await saveByHand([low], ['Idamap'], true, lead)).status).toBe(200)
    expect(await rolesOf('Idamap')).toEqual(['CLIENT_LEAD'])
    // The newest directory makes everybody a supervisor, which she may not.
    await directoryOf(server, 'Okta', { role: 'SUPERVISOR' })
    expect((await saveByHand([low], ['Idamap'], false, lead)).status).toBe(200)
    expect(await rolesOf('Idamap')).toEqual(['CLIENT'])
  })

  test('5,000 people are moved, and get another role, by as many statements as one (ADM-05)', async () => {
    const group = await newGroup('GRP-Alle')
    const [one, other] = [await ownGroup('Ziel Alle'), await ownGroup('Ziel Alle Zwei')]
    const rows = <T extends object>(statement: ReturnType<typeof sql>) =>
      server.deps.database.system((tx) => tx.query<T>(statement))
    const fill = (count: number) =>
      rows(sql`
        with added as (
          insert into users (first_name, last_name)
          select 'Massenmap', 'Nr. ' || n from generate_series(1, ${count}::int) n returning id
        ), placed as (
          insert into application_users (application_id, user_id, roles)
          select ${alpenquell}::int, id, '{CLIENT}' from added returning user_id
        )
        insert into user_group_members (application_id, user_group_id, user_id)
        select ${alpenquell}::int, ${group}::int, user_id from placed`)
    const statements = async (body: BodyOf<typeof directoryGroups.save>) =>
      (
        await server.database.queriesOf(async () =>
          expect((await save(group, body)).status).toBe(200),
        )
      ).filter((text) => /user_group|directory_group|application_users|audit_log/.test(text)).length
    const turn = async () => [
      await statements({ role: 'AUTHOR', userGroupIds: [one, other] }),
      await statements({ role: 'CLIENT', userGroupIds: [other] }),
    ]
    await fill(1)
    const few = await turn()
    await fill(4_999)
    expect(await turn()).toEqual(few)
    const [counts] = await rows<{ role: number; one: number; other: number; logged: number }>(sql`
      select
        (select count(*)::int from application_users a join users u on u.id = a.user_id
          where u.first_name = 'Massenmap' and a.roles = '{CLIENT}') as role,
        (select count(*)::int from user_group_members where user_group_id = ${one}) as one,
        (select count(*)::int from user_group_members where user_group_id = ${other}) as other,
        (select count(*)::int from audit_log
          where summary -> 'after' ->> 'userGroupId' = ${`${one}`}) as logged`)
    // Into the first and out of it again: each stands in the log twice, and the first person once more.
    expect(counts).toEqual({ role: 5_000, one: 0, other: 5_000, logged: 10_002 })
  })

  test('of two people who map a group at once the second is told what the first saved and can save again (ADM-05, T-09)', async () => {
    const group = await newGroup('GRP-Acht')
    const [one, other] = [await ownGroup('Ziel Acht'), await ownGroup('Ziel Neun')]
    const { version } = (await list()).groups.find(({ id }) => id === group)!
    const saveOver = async (seen: number, target: number) =>
      (await as()).call(
        directoryGroups.save,
        {
          params: { ...params, userGroupId: group },
          body: { role: null, userGroupIds: [target] },
        },
        { 'if-match': `"${seen}"` },
      )
    const first = await saveOver(version, one)
    const second = await saveOver(version, other)
    expect([second.status, second.problem.code]).toEqual([409, 'stale'])
    expect(second.problem.current).toEqual(first.body)
    expect((await saveOver(first.body.version, other)).body.userGroupIds).toEqual([other])
    // A target that the directory begins to fill itself is a change as well.
    await entra.patch(`/Groups/${other}`, { op: 'replace', path: 'externalId', value: 'filled' })
    expect((await saveOver(first.body.version + 1, one)).status).toBe(409)
  })

  test('where roles come with the sign-in, no group gives one', async () => {
    const other = await startServer({ kind, demo: 'small', settings: { OIDC_ISSUER: 'https://login.agency.example' } }) // prettier-ignore
    try {
      const okta = await directoryOf(other, 'Okta')
      const made = await okta.send('POST', '/Groups', { schemas: [groupSchema], displayName: 'G' })
      const admin = await other.as('maren.thiessen')
      const { body } = await admin.call(directoryGroups.list, { params })
      expect(body.givesRoles).toBe(false)
      const { problem } = await admin.call(directoryGroups.save, {
        params: { ...params, userGroupId: Number(made.body.id) },
        body: { role: 'AUTHOR', userGroupIds: [] },
      })
      expect(problem.errors).toHaveProperty('role')
    } finally {
      await other.stop()
    }
  })
})
