import {
  audiences,
  auditLog,
  components,
  directories,
  groupOfPerson,
  pages,
  permissionGroups,
  users,
  type Component,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { callsAboutPages } from '../../../test/page-calls.ts'
import {
  alpenquell,
  childrenOf,
  entryAt,
  explorerOf,
  namesOf,
  rowsOf,
  upload,
  wohnwerk,
  type EventRow,
} from '../testing.ts'

interface Entry {
  id: number
}
interface Wish {
  groups: string[]
  unchanged?: string[]
  inside?: boolean
}

const service = 'Kundenberatung'
const administration = 'Administration'
const marketing = 'Kunde – Marketing'
const management = 'Kunde – Geschäftsleitung'
const controlling = 'Kunde – Controlling'

describe.each(databases)('who sees a component, on $name', (kind) => {
  let server: TestServer
  const groupIds = new Map<string, number>()
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const groups = await rowsOf<{ id: number; name: string }>(
      server,
      sql`select id, name from user_groups where application_id = ${alpenquell}`,
    )
    for (const { id, name } of groups) groupIds.set(name, id)
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const idOf = (name: string) => groupIds.get(name)!
  const idsOf = (names: readonly string[]) => names.map(idOf)
  const nameOfId = (id: number) => [...groupIds].find(([, other]) => other === id)?.[0] ?? `${id}`

  const folder = async (displayName: string, groups: string[], parentId?: number) => {
    const aylin = await server.as('aylin.kaya')
    const parentComponentId = parentId ?? (await explorerOf(aylin, alpenquell)).id
    const body = { parentComponentId, displayName, userGroupIds: idsOf(groups) }
    return (await aylin.call(directories.create, { params, body })).body
  }
  const fill = async (parent: Entry, groups: string[], ...names: string[]) =>
    (
      await upload(await server.as('aylin.kaya'), alpenquell, parent, names, {
        userGroupIds: idsOf(groups),
      })
    ).body
  const inputOf = (entries: readonly Entry[], { groups, unchanged, inside }: Wish) => ({
    params,
    body: {
      componentIds: entries.map(({ id }) => id),
      userGroupIds: idsOf(groups),
      ...(unchanged && { unchangedGroupIds: idsOf(unchanged) }),
      ...(inside && { includeInside: true }),
    },
  })
  const save = async (
    entries: readonly Entry[],
    wish: Wish,
    login = 'aylin.kaya',
    headers?: Record<string, string>,
  ) => (await server.as(login)).call(audiences.save, inputOf(entries, wish), headers)
  const preview = async (entries: readonly Entry[], wish: Wish, login = 'aylin.kaya') =>
    (await server.as(login)).call(audiences.preview, inputOf(entries, wish))
  const undo = async (changeId: string | null, login = 'aylin.kaya') =>
    (await server.as(login)).call(audiences.undo, { params, body: { changeId: changeId! } })
  const groupsOf = async ({ id }: Entry) => {
    const rows = await rowsOf<{ user_group_id: number }>(
      server,
      sql`select user_group_id from component_groups
          where application_id = ${alpenquell} and component_id = ${id}`,
    )
    return rows.map((row) => nameOfId(row.user_group_id)).toSorted()
  }
  const statusFor = async (login: string, { id }: Entry) =>
    (
      await (
        await server.as(login)
      ).call(components.get, { params: { ...params, componentId: id } })
    ).status
  const eventsOf = async (work: () => Promise<unknown>) => {
    const [{ seq }] = (await rowsOf<{ seq: number }>(
      server,
      sql`select coalesce(max(seq), 0) as seq from events`,
    )) as [{ seq: number }]
    await work()
    return rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'components.changed' and seq > ${seq} order by seq`,
    )
  }
  const userIdOf = async (subject: string) =>
    (
      await rowsOf<{ id: number }>(
        server,
        sql`select u.id from users u where u.first_name || '.' || u.last_name ilike ${subject}`,
      )
    )[0]!.id

  test('a folder is opened to another group and closed to one: both take effect at once, by one call (PERM-13, PERM-14)', async () => {
    const place = await folder('Für Marketing', [service, marketing])
    expect(await statusFor('korbinian.huber', place)).toBe(200)
    const { status, body } = await save([place], { groups: [service, management] })
    expect(status).toBe(200)
    expect(body.components[0]!.userGroupIds!.map(nameOfId).toSorted()).toEqual(
      [administration, service, management].toSorted(),
    )
    expect(body.changedInsideCount).toBe(0)
    expect(await statusFor('korbinian.huber', place)).toBe(404)
    expect(await statusFor('sabine.moser', place)).toBe(200)
  })

  test('client service gets what nobody was chosen for, administration always has it (PERM-16)', async () => {
    const place = await folder('Für niemanden', [marketing])
    expect((await save([place], { groups: [] }, 'maren.thiessen')).status).toBe(200)
    expect(await groupsOf(place)).toEqual([administration, service])
    await save([place], { groups: [marketing] })
    expect(await groupsOf(place)).toEqual([administration, marketing])
  })

  test('everybody who gained or lost sight hears of it as they see it, and of nothing else (PERM-13)', async () => {
    const place = await folder('Mit Nachricht', [service, marketing])
    const events = await eventsOf(() =>
      save([place], { groups: [service, management] }, 'aylin.kaya', {
        'idempotency-key': 'sicht-1',
      }),
    )
    const kinds = new Map(events.map((event) => [event.payload.kind, event.user_ids!]))
    expect([...kinds.keys()].toSorted()).toEqual(['changed', 'removed'])
    expect(kinds.get('removed')).toContain(await userIdOf('korbinian.huber'))
    expect(kinds.get('changed')).toContain(await userIdOf('aylin.kaya'))
    expect(kinds.get('changed')).not.toContain(await userIdOf('korbinian.huber'))
    expect(events[0]!.payload).toMatchObject({ componentIds: [place.id], commandId: 'sicht-1' })
  })

  test('each change stands in the audit log with the groups before and after (T-05)', async () => {
    const place = await folder('Im Protokoll', [service, marketing])
    await save([place], { groups: [service] })
    const log = await rowsOf<{ action: string; summary: { before: object; after: object } }>(
      server,
      sql`select action, summary from audit_log
          where object_type = 'component' and object_id = ${`${place.id}`}`,
    )
    const facts = (groups: string[]) => ({ userGroupIds: idsOf(groups).toSorted((a, b) => a - b) })
    expect(log).toEqual([
      {
        action: 'component.groups-changed',
        summary: expect.objectContaining({
          before: facts([administration, service, marketing]),
          after: facts([administration, service]),
        }),
      },
    ])
  })

  test('with everything inside, a whole branch gets the same groups; nothing that the caller does not see is touched (PERM-13, PERM-14)', async () => {
    const place = await folder('Ast', [service, marketing])
    const inner = await folder('Ast innen', [service], place.id)
    const [open] = await fill(place, [service, marketing], 'offen.txt')
    const [deep] = await fill(inner, [service], 'tief.txt')
    const [hidden] = await fill(inner, [service], 'verborgen.txt')
    await rowsOf(
      server,
      sql`delete from component_groups where component_id = ${hidden!.id}
          and user_group_id = ${idOf(service)}`,
    )
    const { body } = await save([place], { groups: [service, management], inside: true })
    expect(body.changedInsideCount).toBe(3)
    for (const entry of [place, inner, open!, deep!]) {
      expect(await groupsOf(entry)).toEqual([administration, management, service].toSorted())
    }
    expect(await groupsOf(hidden!)).toEqual([administration])
  })

  test('without it, what lies inside keeps its groups (FILE-16)', async () => {
    const place = await folder('Nur der Ordner', [service, marketing])
    const [file] = await fill(place, [service, marketing], 'bleibt.txt')
    await save([place], { groups: [service] })
    expect(await groupsOf(file!)).toEqual([administration, marketing, service].toSorted())
    expect(await statusFor('korbinian.huber', file!)).toBe(404)
  })

  test('of many, groups that are left unchanged stay with those that had them (PERM-14)', async () => {
    const place = await folder('Verschiedene', [service, marketing, management])
    const [one] = await fill(place, [service, marketing], 'eins.txt')
    const [two] = await fill(place, [service], 'zwei.txt')
    await save([one!, two!], { groups: [service, management], unchanged: [marketing] })
    expect(await groupsOf(one!)).toEqual(
      [administration, management, marketing, service].toSorted(),
    )
    expect(await groupsOf(two!)).toEqual([administration, management, service].toSorted())
  })

  test('one that is refused keeps none of the others; all for one reason is that answer (PERM-06, PERM-13)', async () => {
    const place = await folder('Teils', [service])
    const { body } = await save([place, { id: 987_654 }], { groups: [service, marketing] })
    expect(body.refused).toEqual([{ componentId: 987_654, status: 404, code: 'not-found' }])
    expect(await groupsOf(place)).toContain(marketing)
    expect((await save([{ id: 987_654 }], { groups: [service] })).status).toBe(404)
  })

  test('a preview says who gains and who loses sight of how much, by name, and changes nothing (T-68, T-70)', async () => {
    const place = await folder('Vorschau', [service, marketing])
    const files = await fill(place, [service, marketing], 'a.txt', 'b.txt')
    const { body } = await preview([place], { groups: [service, controlling], inside: true })
    expect([body.changedCount, body.insideCount, body.locksCallerOut]).toEqual([3, 2, false])
    const namesAndCounts = (people: typeof body.gains) =>
      people.map(({ lastName, itemCount }) => [lastName, itemCount])
    expect(namesAndCounts(body.loses)).toContainEqual(['Huber', 3])
    expect(namesAndCounts(body.gains).every(([, count]) => count === 3)).toBe(true)
    expect(body.gains.length).toBeGreaterThan(0)
    expect(await groupsOf(files[0]!)).toContain(marketing)

    // The folder alone: who loses it loses what is in it; the other group gains an empty folder.
    const alone = await preview([place], { groups: [service, controlling] })
    expect(namesAndCounts(alone.body.loses)).toContainEqual(['Huber', 3])
    expect(namesAndCounts(alone.body.gains).every(([, count]) => count === 1)).toBe(true)
  })

  test('what a preview tells is what comes true for everybody (PERM-13, T-70)', async () => {
    const place = await folder('Stimmt es', [service, marketing])
    const who = async () =>
      (
        await (
          await server.as('maren.thiessen')
        ).call(permissionGroups.people, { params: { ...params, componentId: place.id } })
      ).body.map(({ id }) => id)
    const wish = { groups: [management] }
    const before = await who()
    const { gains, loses } = (await preview([place], wish)).body
    await save([place], wish)
    const after = await who()
    const ids = (people: readonly { id: number }[]) => people.map(({ id }) => id).toSorted()
    expect(ids(gains)).toEqual(after.filter((id) => !before.includes(id)).toSorted())
    expect(ids(loses)).toEqual(before.filter((id) => !after.includes(id)).toSorted())
  })

  test('whoever would lock themselves out is told before, may do it, and can take it back unseen (T-08, T-68)', async () => {
    const place = await folder('Ausgesperrt', [service])
    const [file] = await fill(place, [service], 'weg.txt')
    const wish = { groups: [controlling], inside: true }
    expect((await preview([place], wish)).body.locksCallerOut).toBe(true)
    expect((await preview([place], wish, 'maren.thiessen')).body.locksCallerOut).toBe(false)
    const { body } = await save([place], wish)
    expect(await statusFor('aylin.kaya', place)).toBe(404)
    expect(body.components).toHaveLength(1)

    const back = await undo(body.changeId)
    expect([back.status, back.body.componentIds.toSorted()]).toEqual([
      200,
      [place.id, file!.id].toSorted(),
    ])
    expect(await statusFor('aylin.kaya', file!)).toBe(200)
  })

  test('undo gives each exactly what it had, where they were different (T-08)', async () => {
    const place = await folder('Zurück', [service, marketing])
    const [one] = await fill(place, [service, marketing], 'eins.txt')
    const [two] = await fill(place, [service], 'zwei.txt')
    const { body } = await save([place], { groups: [service, management], inside: true })
    expect((await undo(body.changeId)).status).toBe(200)
    expect(await groupsOf(place)).toEqual([administration, marketing, service].toSorted())
    expect(await groupsOf(one!)).toEqual([administration, marketing, service].toSorted())
    expect(await groupsOf(two!)).toEqual([administration, service])
    expect((await undo(body.changeId)).status).toBe(404)
  })

  test('what somebody decided anew since then is not taken back; nobody takes back another’s (T-08)', async () => {
    const place = await folder('Neu entschieden', [service, marketing])
    const { body } = await save([place], { groups: [service] })
    expect((await undo(body.changeId, 'maren.thiessen')).status).toBe(404)
    await save([place], { groups: [service, controlling] }, 'maren.thiessen')
    const { status, problem } = await undo(body.changeId)
    expect([status, problem.code]).toEqual([409, 'audience-changed'])
    expect(await groupsOf(place)).toContain(controlling)
  })

  test('a change that is older than a day is forgotten (T-08)', async () => {
    const place = await folder('Lange her', [service, marketing])
    const { body } = await save([place], { groups: [service] })
    await rowsOf(
      server,
      sql`update audience_changes set changed_at = changed_at - interval '25 hours'
          where id = ${body.changeId}`,
    )
    expect((await undo(body.changeId)).status).toBe(404)
    await save([place], { groups: [service, marketing] })
    const left = await rowsOf(server, sql`select from audience_changes where id = ${body.changeId}`)
    expect(left).toEqual([])
  })

  test('what is so already changes nothing: no version, no event, nothing to take back', async () => {
    const place = await folder('Schon so', [service])
    let answer: Awaited<ReturnType<typeof save>> | undefined
    const events = await eventsOf(async () => {
      answer = await save([place], { groups: [service] })
    })
    expect(events).toEqual([])
    expect(answer!.body).toMatchObject({
      changeId: null,
      components: [{ version: place.version }],
    })
  })

  test('who changed it last, and when, is told to the agency, however it was changed (T-70)', async () => {
    const place = await folder('Zuletzt', [service, marketing])
    const last = async (login = 'aylin.kaya') =>
      (await server.as(login)).call(audiences.get, {
        params: { ...params, componentId: place.id },
      })
    expect((await last()).body).toMatchObject({ changedAt: null, changedByUser: null })
    const aylin = await server.as('aylin.kaya')
    // A change of the name alone is none; one of the groups by the older call is.
    const rename = { id: place.id, displayName: 'Zuletzt geändert' }
    await aylin.call(directories.save, { params, body: rename })
    expect((await last()).body.changedAt).toBeNull()
    const body = { ...rename, userGroupIds: idsOf([service]) }
    await aylin.call(directories.save, { params, body })
    expect((await last()).body).toMatchObject({
      changedByUser: { lastName: 'Kaya' },
      can: { changeAudience: true },
    })
    await save([place], { groups: [service, marketing] }, 'maren.thiessen')
    const told = (await last('henning.vahl')).body
    expect(told).toMatchObject({
      changedByUser: { lastName: 'Thiessen' },
      can: { changeAudience: false },
    })
    expect(told.userGroupIds.map(nameOfId).toSorted()).toEqual(
      [administration, marketing, service].toSorted(),
    )
    expect((await last('korbinian.huber')).status).toBe(403)
  })

  test('it is news to nobody: when and by whom the content was changed stays (T-75)', async () => {
    const place = await folder('Keine Neuigkeit', [service])
    const { body } = await save([place], { groups: [service, marketing] })
    expect(body.components[0]!.modifiedAt).toBe(place.modifiedAt)
    expect(body.components[0]!.version).toBe(place.version + 1)
  })

  test('somebody who saw an older state is told of the newer one (ERR-16)', async () => {
    const place = await folder('Veraltet', [service])
    const { status, problem } = await save(
      [place],
      { groups: [service, marketing] },
      'aylin.kaya',
      { 'if-match': `"${place.version - 1}"` },
    )
    expect([status, problem.code]).toEqual([409, 'stale'])
    expect((problem.current as Component).id).toBe(place.id)
    expect(await groupsOf(place)).not.toContain(marketing)
  })

  test('groups that the tenant does not have are refused, another tenant’s no differently (PERM-19)', async () => {
    const place = await folder('Fremde Gruppe', [service])
    const [foreign] = await rowsOf<{ id: number }>(
      server,
      sql`select id from user_groups where application_id = ${wohnwerk} limit 1`,
    )
    const aylin = await server.as('aylin.kaya')
    for (const id of [foreign!.id, 987_654]) {
      for (const more of [{ userGroupIds: [id] }, { userGroupIds: [], unchangedGroupIds: [id] }]) {
        const body = { componentIds: [place.id], ...more }
        const answers = [
          await aylin.call(audiences.save, { params, body }),
          await aylin.call(audiences.preview, { params, body }),
        ]
        expect(answers.map(({ status }) => status)).toEqual([400, 400])
      }
    }
  })

  test('clients, overseers and authors change nothing; a consultant of another tenant finds nothing (PERM-12, PERM-18, PERM-19)', async () => {
    const place = await folder('Nicht für jeden', [service, marketing])
    const [file] = await fill(place, [service, marketing], 'auch nicht.txt')
    for (const login of ['korbinian.huber', 'henning.vahl', 'lea.scholz']) {
      for (const entry of [place, file!]) {
        const wish = { groups: [service] }
        expect([login, (await save([entry], wish, login)).status]).toEqual([login, 403])
        expect([login, (await preview([entry], wish, login)).status]).toEqual([login, 403])
      }
    }
    // Of the same role in another tenant: there is no such tenant for them, and no such item in theirs.
    expect((await save([place], { groups: [service] }, 'jonas.petersen')).status).toBe(404)
    const jonas = await server.as('jonas.petersen')
    const body = { componentIds: [place.id], userGroupIds: [] }
    const there = { params: { applicationId: wohnwerk }, body }
    expect((await jonas.call(audiences.save, there)).status).toBe(404)
    expect((await jonas.call(audiences.preview, there)).status).toBe(404)
    const inside = await childrenOf(await server.as('korbinian.huber'), alpenquell, place.id)
    expect(inside[0]!.can.changeAudience).toBeUndefined()
  })

  test('whether the caller sees what a group sees is told with the groups (T-68)', async () => {
    const place = await folder('Meine Gruppen', [service])
    const mine = async (login: string) =>
      (
        await (
          await server.as(login)
        ).call(permissionGroups.list, { params: { ...params, componentId: place.id } })
      ).body
        .filter(({ includesCaller }) => includesCaller)
        .map(({ name }) => name)
    expect(await mine('aylin.kaya')).toEqual([service])
    expect(await mine('maren.thiessen')).toHaveLength(groupIds.size)
  })

  test('it takes the same number of statements, however many they are (API-32)', async () => {
    const count = async (work: () => Promise<unknown>) =>
      (await server.database.queriesOf(work)).filter((text) => /component|audience/.test(text))
        .length
    const branch = async (name: string, files: number) => {
      const place = await folder(name, [service])
      await fill(place, [service], ...Array.from({ length: files }, (_, at) => `${at}.txt`))
      return place
    }
    const counts = async (place: Entry) => [
      await count(() => preview([place], { groups: [marketing, service], inside: true })),
      await count(() => save([place], { groups: [marketing, service], inside: true })),
    ]
    expect(await counts(await branch('Zwei darin', 2))).toEqual(
      await counts(await branch('Vierzig darin', 40)),
    )
  })

  describe('a person alone (PERM-14)', () => {
    const userIdOf = async (login: string) =>
      (await (await server.as(login)).call(users.current)).body.id
    const give = async (entries: readonly Entry[], ids: number[], inside = false) =>
      (await server.as('aylin.kaya')).call(audiences.save, {
        params,
        body: {
          componentIds: entries.map(({ id }) => id),
          userGroupIds: ids,
          includeInside: inside,
        },
      })
    const offered = async (login: string, componentId: number) =>
      (await server.as(login)).call(permissionGroups.list, {
        params: { ...params, componentId },
        query: { people: true },
      })

    test('sees what is for them and no group of theirs, in lists, by its address and in search; others of the group do not', async () => {
      const place = await folder('Nur für eine', [service])
      const [file] = await fill(place, [service], 'vertraulich.txt')
      const korbinian = await userIdOf('korbinian.huber')
      expect(await statusFor('korbinian.huber', place)).toBe(404)
      const wish = { componentIds: [place.id], includeInside: true }
      const body = { ...wish, userGroupIds: [idOf(service), groupOfPerson(korbinian)] }
      const aylin = await server.as('aylin.kaya')
      const effect = (await aylin.call(audiences.preview, { params, body })).body
      expect(effect.gains.map(({ id, itemCount }) => [id, itemCount])).toEqual([[korbinian, 2]])
      expect(effect.loses).toEqual([])

      const saved = await give([place], body.userGroupIds, true)
      expect(saved.status).toBe(200)
      expect(await statusFor('korbinian.huber', file!)).toBe(200)
      const api = await server.as('korbinian.huber')
      expect(namesOf(await childrenOf(api, alpenquell, place.id))).toEqual(['vertraulich.txt'])
      const root = await explorerOf(api, alpenquell)
      expect(namesOf(await childrenOf(api, alpenquell, root.id))).toContain('Nur für eine')
      // In the same group as they are.
      expect(await statusFor('sabine.moser', place)).toBe(404)

      expect((await undo(saved.body.changeId)).status).toBe(200)
      expect(await statusFor('korbinian.huber', place)).toBe(404)
    })

    test('is offered by name with what they see, to the agency alone; each has them or not', async () => {
      const korbinian = await userIdOf('korbinian.huber')
      const place = await folder('Wer darf', [service])
      await give([place], [idOf(service), groupOfPerson(korbinian)])
      const { body } = await offered('aylin.kaya', place.id)
      const people = body.filter(({ type }) => type === 'Person')
      expect(body.slice(-people.length)).toEqual(people)
      const byId = new Map(people.map((one) => [one.userGroupId, one]))
      const idOfPerson = async (login: string) => groupOfPerson(await userIdOf(login))
      expect(
        people.filter(({ isAssigned, componentId }) => isAssigned && componentId !== -1),
      ).toEqual([byId.get(groupOfPerson(korbinian))])
      expect(byId.get(groupOfPerson(korbinian))).toMatchObject({
        name: 'Korbinian Huber',
        memberCount: 1,
        includesCaller: false,
      })
      expect(byId.get(await idOfPerson('maren.thiessen'))).toMatchObject({
        componentId: -1,
        isAssigned: true,
      })
      expect(byId.get(await idOfPerson('aylin.kaya'))).toMatchObject({ includesCaller: true })
      const names = people.map(({ name }) => name)
      // No longer active here.
      expect(names).not.toContain('Inga Dahl')
      expect((await offered('korbinian.huber', place.id)).status).toBe(403)
      const asSpecified = await (
        await server.as('aylin.kaya')
      ).call(permissionGroups.list, { params: { ...params, componentId: place.id } })
      expect(asSpecified.body).toEqual(body.slice(0, -people.length))
    })

    test('of another tenant, or of none, is no choice', async () => {
      const place = await folder('Fremde', [service])
      const stranger = await userIdOf('nadine.wolff')
      const [gone] = await rowsOf<{ id: number }>(
        server,
        sql`select id from users where last_name = 'Dahl' and first_name = 'Inga'`,
      )
      for (const id of [stranger, gone!.id, 999_999, 2_147_483_647]) {
        const { status, problem } = await give([place], [groupOfPerson(id)])
        expect([id, status, Object.keys(problem.errors ?? {})]).toEqual([id, 400, ['userGroupIds']])
      }
      expect((await give([place], [-2_147_483_648])).status).toBe(400)
    })

    test('is told of a file that is uploaded for them, and the log names them (PERM-15, T-05)', async () => {
      const korbinian = await userIdOf('korbinian.huber')
      const place = await folder('Für Korbinian', [service])
      await give([place], [idOf(service), groupOfPerson(korbinian)])
      const aylin = await server.as('aylin.kaya')
      const { status } = await upload(aylin, alpenquell, place, ['persönlich.txt'], {
        userGroupIds: [groupOfPerson(korbinian)],
        notifyGroups: true,
      })
      expect(status).toBe(201)
      const mails = await rowsOf<{ user_id: number }>(
        server,
        sql`select distinct user_id from mail_outbox
            where application_id = ${alpenquell} and body like '%persönlich.txt%'`,
      )
      expect(mails).toEqual([{ user_id: korbinian }])
      const maren = await server.as('maren.thiessen')
      const log = await maren.call(auditLog.list, {
        params,
        query: { action: 'component.groups-changed' },
      })
      const entry = log.body.items.find(({ objectName }) => objectName === 'Für Korbinian')
      expect(JSON.stringify(entry?.changes)).toContain('Korbinian Huber')
    })
  })

  test('administrators change who sees a whole module, and so a page; nobody else does (T-70, PERM-19)', async () => {
    const maren = await server.as('maren.thiessen')
    const korbinian = await server.as('korbinian.huber')
    const pagesOf = async (api: typeof maren) =>
      (await api.call(pages.list, { params: { applicationId: alpenquell } })).body.map(
        ({ id }) => id,
      )
    const explorer = await explorerOf(maren, alpenquell)
    const page = (await maren.call(pages.list, { params })).body.find(({ children }) =>
      children.some(({ childComponent }) => childComponent.id === explorer.id),
    )!
    const modules = page.children.map(({ childComponent }) => childComponent)
    expect(modules.every(({ can }) => can.changeAudience)).toBe(true)
    expect(await pagesOf(korbinian)).toContain(page.id)
    expect((await save(modules, { groups: [service] }, 'aylin.kaya')).status).toBe(403)

    let saved: Awaited<ReturnType<typeof save>> | undefined
    const events = await eventsOf(async () => {
      saved = await save(modules, { groups: [service] }, 'maren.thiessen')
    })
    expect(saved!.status).toBe(200)
    expect(await pagesOf(korbinian)).not.toContain(page.id)
    expect(await pagesOf(await server.as('aylin.kaya'))).toContain(page.id)
    expect(events.map(({ payload }) => payload.kind)).toContain('removed')
    await undo(saved!.body.changeId, 'maren.thiessen')
    expect(await pagesOf(korbinian)).toContain(page.id)
  })

  test('nobody gains sight of what lies on a hidden page, also beside what lies on one that is shown (PERM-13, T-70)', async () => {
    const { made, place } = callsAboutPages(() => server)
    const modules: Component[] = []
    for (const isHidden of [false, true]) {
      const page = await made(`plans-${isHidden}`, { isHidden })
      modules.push((await place(page.id, { type: 'timeline', displayName: 'Plan' })).body)
    }
    const { body } = await preview(modules, { groups: [marketing] }, 'maren.thiessen')
    const gain = body.gains.find(({ firstName }) => firstName === 'Sabine')
    expect(gain?.itemCount).toBe(1)
  })

  test('a file of a demo folder for management alone opens to marketing with it (PERM-13)', async () => {
    const maren = await server.as('maren.thiessen')
    const secret = await entryAt(maren, alpenquell, 'Geschäftsleitung')
    const korbinian = await server.as('korbinian.huber')
    const { body } = await save(
      [secret],
      { groups: [service, management, marketing], inside: true },
      'maren.thiessen',
    )
    const children = await childrenOf(korbinian, alpenquell, secret.id)
    expect(children.length).toBeGreaterThan(0)
    await undo(body.changeId, 'maren.thiessen')
    expect(await statusFor('korbinian.huber', secret)).toBe(404)
    expect(namesOf(await childrenOf(maren, alpenquell, secret.id))).toEqual(namesOf(children))
  })
})
