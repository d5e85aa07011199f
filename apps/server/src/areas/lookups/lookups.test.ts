import { lookups } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, wohnwerk } from '../testing.ts'

describe.each(databases)('lookup values on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const values = async (login: string, path: string) =>
    (await server.as(login)).call(lookups.values, { params: { path } })

  test('come from the path that a field names, each with id, type and name (API-43, ENT-23)', async () => {
    const { status, body } = await values('korbinian.huber', 'lookups/mediatypes')
    expect(status).toBe(200)
    expect(body).toHaveLength(17)
    expect(body[0]).toEqual({ id: 1, type: 'mediatype', displayName: 'Digital' })
    const pages = await values('korbinian.huber', `lookups/${alpenquell}/pages`)
    expect(pages.body[0]).toMatchObject({ type: 'page', displayName: 'Kampagnen' })
  })

  test('people are those who are active in the application, by name', async () => {
    const { body } = await values('sabine.moser', `lookups/${alpenquell}/users`)
    const names = body.map(({ displayName }) => displayName)
    expect(names).toContain('Korbinian Huber')
    expect(names).not.toContain('Inga Dahl')
    expect(names).not.toContain('Andreas Lindner')
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
    expect(new Set(body.map(({ type }) => type))).toEqual(new Set(['user']))
  })

  test.each([
    ['maren.thiessen', 200],
    ['sabine.moser', 200],
    ['korbinian.huber', 403],
    ['lea.scholz', 403],
  ])('%s asks for groups: %i (ADM-09)', async (login, expected) => {
    expect((await values(login, `lookups/${alpenquell}/groups`)).status).toBe(expected)
  })

  test.each([
    `lookups/${alpenquell}/secrets`,
    `lookups/${alpenquell}/constructor`,
    `lookups/${alpenquell}`,
    'lookups',
    'nothing/here',
    `lookups/${wohnwerk}/users`,
    `lookups/${wohnwerk}/groups`,
    `lookups/${wohnwerk}/pages`,
    'lookups/4711/users',
  ])('%s is not found (API-43, PERM-19)', async (path) => {
    expect((await values('korbinian.huber', path)).status).toBe(404)
  })

  test.each(['lookups/../groups', '%2e%2e/users', 'lookups//users', 'lookups/a.b', 'http://a.b/c'])(
    'an address is a path below the base: %s is not (API-43)',
    async (path) => {
      const api = await server.as('maren.thiessen')
      expect((await api.fetch(`/api/v1.0/${path}`)).status).toBe(404)
    },
  )

  test('a call that exists goes first', async () => {
    const api = await server.as('korbinian.huber')
    const response = await api.fetch('/api/v1.0/mediaTypes')
    expect(((await response.json()) as object[])[0]).toHaveProperty('icon')
  })
})
