import { components, directories, fileLinks, type Component } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import { roles, type Role } from '../../platform/actor.ts'
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
import { emptyTrash } from './trash/component-trash.service.ts'

describe.each(databases)('components on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const at = (componentId: number) => ({ params: { applicationId: alpenquell, componentId } })
  const linkOf = (componentId: number) => ({
    ...at(componentId),
    query: { disposition: 'attachment' as const },
  })
  const lastEvents = (since: number) =>
    rowsOf<EventRow>(
      server,
      sql`select * from events where type = 'components.changed' and seq > ${since} order by seq`,
    )
  const mark = async () =>
    (
      await rowsOf<{ seq: number }>(server, sql`select coalesce(max(seq), 0) as seq from events`)
    )[0]!.seq
  const userId = async (login: string) =>
    (
      await rowsOf<{ id: number }>(
        server,
        sql`select id from users where email like ${`${login}@%`}`,
      )
    )[0]!.id
  /** A folder that the whole client sees, with nothing of the story in it. */
  const freshFolder = async (displayName: string, userGroupIds?: number[]) => {
    const aylin = await server.as('aylin.kaya')
    const { id } = await explorerOf(aylin, alpenquell)
    const { body } = await aylin.call(directories.create, {
      params: { applicationId: alpenquell },
      body: { parentComponentId: id, displayName, userGroupIds, notifyGroups: false },
    })
    return body
  }
  const groupIds = async () => {
    const rows = await rowsOf<{ id: number; name: string }>(
      server,
      sql`select id, name from user_groups where application_id = ${alpenquell}`,
    )
    return Object.fromEntries(rows.map(({ id, name }) => [name, id])) as Record<string, number>
  }
  const move = (
    login: string,
    entry: Component,
    toParentId: number,
    headers?: Record<string, string>,
  ) =>
    server.as(login).then((api) =>
      api.call(
        components.move,
        {
          ...at(entry.id),
          body: { componentId: entry.id, fromParentId: entry.parentComponentId!, toParentId },
        },
        headers,
      ),
    )

  describe('reading', () => {
    test('a component comes with what the caller may do (API-29, ENT-10, PERM-01)', async () => {
      const korbinian = await server.as('korbinian.huber')
      const file = await entryAt(korbinian, alpenquell, 'Kreation', 'Plakatmotive', 'Zitrone hoch.png') // prettier-ignore
      const { status, body } = await korbinian.call(components.get, at(file.id))
      expect(status).toBe(200)
      expect(body).toMatchObject({
        applicationId: alpenquell,
        type: 'filelink',
        displayName: 'Zitrone hoch.png',
        url: `/storage/files/101/${file.id}`,
        contentType: 'image/png',
        isExternal: false,
        childCount: null,
        version: 1,
        createdByUser: { firstName: 'Korbinian', lastName: 'Huber' },
        can: { edit: true, delete: true, addFiles: false, addFolders: false },
      })
      expect(body.fileSize).toBeGreaterThan(1_000)
    })

    test('groups are told to the agency alone (T-03, PERM-13)', async () => {
      for (const login of ['aylin.kaya', 'henning.vahl', 'maren.thiessen']) {
        const folder = await entryAt(await server.as(login), alpenquell, 'Kreation')
        expect(folder.userGroupIds).toContain((await groupIds())['Kunde – Marketing'])
      }
      for (const login of ['sabine.moser', 'lea.scholz', 'korbinian.huber']) {
        const folder = await entryAt(await server.as(login), alpenquell, 'Kreation')
        expect(folder.userGroupIds).toBeNull()
      }
    })

    test('children are whole rows with the number of items inside (API-32, FILE-02)', async () => {
      const sabine = await server.as('sabine.moser')
      const creation = await entryAt(sabine, alpenquell, 'Kreation')
      const children = await childrenOf(sabine, alpenquell, creation.id)
      expect(children.map(({ displayName, childCount }) => [displayName, childCount])).toEqual([
        ['Plakatmotive', 5],
        ['Funkspots', 3],
        ['Social Assets', 4],
      ])
    })

    test('the path leads from the module down to the component (T-67)', async () => {
      const sabine = await server.as('sabine.moser')
      const motif = await entryAt(sabine, alpenquell, 'Kreation', 'Plakatmotive', 'Gipfelglück quer.png') // prettier-ignore
      const { body } = await sabine.call(components.path, at(motif.id))
      expect(namesOf(body)).toEqual(['Dateien', 'Kreation', 'Plakatmotive', 'Gipfelglück quer.png'])
    })

    test('a list takes the same number of statements, however much is in it (API-32)', async () => {
      const aylin = await server.as('aylin.kaya')
      const few = await freshFolder('Wenig')
      const many = await freshFolder('Viel')
      await upload(aylin, alpenquell, few, ['eins.txt'])
      await upload(
        aylin,
        alpenquell,
        many,
        Array.from({ length: 60 }, (_, at) => `${at}.txt`),
      )
      const count = async (id: number) =>
        (await server.database.queriesOf(() => childrenOf(aylin, alpenquell, id))).filter((text) =>
          text.includes('component'),
        ).length
      expect(await count(many.id)).toBe(await count(few.id))
      expect(await count(many.id)).toBeLessThan(6)
    })

    test('opening is recorded, with the folder it was opened from (API-30)', async () => {
      const sabine = await server.as('sabine.moser')
      const folder = await entryAt(sabine, alpenquell, 'Briefings')
      const [file] = await childrenOf(sabine, alpenquell, folder.id)
      const { status } = await sabine.call(components.track, {
        ...at(file!.id),
        query: { parentComponentId: folder.id },
      })
      expect(status).toBe(204)
      const tracks = await rowsOf(
        server,
        sql`select component_id, parent_component_id, user_id from component_tracks`,
      )
      expect(tracks).toEqual([
        {
          component_id: file!.id,
          parent_component_id: folder.id,
          user_id: await userId('sabine.moser'),
        },
      ])
    })

    test.each(['abc', '1.5', '99999999999'])('%s is no id and not found (API-29)', async (id) => {
      const sabine = await server.as('sabine.moser')
      expect((await sabine.fetch(`/api/v1.0/components/101/${id}`)).status).toBe(404)
    })

    test('an id beyond what the database holds is wrong input, not a failure', async () => {
      const aylin = await server.as('aylin.kaya')
      const { status } = await aylin.call(directories.create, {
        params: { applicationId: alpenquell },
        body: { parentComponentId: 9_000_000_000_000, displayName: 'Neu', notifyGroups: false },
      })
      expect(status).toBe(400)
      const folder = await entryAt(aylin, alpenquell, 'Briefings')
      expect((await move('aylin.kaya', folder, 9_000_000_000_000)).status).toBe(400)
    })
  })

  describe('a folder for the management', () => {
    let secret: Component
    let secretFile: Component
    beforeAll(async () => {
      const sabine = await server.as('sabine.moser')
      secret = await entryAt(sabine, alpenquell, 'Geschäftsleitung')
      secretFile = (await childrenOf(sabine, alpenquell, secret.id)).find(
        (entry) => entry.type === 'filelink',
      )!
    })

    test('is seen by the management and the agency (PERM-13)', async () => {
      for (const login of ['sabine.moser', 'aylin.kaya', 'maren.thiessen', 'henning.vahl']) {
        const api = await server.as(login)
        expect((await api.call(components.get, at(secret.id))).status).toBe(200)
        expect((await api.call(components.get, at(secretFile.id))).status).toBe(200)
      }
    })

    test('is in no list, count or path of another client (PERM-13)', async () => {
      const korbinian = await server.as('korbinian.huber')
      const explorer = await explorerOf(korbinian, alpenquell)
      const names = namesOf(await childrenOf(korbinian, alpenquell, explorer.id))
      expect(names).toContain('Kreation')
      expect(names).not.toContain('Geschäftsleitung')
      expect(names).not.toContain('Verträge & Rechnungen')
      expect(explorer.childCount).toBe(names.length)
      const sabine = await server.as('sabine.moser')
      expect((await explorerOf(sabine, alpenquell)).childCount).toBe(names.length + 2)
    })

    test('and all in it are not found by another client, by any call (PERM-13, PERM-19)', async () => {
      const korbinian = await server.as('korbinian.huber')
      const own = await entryAt(korbinian, alpenquell, '📸 Fotos Sommerevent', 'Bühne & Publikum.png') // prettier-ignore
      for (const { id } of [secret, secretFile]) {
        const answers = [
          await korbinian.call(components.get, at(id)),
          await korbinian.call(components.children, at(id)),
          await korbinian.call(components.path, at(id)),
          await korbinian.call(components.track, at(id)),
          await korbinian.call(components.track, { ...at(own.id), query: { parentComponentId: id } }), // prettier-ignore
          await korbinian.call(components.remove, at(id)),
          await korbinian.call(components.restore, at(id)),
          await korbinian.call(fileLinks.link, linkOf(id)),
          await korbinian.call(fileLinks.save, {
            params: { applicationId: alpenquell },
            body: { id, displayName: 'Meins.pdf' },
          }),
          await upload(korbinian, alpenquell, { id }, ['Meins.txt']),
          await move('korbinian.huber', own, id),
        ]
        expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404))
        expect(new Set(answers.map((answer) => answer.problem.code))).toEqual(
          new Set(['not-found']),
        )
      }
    })

    test('hides what lies in it, even where a file in it is open to everybody (PERM-13)', async () => {
      const groups = await groupIds()
      const aylin = await server.as('aylin.kaya')
      const { body } = await upload(aylin, alpenquell, secret, ['Für alle.txt'], {
        userGroupIds: [groups['Kunde – Marketing']!, groups['Kunde – Geschäftsleitung']!],
      })
      const korbinian = await server.as('korbinian.huber')
      expect((await korbinian.call(components.get, at(body[0]!.id))).status).toBe(404)
      expect((await korbinian.call(fileLinks.link, linkOf(body[0]!.id))).status).toBe(404)
      const sabine = await server.as('sabine.moser')
      expect((await sabine.call(components.get, at(body[0]!.id))).status).toBe(200)
    })
  })

  describe('the rights table over HTTP', () => {
    const table: [type: string, deleters: Role[]][] = [
      ['filelink', ['ADMINISTRATOR', 'CLIENTSERVICE', 'CLIENT']],
      ['reportlink', ['ADMINISTRATOR', 'CLIENTSERVICE']],
      ['pagelink', ['ADMINISTRATOR', 'CLIENTSERVICE']],
      ['post', ['ADMINISTRATOR', 'CLIENTSERVICE']],
      ['seminar', ['ADMINISTRATOR', 'CLIENTSERVICE']],
      ['Directory', ['ADMINISTRATOR', 'CLIENTSERVICE']],
      ['buildingblock', ['ADMINISTRATOR', 'CLIENTSERVICE']],
      ['linkcollection', ['ADMINISTRATOR']],
      ['taskbucket', ['ADMINISTRATOR']],
      ['directorder', []],
      ['timeline', []],
      ['kpi', []],
    ]

    test('deleting follows it for each of the seven roles, and the item says so before (PERM-01, PERM-02, PERM-03, PERM-04, PERM-05, PERM-06, PERM-08, PERM-09, PERM-11, PERM-12, PERM-19, API-35)', async () => {
      const { id: parentId } = await freshFolder('Rechte')
      const [sabine] = await rowsOf<{ subject: string }>(
        server,
        sql`select subject from accounts where login = 'sabine.moser'`,
      )
      for (const role of roles) {
        const rows = await rowsOf<{ id: number; type: string }>(
          server,
          sql`insert into components (application_id, parent_id, type, display_name, name_key)
              select ${alpenquell}::int, ${parentId}::int, type, type || ${role}, lower(type || ${role})
              from unnest(${table.map(([type]) => type)}::text[]) as type returning id, type`,
        )
        await rowsOf(
          server,
          sql`insert into component_groups (application_id, component_id, user_group_id)
              select application_id, id, g.user_group_id from unnest(${rows.map(({ id }) => id)}::int[]) as id
              join component_groups g on g.application_id = ${alpenquell} and g.component_id = ${parentId}`,
        )
        const api = server.api(await tokenFor(sabine!.subject, [role]))
        const children = await childrenOf(api, alpenquell, parentId)
        for (const { id, type } of rows) {
          const mayDelete = table.find(([name]) => name === type)![1].includes(role)
          const { can } = children.find((child) => child.id === id)!
          const { status } = await api.call(components.remove, at(id))
          expect([role, type, can.delete, status]).toEqual([
            role,
            type,
            mayDelete,
            mayDelete ? 204 : 403,
          ])
        }
      }
    })
  })

  describe('moving', () => {
    test('takes the item to another folder, keeps its groups and counts its version up (FILE-08, FILE-16)', async () => {
      const groups = await groupIds()
      const from = await freshFolder('Von hier')
      const to = await freshFolder('Nach dort', [
        groups['Kunde – Marketing']!,
        groups['Kundenberatung']!,
      ])
      const aylin = await server.as('aylin.kaya')
      const file = (await upload(aylin, alpenquell, from, ['Umzug.txt'])).body[0]!
      const since = await mark()
      const { status, body } = await move('aylin.kaya', file, to.id)
      expect(status).toBe(200)
      expect(body).toMatchObject({ parentComponentId: to.id, version: 2 })
      expect(body.userGroupIds).toEqual(file.userGroupIds)
      expect(await childrenOf(aylin, alpenquell, from.id)).toEqual([])
      expect(namesOf(await childrenOf(aylin, alpenquell, to.id))).toEqual(['Umzug.txt'])
      const events = await lastEvents(since)
      // Marketing sees both folders, Controlling lost the file: it hears of its own folder alone.
      const moved = events.find((event) => event.payload.kind === 'moved')!
      expect(moved.payload).toMatchObject({ parentIds: [from.id, to.id], componentIds: [file.id] })
      expect(moved.user_ids).toContain(await userId('korbinian.huber'))
      const removed = events.find((event) => event.payload.kind === 'removed')!
      expect(removed.payload).toMatchObject({ parentIds: [from.id] })
      expect(removed.user_ids).toContain(await userId('marco.rossi'))
      expect(moved.user_ids).not.toContain(await userId('marco.rossi'))
      expect(JSON.stringify(removed.payload)).not.toContain(String(to.id))
    })

    test('into itself or below itself is refused (FILE-08)', async () => {
      const aylin = await server.as('aylin.kaya')
      const plans = await entryAt(aylin, alpenquell, 'Kreation')
      const inner = await entryAt(aylin, alpenquell, 'Kreation', 'Plakatmotive')
      for (const target of [plans.id, inner.id]) {
        const { status, problem } = await move('aylin.kaya', plans, target)
        expect([status, problem.code]).toEqual([409, 'cycle'])
      }
    })

    test('two moves that would close a circle: one of them is refused (FILE-08)', async () => {
      const one = await freshFolder('Kreis eins')
      const other = await freshFolder('Kreis zwei')
      const answers = await Promise.all([
        move('aylin.kaya', one, other.id),
        move('friederike.gimborn', other, one.id),
      ])
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    })

    test('onto a taken name is refused at the name (FILE-08)', async () => {
      const aylin = await server.as('aylin.kaya')
      const [from, to] = [await freshFolder('Namen A'), await freshFolder('Namen B')]
      const file = (await upload(aylin, alpenquell, from, ['Plan.txt'])).body[0]!
      await upload(aylin, alpenquell, to, ['PLAN.TXT'])
      const { status, problem } = await move('aylin.kaya', file, to.id)
      expect([status, problem.code]).toEqual([409, 'name-taken'])
      expect(problem.errors).toHaveProperty('displayName')
    })

    test('into a file is refused at the target, and what moved meanwhile is stale (FILE-08)', async () => {
      const aylin = await server.as('aylin.kaya')
      const folder = await freshFolder('Ziele')
      const [one, two] = (await upload(aylin, alpenquell, folder, ['eins.txt', 'zwei.txt'])).body
      const intoFile = await move('aylin.kaya', one!, two!.id)
      expect(intoFile.status).toBe(400)
      expect(intoFile.problem.errors).toHaveProperty('toParentId')
      const elsewhere = await freshFolder('Woanders')
      const { status, problem } = await move(
        'aylin.kaya',
        { ...one!, parentComponentId: elsewhere.id },
        (await freshFolder('Noch woanders')).id,
      )
      expect([status, problem.code]).toEqual([409, 'stale'])
      expect(problem.current).toMatchObject({ id: one!.id, parentComponentId: folder.id })
    })

    test('deeper than 14 levels is refused (FILE-08)', async () => {
      const aylin = await server.as('aylin.kaya')
      let deepest = await freshFolder('Ebene 1')
      for (let level = 2; level <= 14; level++) {
        deepest = (
          await aylin.call(directories.create, {
            params: { applicationId: alpenquell },
            body: {
              parentComponentId: deepest.id,
              displayName: `Ebene ${level}`,
              notifyGroups: false,
            },
          })
        ).body
      }
      const fifteenth = await aylin.call(directories.create, {
        params: { applicationId: alpenquell },
        body: { parentComponentId: deepest.id, displayName: 'Ebene 15', notifyGroups: false },
      })
      expect([fifteenth.status, fifteenth.problem.code]).toEqual([409, 'too-deep'])
      const { status, problem } = await move('aylin.kaya', await freshFolder('Zu tief'), deepest.id)
      expect([status, problem.code]).toEqual([409, 'too-deep'])
    })

    test('clients move files but no folders, others nothing (PERM-01, PERM-06, PERM-12, FILE-14)', async () => {
      const aylin = await server.as('aylin.kaya')
      const folder = await freshFolder('Für Kunden')
      const target = await freshFolder('Ziel für Kunden')
      const file = (await upload(aylin, alpenquell, folder, ['Datei.txt'])).body[0]!
      expect((await move('henning.vahl', file, target.id)).status).toBe(403)
      expect((await move('lea.scholz', file, target.id)).status).toBe(403)
      expect((await move('korbinian.huber', folder, target.id)).status).toBe(403)
      expect((await move('korbinian.huber', file, target.id)).status).toBe(200)
    })

    test('the body has to say the same item as the address (API-32)', async () => {
      const aylin = await server.as('aylin.kaya')
      const folder = await freshFolder('Zwei Angaben')
      const { status, problem } = await aylin.call(components.move, {
        ...at(folder.id),
        body: { componentId: folder.id + 1, fromParentId: 1, toParentId: 2 },
      })
      expect(status).toBe(400)
      expect(problem.errors).toHaveProperty('componentId')
    })
  })

  describe('deleting', () => {
    test('puts a folder with all in it into the trash, restoring takes it back (API-35, T-08, PERM-06)', async () => {
      const aylin = await server.as('aylin.kaya')
      const folder = await freshFolder('Kommt weg')
      const file = (await upload(aylin, alpenquell, folder, ['Inhalt.txt'])).body[0]!
      const since = await mark()
      const removed = await aylin.call(components.remove, at(folder.id), {
        'idempotency-key': 'remove-1',
      })
      expect(removed.status).toBe(204)
      expect((await aylin.call(components.get, at(folder.id))).status).toBe(404)
      expect((await aylin.call(components.get, at(file.id))).status).toBe(404)
      expect((await aylin.call(fileLinks.link, linkOf(file.id))).status).toBe(404)
      const [event] = await lastEvents(since)
      expect(event!.payload).toEqual({
        kind: 'removed',
        parentIds: [folder.parentComponentId],
        componentIds: [folder.id],
        byUserId: await userId('aylin.kaya'),
        commandId: 'remove-1',
      })
      const restored = await aylin.call(components.restore, at(folder.id))
      expect(restored.status).toBe(200)
      expect(restored.body).toMatchObject({ id: folder.id, version: 3, childCount: 1 })
      expect((await aylin.call(components.get, at(file.id))).status).toBe(200)
      expect((await aylin.call(components.restore, at(folder.id))).body).toEqual(restored.body)
    })

    test('follows the rights table (PERM-01, PERM-06, PERM-11, FILE-14)', async () => {
      const aylin = await server.as('aylin.kaya')
      const folder = await freshFolder('Rechte beim Löschen')
      const file = (await upload(aylin, alpenquell, folder, ['Datei.txt'])).body[0]!
      const remove = async (login: string, id: number) =>
        (await (await server.as(login)).call(components.remove, at(id))).status
      expect(await remove('henning.vahl', file.id)).toBe(403)
      expect(await remove('lea.scholz', file.id)).toBe(403)
      expect(await remove('korbinian.huber', folder.id)).toBe(403)
      expect(await remove('maren.thiessen', (await explorerOf(aylin, alpenquell)).id)).toBe(403)
      expect(await remove('korbinian.huber', file.id)).toBe(204)
      expect(await remove('maren.thiessen', folder.id)).toBe(204)
    })

    test('of a version that is no longer the newest is refused with the state as it stands (T-09)', async () => {
      const aylin = await server.as('aylin.kaya')
      const folder = await freshFolder('Versionen')
      await aylin.call(directories.save, {
        params: { applicationId: alpenquell },
        body: { id: folder.id, displayName: 'Versionen neu' },
      })
      const { status, problem } = await aylin.call(components.remove, at(folder.id), {
        'if-match': '1',
      })
      expect([status, problem.code]).toEqual([409, 'stale'])
      expect(problem.current).toMatchObject({ displayName: 'Versionen neu', version: 2 })
      expect((await aylin.call(components.remove, at(folder.id), { 'if-match': '2' })).status).toBe(204) // prettier-ignore
    })

    test('cannot be undone where the name is taken or the folder is gone (T-08)', async () => {
      const aylin = await server.as('aylin.kaya')
      const folder = await freshFolder('Rückweg')
      const file = (await upload(aylin, alpenquell, folder, ['Einmalig.txt'])).body[0]!
      await aylin.call(components.remove, at(file.id))
      await upload(aylin, alpenquell, folder, ['einmalig.TXT'])
      const taken = await aylin.call(components.restore, at(file.id))
      expect([taken.status, taken.problem.code]).toEqual([409, 'name-taken'])
      await aylin.call(components.remove, at(folder.id))
      const gone = await aylin.call(components.restore, at(file.id))
      expect([gone.status, gone.problem.code]).toEqual([409, 'parent-gone'])
    })

    test('is final after 30 days, and the content goes with it (T-66)', async () => {
      const aylin = await server.as('aylin.kaya')
      const folder = await freshFolder('Für immer')
      const file = (await upload(aylin, alpenquell, folder, ['Rest.txt'])).body[0]!
      const [content] = await rowsOf<{ storage_key: string }>(
        server,
        sql`select storage_key from components where id = ${file.id}`,
      )
      await aylin.call(components.remove, at(folder.id))
      const age = (days: number) =>
        rowsOf(
          server,
          sql`update components set deleted_at = now() - make_interval(days => ${days}::int)
              where id = ${folder.id}`,
        )
      await age(29)
      await emptyTrash(server.deps)
      const kept = await server.deps.storage.read(content!.storage_key)
      expect(kept.readable).toBe(true)
      kept.destroy()
      await age(31)
      expect((await aylin.call(components.restore, at(folder.id))).status).toBe(404)
      await emptyTrash(server.deps)
      const rows = await rowsOf(
        server,
        sql`select id from components where id in (${folder.id}, ${file.id})
            union all
            select component_id from component_groups where component_id in (${folder.id}, ${file.id})`,
      )
      expect(rows).toEqual([])
      await expect(server.deps.storage.read(content!.storage_key)).rejects.toThrow('ENOENT')
    })
  })

  test('a supervisor sees all and changes nothing (PERM-12)', async () => {
    const henning = await server.as('henning.vahl')
    const { id } = await entryAt(henning, wohnwerk, 'Geschäftsleitung')
    const { body } = await henning.call(components.get, {
      params: { applicationId: wohnwerk, componentId: id },
    })
    expect(Object.values(body.can)).not.toContain(true)
  })
})
