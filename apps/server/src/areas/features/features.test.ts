import { features, reservedSlugs } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { rowsOf } from '../testing.ts'
import { featureCatalogue } from './index.ts'

describe.each(databases)('features on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  test('are listed with id, key, name and description in the caller’s language (API-06, ENT-19)', async () => {
    const api = await server.as('maren.thiessen')
    const { status, body } = await api.call(features.list)
    expect(status).toBe(200)
    expect(body[0]).toEqual({
      id: 1,
      key: 'FILES',
      displayName: 'Dateien',
      description: 'Eine Seite, auf der Agentur und Kunde Ordner und Dateien teilen.',
    })
    const english = await api.call(features.list, {}, { 'accept-language': 'en' })
    expect(english.body[1]?.displayName).toBe('Comments')
    for (const field of ['id', 'key', 'displayName'] as const) {
      expect(new Set(body.map((feature) => feature[field])).size).toBe(body.length)
    }
  })

  test('each brings a page or turns on a feature switch that exists', async () => {
    const rows = await rowsOf<{ key: string }>(
      server,
      sql`select key from configuration_definitions where is_feature_switch`,
    )
    const switches = rows.map(({ key }) => key)
    for (const { key, page, turnsOn } of featureCatalogue) {
      expect([key, !!page || switches.includes(turnsOn!)]).toEqual([key, true])
      expect(reservedSlugs.has(page?.slug ?? '')).toBe(false)
    }
  })
})
