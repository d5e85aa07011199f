import {
  components,
  directories,
  maxItemsAtOnce,
  type Component,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { callsAboutPages } from '../../../../test/page-calls.ts'
import {
  alpenquell,
  childrenOf,
  explorerOf,
  namesOf,
  rowsOf,
  upload,
  wohnwerk,
  type EventRow,
} from '../../testing.ts'

type Conflict = 'refuse' | 'replace' | 'keep-both'
interface Entry {
  id: number
}

describe.each(databases)('many items at once, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const folder = async (
    displayName: string,
    more: { parentId?: number; userGroupIds?: number[] } = {},
  ) => {
    const aylin = await server.as('aylin.kaya')
    const parentComponentId = more.parentId ?? (await explorerOf(aylin, alpenquell)).id
    const body = { parentComponentId, displayName, userGroupIds: more.userGroupIds }
    return (await aylin.call(directories.create, { params, body })).body
  }
  const fill = async (parent: Entry, ...names: string[]) =>
    (await upload(await server.as('aylin.kaya'), alpenquell, parent, names)).body
  const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id)
  const itemsOf = (entries: readonly Entry[], conflict: Conflict = 'refuse') =>
    entries.map(({ id: componentId }) => ({ componentId, conflict }))

  const remove = async (
    entries: readonly Entry[],
    login = 'aylin.kaya',
    headers?: Record<string, string>,
  ) =>
    (await server.as(login)).call(
      components.removeMany,
      { params, body: { componentIds: idsOf(entries) } },
      headers,
    )
  const restore = async (entries: readonly Entry[], conflict?: Conflict, login = 'aylin.kaya') =>
    (await server.as(login)).call(components.restoreMany, {
      params,
      body: { items: itemsOf(entries, conflict) },
    })
  const move = async (
    entries: readonly Entry[],
    from: Entry,
    to: Entry,
    conflict?: Conflict,
    login = 'aylin.kaya',
  ) =>
    (await server.as(login)).call(components.moveMany, {
      params,
      body: { fromParentId: from.id, toParentId: to.id, items: itemsOf(entries, conflict) },
    })
  const namesIn = async ({ id }: Entry) =>
    namesOf(await childrenOf(await server.as('aylin.kaya'), alpenquell, id)).sort()
  const trashed = async () => {
    const aylin = await server.as('aylin.kaya')
    const { id: componentId } = await explorerOf(aylin, alpenquell)
    const at = { params: { ...params, componentId } }
    return new Set(idsOf((await aylin.call(components.trash, at)).body))
  }
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
  const groupId = async (name: string) =>
    (
      await rowsOf<{ id: number }>(
        server,
        sql`select id from user_groups where application_id = ${alpenquell} and name = ${name}`,
      )
    )[0]!.id

  test('all go and come back as they were in one call, with one event for who sees them and a line each in the audit log (T-05, T-08, T-66)', async () => {
    const place = await folder('Viele auf einmal')
    const files = await fill(place, 'a.txt', 'b.txt', 'c.txt')
    let answer: Awaited<ReturnType<typeof remove>> | undefined
    const events = await eventsOf(async () => {
      answer = await remove(files, 'aylin.kaya', { 'idempotency-key': 'viele-weg' })
    })
    expect([answer?.status, answer?.body]).toEqual([200, { componentIds: idsOf(files), refused: [] }]) // prettier-ignore
    expect(events).toHaveLength(1)
    expect(events[0]!.payload).toMatchObject({
      kind: 'removed',
      parentIds: [place.id],
      componentIds: idsOf(files),
      commandId: 'viele-weg',
    })
    expect(await namesIn(place)).toEqual([])
    const inTrash = await trashed()
    expect(files.every(({ id }) => inTrash.has(id))).toBe(true)

    const back = await eventsOf(async () => {
      const { status, body } = await restore(files)
      expect([status, namesOf(body.components), body.refused]).toEqual([
        200,
        ['a.txt', 'b.txt', 'c.txt'],
        [],
      ])
    })
    expect(back.map(({ payload }) => payload.kind)).toEqual(['restored'])
    const there = await childrenOf(await server.as('aylin.kaya'), alpenquell, place.id)
    const factsOf = (entries: readonly Component[]) =>
      entries.map(({ displayName, modifiedAt }) => [displayName, modifiedAt])
    expect(factsOf(there)).toEqual(factsOf(files))
    const log = await rowsOf<{ action: string }>(
      server,
      sql`select action from audit_log
          where object_type = 'component' and object_id = any(${idsOf(files).map(String)}::text[])
          order by id`,
    )
    expect(log.map(({ action }) => action)).toEqual([
      ...files.map(() => 'component.deleted'),
      ...files.map(() => 'component.restored'),
    ])
  })

  test('it takes the same number of statements, however many they are (API-32)', async () => {
    const [few, many] = [await folder('Zwei'), await folder('Vierzig')]
    const [two, forty] = [
      await fill(few, '1.txt', '2.txt'),
      await fill(many, ...Array.from({ length: 40 }, (_, at) => `${at}.txt`)),
    ]
    const [twoTo, fortyTo] = [await folder('Zwei Ziel'), await folder('Vierzig Ziel')]
    const count = async (work: () => Promise<unknown>) =>
      (await server.database.queriesOf(work)).filter((text) => text.includes('component')).length
    // Folders as well: how deep they are is asked once.
    for (const name of ['Innen A', 'Innen B']) two.push(await folder(name, { parentId: few.id }))
    for (let at = 0; at < 6; at++) forty.push(await folder(`Innen ${at}`, { parentId: many.id }))
    const counts = async (entries: Component[], from: Entry, to: Entry) => [
      await count(() => remove(entries)),
      await count(() => restore(entries)),
      await count(() => move(entries, from, to)),
    ]
    expect(await counts(forty, many, fortyTo)).toEqual(await counts(two, few, twoTo))
  })

  test('one that is refused keeps none of the others, and says why as it would by itself (PERM-06, PERM-13)', async () => {
    const place = await folder('Gemischt')
    const [mine, hidden] = await fill(place, 'Meins.txt', 'Geheim.txt')
    const inner = await folder('Ordner der Agentur', { parentId: place.id })
    await rowsOf(
      server,
      sql`delete from component_groups where component_id = ${hidden!.id}
          and user_group_id <> ${await groupId('Kundenberatung')}`,
    )
    const { status, body } = await remove([mine!, hidden!, inner], 'korbinian.huber')
    expect([status, body]).toEqual([
      200,
      {
        componentIds: [mine!.id],
        refused: [
          { componentId: hidden!.id, status: 404, code: 'not-found' },
          { componentId: inner.id, status: 403, code: 'forbidden' },
        ],
      },
    ])
    expect(await namesIn(place)).toEqual(['Geheim.txt', 'Ordner der Agentur'])
    const back = await restore([mine!, inner], 'refuse', 'korbinian.huber')
    expect(namesOf(back.body.components)).toEqual(['Meins.txt', 'Ordner der Agentur'])
  })

  test('where nothing goes for one reason, that is the answer; for several, each says its own', async () => {
    const place = await folder('Nichts geht')
    const [one, other] = [
      await folder('Bleibt', { parentId: place.id }),
      await folder('Bleibt auch', { parentId: place.id }),
    ]
    const answer = await remove([one, other], 'korbinian.huber')
    expect([answer.status, answer.problem.code]).toEqual([403, 'forbidden'])
    const { status, body } = await remove([one, { id: 99_999_999 }], 'korbinian.huber')
    expect([status, body.componentIds]).toEqual([200, []])
    expect(body.refused.map(({ code }) => code)).toEqual(['forbidden', 'not-found'])
    expect(await namesIn(place)).toEqual(['Bleibt', 'Bleibt auch'])
  })

  test('what is another tenant’s is not found there (PERM-19)', async () => {
    const theirs = () =>
      rowsOf<{ id: number; deleted_at: Date | null }>(
        server,
        sql`select id, deleted_at from components
            where application_id = ${wohnwerk} and type = 'filelink' order by id limit 1`,
      )
    const [strange] = await theirs()
    const [mine] = await fill(await folder('Mandantentrennung'), 'Hier.txt')
    const { body } = await remove([mine!, strange!])
    expect(body.refused).toEqual([{ componentId: strange!.id, status: 404, code: 'not-found' }])
    expect((await theirs())[0]!.deleted_at).toBeNull()
  })

  test('who sees other items hears of those alone (PERM-13)', async () => {
    const place = await folder('Zwei Kreise')
    const files = await fill(place, 'Alle.txt', 'Wenige.txt', 'Auch alle.txt')
    await rowsOf(
      server,
      sql`delete from component_groups where component_id = ${files[1]!.id}
          and user_group_id <> ${await groupId('Kundenberatung')}`,
    )
    const events = await eventsOf(() => remove(files))
    const told = events.map(({ payload, user_ids: userIds }) => [
      payload.componentIds,
      userIds!.length,
    ])
    expect(told.map(([ids]) => ids)).toEqual([[files[0]!.id, files[2]!.id], [files[1]!.id]])
    expect(told[0]![1]).toBeGreaterThan(told[1]![1] as number)
  })

  test('what goes from a hidden page is told to who sees it there, also beside what others see (PERM-13)', async () => {
    const { made, place } = callsAboutPages(() => server)
    const modules: Component[] = []
    for (const isHidden of [false, true]) {
      const page = await made(`links-${isHidden}`, { isHidden })
      const userGroupIds = [await groupId('Kunde – Marketing')]
      const body = { type: 'linkcollection' as const, displayName: 'Links', userGroupIds }
      modules.push((await place(page.id, body)).body)
    }
    const events = await eventsOf(() => remove(modules, 'maren.thiessen'))
    expect(events.map(({ payload }) => payload.componentIds)).toEqual(modules.map(({ id }) => [id]))
    const [shown, hidden] = events.map(({ user_ids: userIds }) => userIds!.length)
    expect(shown).toBeGreaterThan(hidden!)
  })

  test('an item that is named twice goes once', async () => {
    const [file] = await fill(await folder('Doppelt genannt'), 'Einmal.txt')
    const { body } = await remove([file!, file!])
    expect(body).toEqual({ componentIds: [file!.id], refused: [] })
    expect((await restore([file!, file!])).body.components).toHaveLength(1)
  })

  test('moving: each name is settled by itself, numbered, replaced or refused (FILE-08, T-65)', async () => {
    const [from, to] = [await folder('Umzug von'), await folder('Umzug nach')]
    const coming = await fill(from, 'frei.txt', 'Plan.txt', 'Bild.txt', 'Liste.txt')
    const there = await fill(to, 'PLAN.txt', 'BILD.txt', 'LISTE.txt')
    const [free, plan, picture, list] = coming as [Component, Component, Component, Component]
    const aylin = await server.as('aylin.kaya')
    const items = [
      ...itemsOf([free]),
      ...itemsOf([plan], 'keep-both'),
      ...itemsOf([picture], 'replace'),
      ...itemsOf([list]),
    ]
    const way = { fromParentId: from.id, toParentId: to.id }
    const { body } = await aylin.call(components.moveMany, { params, body: { ...way, items } })
    expect(namesOf(body.components)).toEqual(['frei.txt', 'Plan (2).txt', 'BILD.txt'])
    expect(body.refused).toEqual([{ componentId: list.id, status: 409, code: 'name-taken' }])
    expect(await namesIn(to)).toEqual([
      'BILD.txt',
      'LISTE.txt',
      'PLAN.txt',
      'Plan (2).txt',
      'frei.txt',
    ])
    expect(await namesIn(from)).toEqual(['Liste.txt'])
    // Where it lies says nothing of when it was changed.
    expect(body.components[0]!.modifiedAt).toBe(free.modifiedAt)
    // What replaces a file is a version of it; as a file of its own it lies in the trash.
    expect(body.components[2]).toMatchObject({ id: there[1]!.id, contentNumber: 2 })
    const gone = await trashed()
    expect([gone.has(there[1]!.id), gone.has(picture.id)]).toEqual([false, true])
  })

  test('moving: a number is not one that another one of them has; a given name is taken over (T-65)', async () => {
    const [from, to] = [await folder('Nummern von'), await folder('Nummern nach')]
    const [plan, second, other] = await fill(from, 'Plan.pdf', 'Plan (2).pdf', 'Anders.pdf')
    await fill(to, 'plan.pdf')
    const aylin = await server.as('aylin.kaya')
    const way = { fromParentId: from.id, toParentId: to.id }
    const items = [
      ...itemsOf([plan!], 'keep-both'),
      ...itemsOf([second!]),
      { ...itemsOf([other!])[0]!, displayName: 'Benannt.pdf' },
    ]
    const { body } = await aylin.call(components.moveMany, { params, body: { ...way, items } })
    expect(namesOf(body.components)).toEqual(['Plan (3).pdf', 'Plan (2).pdf', 'Benannt.pdf'])
    const back = { fromParentId: to.id, toParentId: from.id }
    const bad = { ...itemsOf([other!])[0]!, displayName: 'a/b' }
    const answer = await aylin.call(components.moveMany, {
      params,
      body: { ...back, items: [bad] },
    })
    expect([answer.status, answer.problem.code]).toEqual([400, 'invalid'])
  })

  test('moving: a folder into itself stays, what lies elsewhere by now is stale, what is there already is there (FILE-08)', async () => {
    const [from, elsewhere] = [await folder('Quelle'), await folder('Woanders')]
    const to = await folder('Ziel', { parentId: from.id })
    const [file, other] = [
      (await fill(from, 'mit.txt'))[0]!,
      (await fill(elsewhere, 'fern.txt'))[0]!,
    ]
    const first = await move([to, file, other], from, to)
    expect(namesOf(first.body.components)).toEqual(['mit.txt'])
    expect(first.body.refused.map(({ componentId, code }) => [componentId, code])).toEqual([
      [to.id, 'cycle'],
      [other.id, 'stale'],
    ])
    const again = await move([file], from, to)
    expect([again.status, again.body.components[0]!.version]).toEqual([
      200,
      first.body.components[0]!.version,
    ])
  })

  test('restoring: a folder before what had been deleted in it, whatever the order; without it, it is said (T-66)', async () => {
    const outer = await folder('Erst der Ordner')
    const [inside] = await fill(outer, 'darin.txt')
    await remove([inside!])
    await remove([outer])
    const alone = await restore([inside!])
    expect([alone.status, alone.problem.code]).toEqual([409, 'parent-gone'])
    const both = await restore([inside!, outer])
    expect(both.body.refused).toEqual([])
    expect(await namesIn(outer)).toEqual(['darin.txt'])
  })

  test('restoring two of one name: the second is refused, or gets a number (T-65)', async () => {
    const place = await folder('Zweimal derselbe')
    const [old] = await fill(place, 'gleich.txt')
    await remove([old!])
    const [young] = await fill(place, 'gleich.txt')
    await remove([young!])
    const { body } = await restore([old!, young!])
    expect(idsOf(body.components)).toEqual([old!.id])
    expect(body.refused).toEqual([{ componentId: young!.id, status: 409, code: 'name-taken' }])
    await restore([young!], 'keep-both')
    expect(await namesIn(place)).toEqual(['gleich (2).txt', 'gleich.txt'])
  })

  test('more than the limit is refused as a whole', async () => {
    const many = Array.from({ length: maxItemsAtOnce + 1 }, (_, at) => ({ id: at + 1 }))
    expect((await remove(many)).status).toBe(400)
    expect((await remove([])).status).toBe(400)
  })
})
