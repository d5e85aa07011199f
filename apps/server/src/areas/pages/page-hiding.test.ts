import {
  components,
  componentSearch,
  directories,
  linkCollections,
  maxModulesOnPage,
  pageManagement,
  pageModules,
  pages,
  previewHeader,
  previews,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { emptyTrash } from '../components/trash/component-trash.service.ts'
import { alpenquell, rowsOf, upload, wohnwerk } from '../testing.ts'
import { administrator, callsAboutPages, client, params } from '../../../test/page-calls.ts'

describe.each(databases)('pages that are hidden or deleted, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const { as, at, inside, managed, made, save, place, remove, restore, navigation, groupId } =
    callsAboutPages(() => server)

  test('what lies on a hidden page is seen by nobody but who sees everything: not in lists, search or by its address (PERM-13)', async () => {
    const page = await made('secret', { isHidden: true })
    const marketing = await groupId('Kunde – Marketing')
    const { body: explorer } = await place(page.id, {
      type: 'fileexplorer',
      displayName: 'Geheimes',
      userGroupIds: [marketing],
    })
    const api = await as(administrator)
    const { body: folder } = await api.call(directories.create, {
      params,
      body: { parentComponentId: explorer.id, displayName: 'Überraschungsfest' },
    })
    const [file] = (await upload(api, alpenquell, folder, ['Überraschung.txt'])).body
    const seenBy = async (login: string) => {
      const reader = await as(login)
      const statusOf = async (componentId: number) =>
        (await reader.call(components.get, { params: { ...params, componentId } })).status
      const found = await reader.call(componentSearch.find, { params, query: { query: 'Überraschung' } }) // prettier-ignore
      return {
        page: (await navigation(login)).includes('secret'),
        found: found.body.length,
        statuses: [
          await statusOf(explorer.id),
          await statusOf(folder.id),
          await statusOf(file!.id),
        ],
      }
    }
    const nothing = { page: false, found: 0, statuses: [404, 404, 404] }
    const everything = { page: true, found: 2, statuses: [200, 200, 200] }
    expect(await seenBy(client)).toEqual(nothing)
    expect(await seenBy('aylin.kaya')).toEqual(nothing)
    expect(await seenBy(administrator)).toEqual(everything)
    const { body: list } = await api.call(pages.list, { params })
    expect(list.find(({ id }) => id === page.id)!.isHidden).toBe(true)

    // Seen as its audience will see it, before it is shown (T-04).
    const look = async (login: string, pageId?: number) => {
      const started = await (
        await as(login)
      ).call(previews.start, {
        params,
        body: { type: 'user-group', id: marketing, pageId },
      })
      if (started.status !== 201) return started.status
      const headers = { [previewHeader]: started.body.id }
      const { body } = await (await as(login)).call(pages.list, { params }, headers)
      const shown = body.find(({ id }) => id === page.id)
      const entry = await (await as(login)).call(components.get, { params: { ...params, componentId: file!.id } }, headers) // prettier-ignore
      return [shown?.children.length, shown?.isHidden, entry.status]
    }
    expect(await look(administrator, page.id)).toEqual([1, undefined, 200])
    expect(await look(administrator)).toEqual([undefined, undefined, 404])
    expect(await look('aylin.kaya', page.id)).toBe(403)
    expect(await look(administrator, 999_999)).toBe(404)

    const shown = (await save(page, { isHidden: false })).body
    expect(await seenBy(client)).toEqual({ ...everything, statuses: [200, 200, 200] })
    // What is placed later is hidden with its page, too.
    const again = (await save(shown, { isHidden: true })).body
    const { body: links } = await api.call(linkCollections.create, {
      params,
      body: {
        displayName: 'Verborgene Links',
        collectionType: 'unknown',
        data: { parentComponentId: page.id, userGroupIds: [marketing] },
      },
    })
    const late = await (await as(client)).call(components.get, { params: { ...params, componentId: links.id } }) // prettier-ignore
    expect(late.status).toBe(404)
    await save(again, { isHidden: false })
    expect(await navigation(client)).toContain('secret')
    await remove(page)
  })

  test('a page goes with all on it and comes back so, beside what took its address meanwhile (T-08, T-66)', async () => {
    const page = await made('project')
    const marketing = await groupId('Kunde – Marketing')
    const files = (await place(page.id, { type: 'fileexplorer', displayName: 'Projekt', userGroupIds: [marketing] })).body // prettier-ignore
    const gone = (await place(page.id, { type: 'timeline', displayName: 'Vorher weg' })).body
    const api = await as(administrator)
    const { body: folder } = await api.call(directories.create, {
      params,
      body: { parentComponentId: files.id, displayName: 'Verträge' },
    })
    await upload(api, alpenquell, folder, ['eins.txt', 'zwei.txt'])
    await api.call(pageModules.remove, inside(page.id, gone.id))
    // What a deletion would take is said before.
    const counts = (await api.call(pageManagement.contents, at(page.id))).body
    expect(counts).toEqual([
      { kind: 'directory', count: 1 },
      { kind: 'filelink', count: 2 },
    ])
    const ofModule = await api.call(pageManagement.contents, { ...at(page.id), query: { componentId: files.id } }) // prettier-ignore
    expect(ofModule.body).toEqual(counts)

    expect((await remove(page)).status).toBe(204)
    expect((await managed()).pages.map(({ id }) => id)).not.toContain(page.id)
    expect(await navigation(client)).not.toContain('project')
    const lost = { params: { ...params, componentId: folder.id } }
    expect((await api.call(components.get, lost)).status).toBe(404)
    expect((await managed()).deleted[0]).toMatchObject({
      kind: 'page',
      id: page.id,
      displayName: 'project',
      deletedByUser: { firstName: 'Maren', lastName: 'Thiessen' },
    })
    expect((await remove(page)).status).toBe(404)

    const follower = await made('project')
    const back = await restore(page)
    expect([back.status, back.body.url]).toEqual([200, '/project-2'])
    expect(back.body.modules.map(({ id }) => id)).toEqual([files.id])
    expect((await api.call(components.get, lost)).status).toBe(200)
    expect(await navigation(client)).toContain('project')
    expect((await restore(page)).status).toBe(404)
    // What was taken off the page before it went is still to be had by itself.
    expect((await managed()).deleted[0]).toMatchObject({ kind: 'module', id: gone.id, type: 'timeline', page: { id: page.id } }) // prettier-ignore
    const module = await api.call(pageModules.restore, inside(page.id, gone.id))
    expect([module.status, module.body.displayName]).toEqual([200, 'Vorher weg'])
    expect((await api.call(pageModules.restore, inside(page.id, gone.id))).status).toBe(404)
    await remove(follower)
    await remove(page)
  })

  test('what lay on a deleted page comes back with the page alone (T-66)', async () => {
    const page = await made('with-links')
    const links = (await place(page.id, { type: 'linkcollection', displayName: 'Sammlung' })).body
    const api = await as(administrator)
    await api.call(components.remove, { params: { ...params, componentId: links.id } })
    await remove(page)
    const alone = await api.call(components.restore, { params: { ...params, componentId: links.id }, query: {} }) // prettier-ignore
    expect([alone.status, alone.problem.code]).toEqual([409, 'parent-gone'])
    await restore(page)
    const then = await api.call(components.restore, { params: { ...params, componentId: links.id }, query: {} }) // prettier-ignore
    expect(then.status).toBe(200)
    await remove(page)
  })

  test('a module comes back only where one of its type could be placed: not a second, not above the limit, not onto what leads elsewhere (T-66, ROUTE-19)', async () => {
    const page = await made('changed-since')
    const api = await as(administrator)
    const { body: campaigns } = await place(page.id, { type: 'campaign', displayName: 'Kampagnen' })
    const back = async () => {
      const { status, problem } = await api.call(pageModules.restore, inside(page.id, campaigns.id))
      return [status, problem?.code]
    }
    const takeOff = (id: number) => api.call(pageModules.remove, inside(page.id, id))
    await takeOff(campaigns.id)
    const { body: second } = await place(page.id, { type: 'campaign', displayName: 'Neue' })
    expect(await back()).toEqual([409, 'already-placed'])
    await takeOff(second.id)
    const others: number[] = []
    for (let n = 1; n <= maxModulesOnPage; n++)
      others.push((await place(page.id, { type: 'timeline', displayName: `Verlauf ${n}` })).body.id)
    expect(await back()).toEqual([409, 'too-many-modules'])
    // A wrong group is said at its field, before it is said that there is no room.
    const unknown = await place(page.id, {
      type: 'timeline',
      displayName: 'X',
      userGroupIds: [4711],
    })
    expect([unknown.status, Object.keys(unknown.problem.errors!)]).toEqual([400, ['userGroupIds']])
    for (const id of others) await takeOff(id)
    const { version } = (await managed()).pages.find(({ id }) => id === page.id)!
    const away = (await save({ ...page, version }, { url: 'https://elsewhere.example' })).body
    expect(await back()).toEqual([409, 'is-external'])
    await save(away, { slug: 'changed-since' })
    expect((await back())[0]).toBe(200)
    await remove(page)
  })

  test('after 30 days a page is gone for good with what lay on it (T-66)', async () => {
    const page = await made('old')
    const { body: list } = await place(page.id, { type: 'tasklist', displayName: 'Alt' })
    await remove(page)
    await rowsOf(server, sql`update pages set deleted_at = now() - interval '31 days' where id = ${page.id}`) // prettier-ignore
    expect((await restore(page)).status).toBe(404)
    await rowsOf(server, sql`update components set deleted_at = now() - interval '31 days' where id = ${list.id}`) // prettier-ignore
    await emptyTrash(server.deps)
    const left = await rowsOf(
      server,
      sql`select id from pages where id = ${page.id}
        union all select id from components where id = ${list.id} or parent_id = ${list.id}`,
    )
    expect(left).toEqual([])
  })

  test('a page that holds direct orders is not deleted: nobody deletes what was ordered (PERM-10)', async () => {
    const { pages: list } = await managed(administrator, wohnwerk)
    const orders = list.find(({ url }) => url === '/direct-order')!
    const api = await as(administrator)
    const page = await api.call(pageManagement.remove, at(orders.id, wohnwerk))
    expect([page.status, page.problem.code]).toEqual([409, 'holds-orders'])
    const componentId = orders.modules[0]!.id
    const module = await api.call(pageModules.remove, {
      params: { applicationId: wohnwerk, pageId: orders.id, componentId },
    })
    expect([module.status, module.problem.code]).toEqual([409, 'holds-orders'])
  })
})
