import {
  components,
  fileLinks,
  linkCollections,
  pageLinks,
  pages,
  reportLinks,
  type Component,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import { roles } from '../../platform/actor.ts'
import {
  alpenquell,
  childrenOf,
  explorerOf,
  namesOf,
  rowsOf,
  upload,
  type EventRow,
} from '../testing.ts'

describe.each(databases)('links on $name', (kind) => {
  let server: TestServer
  let pageId: number
  let groups: Record<string, number>
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    const { body } = await (await server.as('maren.thiessen')).call(pages.list, { params })
    pageId = body.find(({ url }) => url === '/files')!.id
    const rows = await rowsOf<{ id: number; name: string }>(
      server,
      sql`select id, name from user_groups where application_id = ${alpenquell}`,
    )
    groups = Object.fromEntries(rows.map(({ id, name }) => [name, id]))
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const everybody = () => Object.values(groups)
  type CollectionType = 'unknown' | 'report' | 'file' | 'page'

  const collect = async (
    collectionType: CollectionType,
    more: { userGroupIds?: number[]; login?: string; notifyGroups?: boolean } = {},
  ) =>
    (await server.as(more.login ?? 'maren.thiessen')).call(linkCollections.create, {
      params,
      body: {
        displayName: `Sammlung ${collectionType}`,
        collectionType,
        data: {
          parentComponentId: pageId,
          userGroupIds: more.userGroupIds ?? everybody(),
          notifyGroups: more.notifyGroups ?? false,
        },
      },
    })
  const bodyOf = (parent: { id: number }, url: string, userGroupIds?: number[]) => ({
    displayName: 'Wochenbericht',
    icon: 'chart',
    url,
    data: { parentComponentId: parent.id, ...(userGroupIds && { userGroupIds }) },
  })
  const addReport = async (login: string, parent: { id: number }, url = '/bi/woche') =>
    (await server.as(login)).call(reportLinks.create, { params, body: bodyOf(parent, url) })
  const addPage = async (login: string, parent: { id: number }, url = '/insights') =>
    (await server.as(login)).call(pageLinks.create, { params, body: bodyOf(parent, url) })
  const apiOf = async (role: (typeof roles)[number]) => {
    const [sabine] = await rowsOf<{ subject: string }>(
      server,
      sql`select subject from accounts where login = 'sabine.moser'`,
    )
    return server.api(await tokenFor(sabine!.subject, [role]))
  }

  describe('collections', () => {
    test('are put onto a page, seen by the chosen groups alone (API-40, LINK-02, PERM-13)', async () => {
      const { status, body } = await collect('report', {
        userGroupIds: [groups['Kunde – Geschäftsleitung']!],
      })
      expect(status).toBe(201)
      expect(body).toMatchObject({
        type: 'linkcollection',
        collectionType: 'report',
        displayName: 'Sammlung report',
        parentComponentId: null,
        childCount: 0,
        can: { edit: true, delete: true, addItems: true, addFiles: false },
      })
      expect(body.userGroupIds).toEqual(
        [groups['Administration']!, groups['Kunde – Geschäftsleitung']!].sort((a, b) => a - b),
      )
      const onPage = async (login: string) => {
        const list = await (await server.as(login)).call(pages.list, { params })
        const page = list.body.find(({ id }) => id === pageId)!
        return page.children.map(({ childComponent }) => childComponent.id)
      }
      expect(await onPage('sabine.moser')).toContain(body.id)
      expect(await onPage('korbinian.huber')).not.toContain(body.id)
    })

    test('nobody chosen: the agency has it, and no client (PERM-16)', async () => {
      const { body } = await collect('page', { userGroupIds: [] })
      expect(body.userGroupIds).toEqual(
        [groups['Administration']!, groups['Kundenberatung']!].sort((a, b) => a - b),
      )
    })

    test('are changed, counted up, and refused where they were changed meanwhile (API-41)', async () => {
      const { body } = await collect('file')
      const maren = await server.as('maren.thiessen')
      const change = (version: number, displayName: string) =>
        maren.call(
          linkCollections.save,
          { params, body: { id: body.id, displayName } },
          { 'if-match': `"${version}"` },
        )
      const saved = await change(1, 'Vorlagen')
      expect([saved.status, saved.body.version]).toEqual([200, 2])
      expect(saved.body).toMatchObject({ displayName: 'Vorlagen', collectionType: 'file' })
      const late = await change(1, 'Muster')
      expect([late.status, late.problem.code]).toEqual([409, 'stale'])
      expect(late.problem.current).toMatchObject({ displayName: 'Vorlagen' })
    })

    test('a page that is not there is not found', async () => {
      const maren = await server.as('maren.thiessen')
      const { status } = await maren.call(linkCollections.create, {
        params,
        body: {
          displayName: 'Nirgends',
          collectionType: 'page',
          data: { parentComponentId: 987_654 },
        },
      })
      expect(status).toBe(404)
    })
  })

  describe('reports and pages', () => {
    test('stand in their collection with the address that leads there (API-42, LINK-04, ENT-10)', async () => {
      const reports = (await collect('report')).body
      const made = await addReport('aylin.kaya', reports, ` ${server.url}/bi/woche?kw=21#a `)
      expect(made.status).toBe(201)
      expect(made.body).toMatchObject({
        type: 'reportlink',
        url: '/bi/woche?kw=21',
        isExternal: false,
        icon: 'chart',
        parentComponentId: reports.id,
      })
      const places = (await collect('page')).body
      const outside = await addPage('aylin.kaya', places, 'alpenquell.example/presse')
      expect(outside.body).toMatchObject({
        type: 'pagelink',
        url: 'https://alpenquell.example/presse',
        isExternal: true,
      })
      const sabine = await server.as('sabine.moser')
      expect(await childrenOf(sabine, alpenquell, reports.id)).toMatchObject([
        { id: made.body.id, can: { edit: false, delete: false }, userGroupIds: null },
      ])
    })

    test('a change normalises the address as well (API-34, API-42, LINK-03)', async () => {
      const general = (await collect('unknown')).body
      const report = (await addReport('aylin.kaya', general)).body
      const page = (await addPage('aylin.kaya', general)).body
      const aylin = await server.as('aylin.kaya')
      const edit = (item: Component, url: string) => ({
        params,
        body: { id: item.id, displayName: 'Monatsbericht', icon: 'calendar', url },
      })
      const saved = await aylin.call(reportLinks.save, edit(report, `${server.url}/bi/monat`))
      expect(saved.body).toMatchObject({
        displayName: 'Monatsbericht',
        icon: 'calendar',
        url: '/bi/monat',
        version: 2,
      })
      const moved = await aylin.call(pageLinks.save, edit(page, 'voltrad.example'))
      expect(moved.body).toMatchObject({ url: 'https://voltrad.example/', isExternal: true })
      // A page link is no report link.
      expect((await aylin.call(reportLinks.save, edit(page, '/bi/monat'))).status).toBe(404)
    })

    test.each(['javascript:alert(1)', 'https://', 'kein Wort', '//a.example'])(
      '%s is no address (VAL-05)',
      async (url) => {
        const general = (await collect('unknown')).body
        for (const add of [addReport, addPage]) {
          const { status, problem } = await add('aylin.kaya', general, url)
          expect([status, Object.keys(problem.errors!)]).toEqual([400, ['url']])
        }
      },
    )

    test('names have 3 to 100 characters, icons are required (VAL-06, VAL-07)', async () => {
      const general = (await collect('unknown')).body
      const aylin = await server.as('aylin.kaya')
      const ask = async (change: Partial<ReturnType<typeof bodyOf>> & { description?: string }) => {
        const body = { ...bodyOf(general, '/insights'), ...change }
        const { status, problem } = await aylin.call(pageLinks.create, { params, body })
        return [status, Object.keys(problem.errors ?? {})]
      }
      expect(await ask({ displayName: 'ab' })).toEqual([400, ['displayName']])
      expect(await ask({ displayName: 'abc' })).toEqual([201, []])
      expect(await ask({ displayName: 'a'.repeat(100) })).toEqual([201, []])
      expect(await ask({ displayName: 'a'.repeat(101) })).toEqual([400, ['displayName']])
      expect(await ask({ description: 'ab' })).toEqual([400, ['description']])
      expect(await ask({ icon: 'x' })).toEqual([400, ['icon']])
      expect(await ask({ icon: undefined as never })).toEqual([400, ['icon']])
    })

    test('a collection takes its kind of links and no other (ENT-12, LINK-02)', async () => {
      const reports = (await collect('report')).body
      const files = (await collect('file')).body
      const refused = await addPage('aylin.kaya', reports)
      expect([refused.status, Object.keys(refused.problem.errors!)]).toEqual([
        400,
        ['data.parentComponentId'],
      ])
      const explorer = await explorerOf(await server.as('aylin.kaya'), alpenquell)
      expect((await addReport('aylin.kaya', explorer)).status).toBe(400)
      const korbinian = await server.as('korbinian.huber')
      expect((await upload(korbinian, alpenquell, reports, ['Bericht.pdf'])).status).toBe(400)
      const uploaded = await upload(korbinian, alpenquell, files, ['Vorlage.txt'])
      expect([uploaded.status, uploaded.body[0]!.type]).toEqual([201, 'filelink'])
    })

    test('move between collections that take them (FILE-08)', async () => {
      const [from, to, files] = [
        (await collect('report')).body,
        (await collect('unknown')).body,
        (await collect('file')).body,
      ]
      const link = (await addReport('aylin.kaya', from)).body
      const move = async (toParentId: number) =>
        (await server.as('aylin.kaya')).call(components.move, {
          params: { ...params, componentId: link.id },
          body: { componentId: link.id, fromParentId: from.id, toParentId },
        })
      const refused = await move(files.id)
      expect([refused.status, Object.keys(refused.problem.errors!)]).toEqual([400, ['toParentId']])
      expect((await move(to.id)).body).toMatchObject({ parentComponentId: to.id })
    })

    test('in a collection that the caller does not see there is nothing to put them into (PERM-13)', async () => {
      const secret = (await collect('report', { userGroupIds: [] })).body
      const [person] = await rowsOf<{ subject: string }>(
        server,
        sql`select subject from accounts where login = 'korbinian.huber'`,
      )
      const api = server.api(await tokenFor(person!.subject, ['CLIENTSERVICE']))
      const body = bodyOf(secret, '/bi/woche')
      expect((await api.call(reportLinks.create, { params, body })).status).toBe(404)
    })

    test('chosen groups see a link, and are mailed where that is asked for (PERM-15)', async () => {
      const general = (await collect('unknown')).body
      const marketing = groups['Kunde – Marketing']!
      const add = async (notifyGroups: boolean) => {
        await rowsOf(server, sql`delete from mail_outbox`)
        const body = bodyOf(general, '/bi/woche')
        const data = { ...body.data, userGroupIds: [marketing], notifyGroups }
        const api = await server.as('aylin.kaya')
        const link = await api.call(reportLinks.create, { params, body: { ...body, data } })
        const mails = await rowsOf<{ address: string; subject: string; body: string }>(
          server,
          sql`select address, subject, body from mail_outbox order by address`,
        )
        return { link: link.body, mails }
      }
      expect((await add(false)).mails).toEqual([])
      const { link, mails } = await add(true)
      expect(link.userGroupIds).toContain(marketing)
      expect(mails.map(({ address }) => address.split('@')[0])).toEqual([
        'korbinian.huber',
        'sabine.moser',
      ])
      expect(mails[0]!.subject).toBe('Neuer Bericht „Wochenbericht“')
      expect(mails[0]!.body).toContain(`${server.url}/files?clientId=101`)
      const marco = await server.as('marco.rossi')
      expect(namesOf(await childrenOf(marco, alpenquell, general.id))).toEqual([])
    })
  })

  describe('the rights table over HTTP', () => {
    test.each(roles)('for %s (PERM-02, PERM-03, PERM-08, LINK-05, PERM-12)', async (role) => {
      const isAgency = role === 'ADMINISTRATOR' || role === 'CLIENTSERVICE'
      const isAdministrator = role === 'ADMINISTRATOR'
      const general = (await collect('unknown')).body
      const report = (await addReport('maren.thiessen', general)).body
      const page = (await addPage('maren.thiessen', general)).body
      const [file] = (await upload(await server.as('maren.thiessen'), alpenquell, general, ['a.txt'])).body // prettier-ignore
      const api = await apiOf(role)
      const edit = (item: Component) => ({
        params,
        body: { id: item.id, displayName: 'Anders', icon: 'chart', url: '/bi/anders' },
      })
      const isOk = ({ status }: { status: number }) => {
        if (status !== 403) expect([200, 201, 204]).toContain(status)
        return status !== 403
      }
      const create = bodyOf(general, '/bi/neu')
      expect(isOk(await api.call(reportLinks.create, { params, body: create }))).toBe(isAgency)
      expect(isOk(await api.call(pageLinks.create, { params, body: create }))).toBe(isAgency)
      expect(isOk(await api.call(reportLinks.save, edit(report)))).toBe(isAgency)
      expect(isOk(await api.call(pageLinks.save, edit(page)))).toBe(isAgency)
      const named = { params, body: { id: file!.id, displayName: 'b.txt' } }
      expect(isOk(await api.call(fileLinks.save, named))).toBe(isAgency || role === 'CLIENT')
      const collection = { params, body: { id: general.id, displayName: 'Anders' } }
      expect(isOk(await api.call(linkCollections.save, collection))).toBe(isAdministrator)
      const made = await api.call(linkCollections.create, {
        params,
        body: {
          displayName: 'Neue Sammlung',
          collectionType: 'unknown',
          data: { parentComponentId: pageId },
        },
      })
      expect(isOk(made)).toBe(isAdministrator)
      const remove = async (id: number) =>
        isOk(await api.call(components.remove, { params: { ...params, componentId: id } }))
      expect(await remove(report.id)).toBe(isAgency)
      expect(await remove(page.id)).toBe(isAgency)
      expect(await remove(general.id)).toBe(isAdministrator)
    })
  })

  test('Data Solutions changes links to reports and pages as Client Service does, and no other items (PERM-20)', async () => {
    const general = (await collect('unknown')).body
    const report = (await addReport('maren.thiessen', general)).body
    const page = (await addPage('maren.thiessen', general)).body
    const [file] = (await upload(await server.as('maren.thiessen'), alpenquell, general, ['d.txt'])).body // prettier-ignore
    const api = await server.as('data.team')
    const change = (id: number) => ({
      params,
      body: { id, displayName: 'Vom Datenteam', icon: 'chart', url: '/bi/daten' },
    })
    const named = (id: number) => ({ params, body: { id, displayName: 'Vom Datenteam.txt' } })
    const create = { params, body: bodyOf(general, '/bi/daten') }
    const remove = async (id: number) =>
      (await api.call(components.remove, { params: { ...params, componentId: id } })).status
    expect((await api.call(reportLinks.create, create)).status).toBe(201)
    expect((await api.call(pageLinks.create, create)).status).toBe(201)
    expect((await api.call(reportLinks.save, change(report.id))).status).toBe(200)
    expect((await api.call(pageLinks.save, change(page.id))).status).toBe(200)
    expect((await api.call(fileLinks.save, named(file!.id))).status).toBe(403)
    expect((await api.call(linkCollections.save, named(general.id))).status).toBe(403)
    expect(await remove(report.id)).toBe(204)
    expect(await remove(page.id)).toBe(204)
    expect(await remove(file!.id)).toBe(403)
    expect(await remove(general.id)).toBe(403)
  })

  describe('the order of a collection', () => {
    const arrange = async (
      login: string,
      collectionId: number,
      body: { componentId: number; beforeId: number | null },
    ) =>
      (await server.as(login)).call(linkCollections.arrange, {
        params: { ...params, componentId: collectionId },
        body,
      })

    test('is kept by what comes new, also in the collections of the demo (T-76)', async () => {
      const [collection] = await rowsOf<{ id: number }>(
        server,
        sql`select id from components where application_id = ${alpenquell} and type = 'linkcollection'
            and collection_type = 'report' and parent_id is null order by id limit 1`,
      )
      const order = async () =>
        (await childrenOf(await server.as('aylin.kaya'), alpenquell, collection!.id)).map(
          ({ id }) => id,
        )
      const before = await order()
      expect(before.length).toBeGreaterThan(1)
      const { body: added } = await addReport('aylin.kaya', collection!, '/bi/neu')
      expect(await order()).toEqual([...before, added.id])
    })

    test('is what the agency makes it: before another link, or at the end; what comes new is last (T-76)', async () => {
      const { body: collection } = await collect('unknown')
      const ids: number[] = []
      for (const url of ['/bi/a', '/bi/b', '/bi/c']) {
        ids.push((await addReport('aylin.kaya', collection, url)).body.id)
      }
      const [first, second, third] = ids as [number, number, number]
      const order = async (login = 'sabine.moser') =>
        (await childrenOf(await server.as(login), alpenquell, collection.id)).map(({ id }) => id)
      expect(await order()).toEqual([first, second, third])
      const moved = await arrange('aylin.kaya', collection.id, { componentId: third, beforeId: first }) // prettier-ignore
      expect(moved.status).toBe(204)
      expect(await order()).toEqual([third, first, second])
      await arrange('aylin.kaya', collection.id, { componentId: third, beforeId: null })
      expect(await order()).toEqual([first, second, third])
      await arrange('aylin.kaya', collection.id, { componentId: third, beforeId: second })
      const { body: fourth } = await addReport('aylin.kaya', collection, '/bi/d')
      expect(await order()).toEqual([first, third, second, fourth.id])
      // A neighbour that has gone meanwhile is no fault of who moves a link.
      await arrange('aylin.kaya', collection.id, { componentId: first, beforeId: 987_654 })
      expect(await order()).toEqual([third, second, fourth.id, first])
      const link = await (
        await server.as('aylin.kaya')
      ).call(components.get, {
        params: { ...params, componentId: first },
      })
      expect(link.body.version).toBe(1)
    })

    test('readers hear of it; nobody moves what they do not see, or what lies elsewhere (PERM-13)', async () => {
      const { body: collection } = await collect('unknown')
      const { body: link } = await addReport('aylin.kaya', collection)
      const { body: elsewhere } = await collect('unknown')
      const body = { componentId: link.id, beforeId: null }
      await arrange('aylin.kaya', collection.id, body)
      const [event] = await rowsOf<EventRow>(
        server,
        sql`select * from events where type = 'components.changed' order by seq desc limit 1`,
      )
      expect(event!.payload).toMatchObject({ kind: 'changed', parentIds: [collection.id] })
      expect((await arrange('aylin.kaya', elsewhere.id, body)).status).toBe(404)
      expect((await arrange('aylin.kaya', link.id, body)).status).toBe(404)
      const { body: hidden } = await collect('unknown', {
        userGroupIds: [groups['Kunde – Geschäftsleitung']!],
      })
      expect((await arrange('korbinian.huber', hidden.id, body)).status).toBe(404)
      expect((await arrange('korbinian.huber', collection.id, body)).status).toBe(403)
    })
  })
})
