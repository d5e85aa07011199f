import { pages, posts, timeline } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../test/harness.ts'
import { normalAddress } from '../../areas/links/index.ts'
import { cleanHtml } from '../../areas/posts/posts.html.ts'
import { alpenquell, childrenOf, namesOf, rowsOf, voltrad, wohnwerk } from '../../areas/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ demo: 'small' })
})
afterAll(() => server?.stop())

const moduleOn = async (login: string, applicationId: number, url: string) => {
  const api = await server.as(login)
  const { body } = await api.call(pages.list, { params: { applicationId } })
  return body.find((page) => page.url === url)!.children.map((child) => child.childComponent)
}

test('the story has its collections of links, and addresses as the portal would keep them (API-42)', async () => {
  const links = await rowsOf<{ type: string; url: string | null; storage_key: string | null }>(
    server,
    sql`select c.type, c.url, c.storage_key from components c
        join components parent on parent.application_id = c.application_id and parent.id = c.parent_id
        where parent.type = 'linkcollection'`,
  )
  const count = (type: string) => links.filter((link) => link.type === type).length
  expect([count('reportlink'), count('filelink'), count('pagelink')]).toEqual([6, 8, 9])
  // One file leads nowhere, for the message that says so (SRCH-04).
  const files = links.filter((link) => link.type === 'filelink')
  expect(files.filter((file) => file.storage_key === null)).toHaveLength(1)
  for (const { type, url } of links.filter((link) => link.type !== 'filelink')) {
    const kept = normalAddress(type as 'reportlink' | 'pagelink', url!, server.url)
    expect(kept?.url).toBe(url)
  }
})

test('every tenant has its link collections, and clients read what is in them (ENT-12)', async () => {
  for (const [login, applicationId, general] of [
    ['sabine.moser', alpenquell, 1],
    ['nadine.wolff', wohnwerk, 0],
    ['priya.raman', voltrad, 0],
  ] as const) {
    const collections = await moduleOn(login, applicationId, '/links')
    const types = collections.map((collection) => collection.collectionType)
    expect(types).toEqual(['report', 'file', 'page', ...(general ? ['unknown'] : [])])
    const api = await server.as(login)
    for (const collection of collections) {
      const items = await childrenOf(api, applicationId, collection.id)
      expect([collection.displayName, items.length]).toEqual([
        collection.displayName,
        collection.childCount,
      ])
      expect(items.length).toBeGreaterThan(0)
    }
  }
})

test('posts are read by whom they are for, drafts by who writes them (T-77, PERM-13)', async () => {
  const [collection] = await moduleOn('sabine.moser', alpenquell, '/insights')
  const read = async (login: string) => {
    const { body } = await (
      await server.as(login)
    ).call(posts.list, {
      params: { applicationId: alpenquell },
      query: { parentComponentId: collection!.id },
    })
    return namesOf(body)
  }
  const [draft, ...out] = await read('aylin.kaya')
  expect(draft).toBe('Nachhaltigkeit 2.0: erste Gedanken')
  expect(out).toHaveLength(4)
  expect(await read('sabine.moser')).toEqual(out)
  expect(await read('korbinian.huber')).toEqual(
    out.filter((name) => name !== 'Budgetausblick für das zweite Halbjahr'),
  )
})

test('nine posts, two of them drafts, with HTML that needs no cleaning and reactions of readers', async () => {
  const rows = await rowsOf<{ body: string; published_at: Date | null; reactions: number }>(
    server,
    sql`select p.body, c.published_at,
          (select count(*)::int from component_reactions r
            where r.application_id = c.application_id and r.component_id = c.id) as reactions
        from posts p
        join components c on c.application_id = p.application_id and c.id = p.component_id`,
  )
  expect(rows).toHaveLength(9)
  expect(rows.filter((row) => row.published_at === null)).toHaveLength(2)
  for (const { body, published_at, reactions } of rows) {
    expect(cleanHtml(body)).toBe(body)
    expect(reactions > 0).toBe(published_at !== null)
  }
})

test('the timeline has 23 items: what comes, today, and what was; each leads where the portal would keep it', async () => {
  const [component] = await moduleOn('sabine.moser', alpenquell, '/timeline')
  const sabine = await server.as('sabine.moser')
  const params = { applicationId: alpenquell, componentId: component!.id }
  const { body: overview } = await sabine.call(timeline.overview, { params })
  const { order, ...told } = overview.counts
  expect(order).toBe(0)
  const counts = Object.values(told)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(23)
  expect(Math.min(...counts)).toBeGreaterThan(0)
  const { body: first } = await sabine.call(timeline.list, { params, query: {} })
  const last = first.at(-1)!
  const { body: rest } = await sabine.call(timeline.list, {
    params,
    query: { before: last.date, beforeId: last.id },
  })
  expect([first.length, rest.length]).toEqual([15, 8])
  for (const { url, createdByUser } of [...first, ...rest]) {
    expect(createdByUser).not.toBeNull()
    if (url !== null) expect(normalAddress('reportlink', url, server.url)?.url).toBe(url)
  }
})
