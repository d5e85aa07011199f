import { componentSearch } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from './harness.ts'
import type { TestServer } from './harness.ts'

const applicationId = 101

describe.each(databases)('searches on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', settings: { SEARCHES_PER_MINUTE: '5' } })
  })
  afterAll(() => server?.stop())

  test('who searches too often is told when to go on; others are not affected', async () => {
    const search = async (login: string) =>
      (await server.as(login)).call(componentSearch.find, {
        params: { applicationId },
        query: { query: 'Briefing' },
      })
    const answers = await Promise.all(Array.from({ length: 8 }, () => search('aylin.kaya')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(refused).toHaveLength(3)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused[0]!.problem).toMatchObject({ code: 'too-many-requests', status: 429 })
    expect((await search('sabine.moser')).status).toBe(200)
  })
})
