import { analytics } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { createLog } from '../../platform/log.ts'

describe.each(databases)('what is used, on $name', (kind) => {
  let server: TestServer
  let lines: string[] = []
  beforeAll(async () => {
    const log = createLog('info', { write: (line) => void lines.push(line) })
    server = await startServer({ kind, demo: 'small', log })
  })
  afterAll(() => server?.stop())

  const at = '2027-04-01T08:00:00.000Z'

  test('stands in the log by name and moment, without who it was (AUTH-04)', async () => {
    lines = []
    const api = await server.as('sabine.moser')
    expect((await api.call(analytics.track, { body: { name: 'Logout', at } })).status).toBe(204)
    const [line, ...more] = lines.filter((text) => text.includes('Logout'))
    expect(more).toEqual([])
    expect(JSON.parse(line!)).toMatchObject({ event: 'Logout', at })
    expect(line).not.toMatch(/sabine|moser|userId/i)
  })

  test('a name is a word, so that nothing personal gets in', async () => {
    const api = await server.as('sabine.moser')
    for (const name of ['', 'sabine.moser@alpenquell.example', 'a'.repeat(51)]) {
      const { status, problem } = await api.call(analytics.track, { body: { name, at } })
      expect([status, Object.keys(problem.errors!)]).toEqual([400, ['name']])
    }
  })
})
