import {
  auditLog,
  pageManagement,
  pageModules,
  pageTemplates,
  setup,
  tasks,
  userGroups,
  type BodyOf,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, entryAt, namesOf, rowsOf, voltrad, wohnwerk } from '../testing.ts'
import { administrator, callsAboutPages, client, params } from '../../../test/page-calls.ts'

describe.each(databases)('pages that are made and changed, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const { as, at, inside, managed, make, made, save, place, remove, restore, navigation, groupId } =
    callsAboutPages(() => server)

  test('a page is made at the end, named in both languages, and is in the navigation of who sees something on it (LAY-04, GEN-03, ENT-09)', async () => {
    const { status, body: page } = await make({
      displayName: 'Angebote',
      displayNameEn: 'Offers',
      icon: 'receipt',
      slug: 'offers',
    })
    expect([status, page.url, page.isHidden, page.modules]).toEqual([201, '/offers', false, []])
    expect((await managed()).pages.at(-1)).toEqual(page)
    // Nothing lies on it: nobody but who sees everything has it.
    expect(await navigation(client)).not.toContain('Angebote')
    const { status: placed, body: module } = await place(page.id, {
      type: 'fileexplorer',
      displayName: 'Angebote',
      userGroupIds: [await groupId('Kunde – Geschäftsleitung')],
    })
    expect([placed, module.type, module.childCount]).toEqual([201, 'fileexplorer', 0])
    expect(await navigation(client)).toContain('Angebote')
    expect(await navigation(client, 'en')).toContain('Offers')
    // In none of its groups.
    expect(await navigation('korbinian.huber')).not.toContain('Angebote')
    await remove(page)
  })

  test('every type of module is placed, edited, ordered, and a list of tasks begins with buckets (ENT-10, ENT-12, TASK-10)', async () => {
    const page = await made('everything', { icon: 'link' })
    const wanted: BodyOf<typeof pageModules.create>[] = [
      { type: 'fileexplorer', displayName: 'Unterlagen' },
      { type: 'linkcollection', displayName: 'Berichte', collectionType: 'report' },
      { type: 'linkcollection', displayName: 'Seiten', collectionType: 'page' },
      { type: 'linkcollection', displayName: 'Ablage', collectionType: 'file' },
      { type: 'linkcollection', displayName: 'Gemischt' },
      { type: 'postCollection', displayName: 'Neues' },
      { type: 'timeline', displayName: 'Verlauf' },
      { type: 'campaign', displayName: 'Kampagnen' },
      { type: 'tasklist', displayName: 'Aufgaben' },
      { type: 'directorderlist', displayName: 'Bestellungen' },
      { type: 'seminarCollection', displayName: 'Schulungen' },
      { type: 'contactlist', displayName: 'Kontakte' },
    ]
    const ids: number[] = []
    for (const body of wanted) {
      const placed = await place(page.id, body)
      expect([body.displayName, placed.status]).toEqual([body.displayName, 201])
      ids.push(placed.body.id)
    }
    const now = async () => (await managed()).pages.find(({ id }) => id === page.id)!
    expect(
      (await now()).modules.map((one) => [one.type, one.displayName, one.collectionType]),
    ).toEqual(
      wanted.map(({ type, displayName, collectionType }) => [
        type,
        displayName,
        type === 'linkcollection' ? (collectionType ?? 'unknown') : null,
      ]),
    )
    // It has the icon of its page, where it names none.
    expect((await now()).modules[0]!.icon).toBe('link')
    const api = await as(administrator)
    const list = (await now()).modules.find(({ type }) => type === 'tasklist')!
    const { buckets } = (await api.call(tasks.list, { params: { ...params, listId: list.id } }))
      .body
    expect(buckets.map(({ name, status }) => [name, status])).toEqual([
      ['Offen', 1],
      ['In Arbeit', 2],
      ['Erledigt', 3],
    ])
    // A second one would show the same.
    for (const type of ['campaign', 'directorderlist', 'contactlist'] as const) {
      const twice = await place(page.id, { type, displayName: 'Noch einmal' })
      expect([twice.status, twice.problem.code]).toEqual([409, 'already-placed'])
    }
    const kind = await place(page.id, {
      type: 'timeline',
      displayName: 'X',
      collectionType: 'page',
    })
    expect([kind.status, Object.keys(kind.problem.errors!)]).toEqual([400, ['collectionType']])

    const [first, second] = (await now()).modules
    const edited = await api.call(
      pageModules.save,
      { ...inside(page.id, first!.id), body: { displayName: 'Verträge', description: 'Alles Unterschriebene' } }, // prettier-ignore
      { 'if-match': `"${first!.version}"` },
    )
    expect(edited.body).toMatchObject({ displayName: 'Verträge', description: 'Alles Unterschriebene', version: first!.version + 1 }) // prettier-ignore
    const stale = await api.call(
      pageModules.save,
      { ...inside(page.id, first!.id), body: { displayName: 'Anders' } },
      { 'if-match': `"${first!.version}"` },
    )
    expect([stale.status, stale.problem.code]).toEqual([409, 'stale'])
    const collection = { ...inside(page.id, second!.id), body: { collectionType: 'page' as const } }
    expect((await api.call(pageModules.save, collection)).body.collectionType).toBe('page')

    await api.call(pageModules.arrange, { ...inside(page.id, ids.at(-1)!), body: { beforeId: ids[0]! } }) // prettier-ignore
    await api.call(pageModules.arrange, { ...inside(page.id, ids[1]!), body: { beforeId: null } })
    expect((await now()).modules.map(({ id }) => id)).toEqual([ids.at(-1), ids[0], ...ids.slice(2, -1), ids[1]]) // prettier-ignore
    // What comes new stands behind those that were put into order.
    const late = await place(page.id, { type: 'timeline', displayName: 'Zuletzt' })
    expect((await now()).modules.at(-1)!.id).toBe(late.body.id)
    // A module of another page is none of this one.
    const other = await made('elsewhere')
    const wrong = await api.call(pageModules.remove, inside(other.id, late.body.id))
    expect(wrong.status).toBe(404)
    await remove(other)
    await remove(page)
  })

  test('an address that the portal needs, or another page has, is refused at its field with a free one (ROUTE-11, ERR-16)', async () => {
    const taken = await make({ displayName: 'Noch mehr Dateien', slug: 'files' })
    expect([taken.status, taken.problem.code]).toEqual([409, 'address-taken'])
    expect(taken.problem.errors!.slug).toEqual([
      'Diese Adresse hat schon die Seite „Dateien“. Frei ist zum Beispiel „files-2“.',
    ])
    for (const slug of ['administration', 'settings', 'api', 'hubs', 'view']) {
      const reserved = await make({ displayName: 'Eigenes', slug })
      expect([slug, reserved.status, reserved.problem.errors!.slug?.[0]]).toEqual([
        slug,
        400,
        `Diese Adresse braucht das Portal selbst. Frei ist zum Beispiel „${slug}-2“.`,
      ])
    }
    for (const slug of ['Großes', 'a b', '-a', 'a/b', ''])
      expect([slug, (await make({ displayName: 'Eigenes', slug })).status]).toEqual([slug, 400])
    expect((await make({ displayName: 'Eigenes' })).problem.errors).toHaveProperty('slug')
    const both = await make({ displayName: 'Eigenes', slug: 'own', url: 'https://own.example' })
    expect([both.status, Object.keys(both.problem.errors!)]).toEqual([400, ['url']])
    // In another application the address is free.
    const elsewhere = await (
      await as(administrator)
    ).call(pageManagement.create, {
      params: { applicationId: voltrad },
      body: { displayName: 'Zeitstrahl', slug: 'only-there' },
    })
    expect(elsewhere.status).toBe(201)
    expect((await made('only-there')).url).toBe('/only-there')
    await remove((await managed()).pages.find(({ url }) => url === '/only-there')!)
  })

  test('a page that leads elsewhere is everybody’s, and holds nothing (ROUTE-19)', async () => {
    const { body: page } = await make({ displayName: 'Website', url: 'https://alpenquell.example' })
    expect([page.isExternal, page.url]).toEqual([true, 'https://alpenquell.example'])
    expect(await navigation('korbinian.huber')).toContain('Website')
    const placed = await place(page.id, { type: 'timeline', displayName: 'Verlauf' })
    expect([placed.status, Object.keys(placed.problem.errors!)]).toEqual([400, ['type']])
    for (const url of [
      'javascript:alert(1)',
      '//evil.example',
      'ftp://a.example',
      'https://a.example/"x',
    ])
      expect([url, (await make({ displayName: 'Böse', url })).status]).toEqual([url, 400])
    const hidden = (await save(page, { isHidden: true })).body
    expect(await navigation('korbinian.huber')).not.toContain('Website')
    const moved = (await save(hidden, { slug: 'website', isHidden: false })).body
    expect([moved.isExternal, moved.url]).toEqual([false, '/website'])
    await place(page.id, { type: 'timeline', displayName: 'Verlauf' })
    const back = await save(moved, { url: 'https://alpenquell.example' })
    expect([back.status, Object.keys(back.problem.errors!)]).toEqual([400, ['url']])
    await remove(page)
  })

  test('of two who change a page at once the second hears of the first (GEN-12)', async () => {
    const page = await made('both')
    const first = await save(page, { displayName: 'Zuerst' })
    expect([first.status, first.body.version]).toEqual([200, page.version + 1])
    const second = await save(page, { displayName: 'Danach' })
    expect([second.status, second.problem.code]).toEqual([409, 'stale'])
    expect(second.problem.current).toMatchObject({ displayName: 'Zuerst', version: 2 })
    // What is not named stays.
    const both = await save(first.body, { displayNameEn: 'First' })
    expect(both.body).toMatchObject({ displayName: 'Zuerst', displayNameEn: 'First', url: '/both' })
    await remove(page)
  })

  test('pages are put into another order, for everybody (LAY-04)', async () => {
    const before = (await managed()).pages
    const api = await as(administrator)
    const [first, second, third] = before
    await api.call(pageManagement.arrange, { ...at(third!.id), body: { beforeId: first!.id } })
    expect((await managed()).pages.slice(0, 3).map(({ id }) => id)).toEqual([third!.id, first!.id, second!.id]) // prettier-ignore
    expect((await navigation(client))[0]).toBe(third!.displayName)
    await api.call(pageManagement.arrange, { ...at(third!.id), body: { beforeId: null } })
    expect((await managed()).pages.at(-1)!.id).toBe(third!.id)
    const [, , , fourth] = before
    await api.call(pageManagement.arrange, { ...at(third!.id), body: { beforeId: fourth!.id } })
    expect(namesOf((await managed()).pages)).toEqual(namesOf(before))
  })

  test('a change of pages is told to everybody at once, and stands in the audit log (LAY-04, T-05)', async () => {
    const told = async () =>
      (
        await rowsOf<{ count: number }>(
          server,
          sql`select count(*)::int as count from events
            where application_id = ${alpenquell} and type = 'pages.changed'`,
        )
      )[0]!.count
    const before = await told()
    const page = await made('told')
    expect(await told()).toBe(before + 1)
    await save(page, { displayName: 'Erzählt' })
    expect(await told()).toBe(before + 2)
    await remove(page)
    await restore(page)
    expect(await told()).toBe(before + 4)
    const log = await (
      await as(administrator)
    ).call(auditLog.list, {
      params,
      query: { objectType: 'page' },
    })
    const acts = log.body.items.filter(({ objectId }) => objectId === `${page.id}`)
    expect(acts.map(({ action }) => action)).toEqual(['page.restored', 'page.deleted', 'page.changed', 'page.created']) // prettier-ignore
    await remove(page)
  })

  test('an application without pages begins with those of a template, one with pages does not (SETUP-04)', async () => {
    const api = await as(administrator)
    const { body: templates } = await api.call(pageTemplates.list)
    expect(templates.map(({ key }) => key)).toEqual(['brand', 'retail', 'performance'])
    const english = await api.call(pageTemplates.list, {}, { 'accept-language': 'en' })
    expect(english.body[0]).toMatchObject({ displayName: 'Brand', pages: expect.arrayContaining([{ displayName: 'Timeline', icon: 'calendar-range' }]) }) // prettier-ignore

    const full = await api.call(pageTemplates.apply, { params, body: { key: 'brand' } })
    expect([full.status, full.problem.code]).toEqual([409, 'has-pages'])
    const { body: created } = await api.call(setup.create, {
      body: { application: { displayName: 'Mit Vorlage' }, template: 'brand', features: [{ id: 1 }] }, // prettier-ignore
    })
    const { applicationId } = created
    const fromTemplate = (await managed(administrator, applicationId)).pages
    expect(
      fromTemplate.map(({ displayName, displayNameEn, url }) => [displayName, displayNameEn, url]),
    ).toEqual([
      // prettier-ignore
      ['Kampagnen', 'Campaigns', '/campaigns'],
      ['Zeitleiste', 'Timeline', '/timeline'],
      ['Dateien', 'Files', '/files'],
      ['Aufgaben', 'Tasks', '/tasks'],
      ['Neuigkeiten', 'News', '/news'],
      ['Auswertungen', 'Analyses', '/analyses'],
      ['Agentur intern', 'Agency only', '/agency'],
    ])
    const { body: groups } = await api.call(userGroups.list, { params: { applicationId } })
    const namesOfGroups = (ids: readonly number[] | null) =>
      groups.filter(({ id }) => ids?.includes(id)).map(({ type }) => type)
    expect(namesOfGroups(fromTemplate[0]!.modules[0]!.userGroupIds)).toHaveLength(5)
    expect(namesOfGroups(fromTemplate.at(-1)!.modules[0]!.userGroupIds)).toEqual([1, 20])
    expect(namesOf(fromTemplate.at(-1)!.modules)).toEqual(['Interne Aufgaben', 'Interne Dateien'])
    expect(fromTemplate.at(-1)!.modules[0]!.childCount).toBe(3)

    for (const { id } of fromTemplate) await api.call(pageManagement.remove, at(id, applicationId))
    const unknown = await api.call(pageTemplates.apply, { params: { applicationId }, body: { key: 'none' as 'brand' } }) // prettier-ignore
    expect([unknown.status, Object.keys(unknown.problem.errors!)]).toEqual([400, ['key']])
    const applied = await api.call(
      pageTemplates.apply,
      { params: { applicationId }, body: { key: 'retail' } },
      { 'accept-language': 'en' },
    )
    expect(applied.status).toBe(201)
    expect(applied.body.map(({ url }) => url)).toEqual(['/campaigns', '/direct-order', '/files', '/seminars', '/news', '/links']) // prettier-ignore
    const wrong = await api.call(setup.create, {
      body: { application: { displayName: 'Ohne Vorlage' }, template: 'none' },
    })
    expect([wrong.status, Object.keys(wrong.problem.errors!)]).toEqual([400, ['template']])
  })

  test('pages are the administrators’; nobody else changes them, and another application’s are not found (ADM-09, PERM-19)', async () => {
    const [page] = (await managed()).pages
    for (const login of ['henning.vahl', 'aylin.kaya', client]) {
      const api = await as(login)
      expect([login, (await api.call(pageManagement.list, { params })).status]).toEqual([
        login,
        403,
      ])
      const changed = await api.call(pageManagement.save, { ...at(page!.id), body: { isHidden: true } }) // prettier-ignore
      expect([login, changed.status]).toEqual([login, 403])
    }
    const foreign = (await managed(administrator, wohnwerk)).pages[0]!
    const api = await as(administrator)
    expect((await api.call(pageManagement.remove, at(foreign.id))).status).toBe(404)
    expect((await api.call(pageManagement.contents, at(foreign.id))).status).toBe(404)
    expect((await restore(foreign)).status).toBe(404)
    expect((await place(foreign.id, { type: 'timeline', displayName: 'Fremd' })).status).toBe(404)
    const entry = await entryAt(api, alpenquell)
    expect((await api.call(pageModules.remove, inside(foreign.id, entry.id))).status).toBe(404)
  })
})
