import { componentSearch, components, pages } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, entryAt, explorerOf, namesOf, rowsOf, voltrad } from '../../testing.ts'
import { accessFrom } from '../../users/users.policy.ts'
import { searchStatement } from './component-search.repository.ts'

describe.each(databases)('search on $name (SRCH-08)', (kind) => {
  let server: TestServer
  let explorerId: number
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    explorerId = (await explorerOf(await server.as('maren.thiessen'), alpenquell)).id
    await add('filelink', ['Haus am See.pdf', 'Möbelhaus Katalog.pdf', 'Baumhäuser.docx'])
    await add('filelink', ['Straßenfest Plan.pdf', 'Große Straße.txt', 'Crème brûlée – Rezept.md'])
  })
  afterAll(() => server?.stop())

  /** Components beside the story, seen by the groups that see the place they are put into. */
  const add = async (type: string, names: readonly string[], parentId = explorerId) => {
    const rows = await rowsOf<{ id: number }>(
      server,
      sql`insert into components (application_id, parent_id, type, display_name, name_key)
          select ${alpenquell}::int, ${parentId}::int, ${type}, name, lower(name)
          from unnest(${names}::text[]) as name returning id`,
    )
    await rowsOf(
      server,
      sql`insert into component_groups (application_id, component_id, user_group_id)
          select g.application_id, id, g.user_group_id
          from unnest(${rows.map(({ id }) => id)}::int[]) as id
          join component_groups g
            on g.application_id = ${alpenquell} and g.component_id = ${parentId}`,
    )
    return rows.map(({ id }) => id)
  }

  const find = async (
    login: string,
    query: string,
    more: { pageId?: number; count?: number } = {},
    applicationId = alpenquell,
  ) =>
    (await server.as(login)).call(componentSearch.find, {
      params: { applicationId },
      query: { query, ...more },
    })
  const found = async (login: string, query: string, more = {}) =>
    namesOf((await find(login, query, { count: 200, ...more })).body)

  test.each([
    ['Häuser', ['Baumhäuser.docx', 'Haus am See.pdf']],
    ['häuser', ['Baumhäuser.docx', 'Haus am See.pdf']],
    ['Haeuser', ['Baumhäuser.docx', 'Haus am See.pdf']],
    ['haus', ['Baumhäuser.docx', 'Haus am See.pdf', 'Möbelhaus Katalog.pdf']],
    ['moebel', ['Möbelhaus Katalog.pdf']],
    ['Strasse', ['Große Straße.txt', 'Straßenfest Plan.pdf']],
    ['STRASSEN', ['Große Straße.txt', 'Straßenfest Plan.pdf']],
    ['creme brulee', ['Crème brûlée – Rezept.md']],
    ['brûl', ['Crème brûlée – Rezept.md']],
    ['see haus', ['Haus am See.pdf']],
    ['am-see', ['Haus am See.pdf']],
    ['haus strasse', []],
    ['%%', []],
    ['_ %', []],
    ['„–“', []],
  ])(
    '%s finds %j: word forms, umlauts, parts of words (API-33, SRCH-08, T-96)',
    async (query, names) => {
      expect(await found('sabine.moser', query)).toEqual(names)
    },
  )

  test('a description is searched as well', async () => {
    const [id] = await add('filelink', ['Ohne sprechenden Namen.bin'])
    await rowsOf(
      server,
      sql`update components set description = 'Frühstücksbüffet im Zelt' where id = ${id}`,
    )
    expect(await found('sabine.moser', 'fruhstuck zelt')).toEqual(['Ohne sprechenden Namen.bin'])
  })

  test('campaigns and direct orders come first, then names in German order, six of them (SRCH-02, CONST-09)', async () => {
    await add('filelink', ['Wortschatz Zander', 'Wortschatz Öl', 'Wortschatz Ofen', 'Wortschatz'])
    await add('kpi', ['Wortschatz Äpfel', 'Wortschatz Azur'])
    await add('campaign', ['Wortschatz Ypsilon'])
    await add('directorder', ['Wortschatz Xaver'])
    const { body } = await find('sabine.moser', 'wortschatz')
    expect(namesOf(body)).toEqual([
      'Wortschatz Xaver',
      'Wortschatz Ypsilon',
      'Wortschatz',
      'Wortschatz Äpfel',
      'Wortschatz Azur',
      'Wortschatz Ofen',
    ])
    const all = await found('sabine.moser', 'wortschatz')
    expect(all.slice(5)).toEqual(['Wortschatz Ofen', 'Wortschatz Öl', 'Wortschatz Zander'])
  })

  test('an item comes as the caller may know it (API-33, ENT-10, T-03)', async () => {
    const sabine = await server.as('sabine.moser')
    // What is new stands in its folder only (T-75).
    const { news, ...own } = await entryAt(sabine, alpenquell, 'Kreation', 'Plakatmotive')
    const { body } = await find('sabine.moser', 'plakatmotive')
    expect(news).toBe('added')
    expect(body).toEqual([own])
    const staff = await find('aylin.kaya', 'plakatmotive')
    expect(staff.body[0]!.userGroupIds).not.toBeNull()
  })

  test('only one page is searched where that is asked for (SRCH-03)', async () => {
    const { body } = await (
      await server.as('sabine.moser')
    ).call(pages.list, {
      params: { applicationId: alpenquell },
    })
    const page = body.find(({ url }) => url === '/files')
    const [root] = await rowsOf<{ id: number }>(
      server,
      sql`with page as (
            insert into pages (application_id, display_name, url, position)
            values (${alpenquell}, 'Suchseite', '/suchseite', 900) returning id
          )
          insert into components (application_id, page_id, type, display_name, name_key)
          select ${alpenquell}::int, id, 'timeline', 'Seitenwort im Verlauf', 'x' from page
          returning id`,
    )
    await rowsOf(
      server,
      sql`insert into component_groups select application_id, ${root!.id}, user_group_id
          from component_groups where component_id = ${explorerId}`,
    )
    await add('filelink', ['Seitenwort im Ordner.txt'])
    const at = (pageId?: number) =>
      found('sabine.moser', 'seitenwort', pageId === undefined ? {} : { pageId })
    const [other] = await rowsOf<{ id: number }>(server, sql`select max(id) as id from pages`)
    expect(await at()).toEqual(['Seitenwort im Ordner.txt', 'Seitenwort im Verlauf'])
    expect(await at(page!.id)).toEqual(['Seitenwort im Ordner.txt'])
    expect(await at(other!.id)).toEqual(['Seitenwort im Verlauf'])
    expect(await at(987_654)).toEqual([])
  })

  test('what lies in a folder that is hidden from the caller is not found (PERM-13, T-96)', async () => {
    expect(await found('sabine.moser', 'Vorstandsvorlage')).toHaveLength(1)
    expect(await found('aylin.kaya', 'Vorstandsvorlage')).toHaveLength(1)
    expect(await found('korbinian.huber', 'Vorstandsvorlage')).toEqual([])
    // Even where the file itself is open to the caller's group: the folder above is not.
    const secret = await entryAt(await server.as('sabine.moser'), alpenquell, 'Geschäftsleitung')
    const [id] = await add('filelink', ['Durchgesteckt.txt'], secret.id)
    await rowsOf(
      server,
      sql`insert into component_groups (application_id, component_id, user_group_id)
          select g.application_id, ${id}::int, g.user_group_id from component_groups g
          where g.application_id = ${alpenquell} and g.component_id = ${explorerId}
          on conflict do nothing`,
    )
    expect(await found('korbinian.huber', 'durchgesteckt')).toEqual([])
    expect(await found('sabine.moser', 'durchgesteckt')).toEqual(['Durchgesteckt.txt'])
    expect(await found('maren.thiessen', 'durchgesteckt')).toEqual(['Durchgesteckt.txt'])
  })

  test('what is deleted is not found, nor what lies in it, and comes back with it (T-08)', async () => {
    const [folder] = await add('directory', ['Papierkorbprobe'])
    await add('filelink', ['Papierkorbprobe innen.txt'], folder)
    const maren = await server.as('maren.thiessen')
    const at = { params: { applicationId: alpenquell, componentId: folder! } }
    expect(await found('maren.thiessen', 'papierkorbprobe')).toHaveLength(2)
    await maren.call(components.remove, at)
    expect(await found('maren.thiessen', 'papierkorbprobe')).toEqual([])
    await maren.call(components.restore, at)
    expect(await found('maren.thiessen', 'papierkorbprobe')).toHaveLength(2)
  })

  test('another tenant is never searched, and not there for who is not in it (PERM-19)', async () => {
    expect(await found('maren.thiessen', 'Keyword List')).toEqual([])
    const there = await find('maren.thiessen', 'Keyword List', {}, voltrad)
    expect(namesOf(there.body)).toEqual(['Keyword List.csv'])
    expect((await find('sabine.moser', 'Keyword List', {}, voltrad)).status).toBe(404)
  })

  test('what is no search is named by field (SRCH-01, ERR-16)', async () => {
    const sabine = await server.as('sabine.moser')
    const ask = async (query: string) => {
      const response = await sabine.fetch(`/api/v1.0/components/${alpenquell}/search?${query}`)
      const { errors } = (await response.json()) as { errors?: object }
      return [response.status, Object.keys(errors ?? {})]
    }
    expect(await ask('query=a')).toEqual([400, ['query']])
    expect(await ask('query=%20a%20')).toEqual([400, ['query']])
    expect(await ask('')).toEqual([400, ['query']])
    expect(await ask('query=ab&count=0')).toEqual([400, ['count']])
    expect(await ask('query=ab&count=1000')).toEqual([400, ['count']])
    expect(await ask('query=ab&pageId=x')).toEqual([400, ['pageId']])
  })

  describe('among many', () => {
    beforeAll(async () => {
      const [folder] = await add('directory', ['Großes Archiv'])
      await add(
        'filelink',
        Array.from({ length: 12_000 }, (_, number) => `Beleg ${number} Nordkurier.pdf`),
        folder,
      )
      await add('filelink', ['Nadel im Heuhaufen.pdf'], folder)
      await rowsOf(server, sql`analyze components`)
      await rowsOf(server, sql`analyze component_groups`)
    })

    interface Plan {
      'Node Type': string
      'Relation Name'?: string
      'Index Name'?: string
      Plans?: Plan[]
    }
    const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
    const planOf = async (login: string, words: string[]) => {
      const actor = await server.deps.users.actorOf(
        await server.deps.authenticator.verify(await server.tokenOf(login)),
      )
      const groupIds = await server.deps.users.groupIdsOf(actor, alpenquell)
      const access = accessFrom(
        actor,
        alpenquell,
        groupIds.map((userGroupId) => ({ userGroupId, type: 30, seesAll: false })),
      )
      const statement = searchStatement(access, { words, count: 6 })
      const [row] = await server.deps.database.tenant(alpenquell, (tx) =>
        tx.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(sql`explain (format json) ${statement}`),
      )
      return nodesOf(row!['QUERY PLAN'][0]!.Plan)
    }

    test.each([
      ['korbinian.huber', ['heuhaufen']],
      ['maren.thiessen', ['heuhaufen']],
      ['korbinian.huber', ['nadel', 'heuhaufen']],
      ['korbinian.huber', ['na']],
      ['maren.thiessen', ['hauser']],
    ])('for %s an index finds %j, and no large table is read through', async (login, words) => {
      const nodes = await planOf(login, words)
      const indexes = nodes.map((node) => node['Index Name'])
      expect(indexes).toContain('components_search_parts')
      expect(indexes).toContain('components_search_words')
      const readThrough = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
      expect(readThrough.map((node) => node['Relation Name'])).not.toContain('components')
      expect(readThrough.map((node) => node['Relation Name'])).not.toContain('component_groups')
    })

    test('the one that is meant is found (API-33)', async () => {
      expect(await found('korbinian.huber', 'nadel heuhaufen')).toEqual(['Nadel im Heuhaufen.pdf'])
      expect(namesOf((await find('korbinian.huber', 'Beleg Nordkurier')).body)).toHaveLength(6)
    })

    test('a search takes the same number of statements, however much there is (API-33)', async () => {
      const count = async (query: string) =>
        (await server.database.queriesOf(() => find('korbinian.huber', query))).length
      expect(await count('Nordkurier')).toBe(await count('Heuhaufen'))
    })
  })
})
