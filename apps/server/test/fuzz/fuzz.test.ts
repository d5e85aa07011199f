import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../harness.ts'
import type { TestServer } from '../harness.ts'
import { fuzz } from './fuzz.ts'

/** `npm run fuzz` sends many more, from a seed of its own. */
const count = Number(process.env.FUZZ_REQUESTS ?? 2_000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

describe.each(databases)('requests made from the contract, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', withOffice: true })
  })
  afterAll(() => server?.stop())

  test(
    'none breaks the server: every refusal says what is wrong, and nothing of the inside (ERR-16)',
    { timeout: 60_000 + count * 200 },
    async () => {
      const share = Math.ceil(count / databases.length)
      const { requests, valid, successes, statuses, findings } = await fuzz(server, {
        count: share,
        seed,
      })
      const fewest = Math.min(...Object.values(successes))
      console.info(
        `${requests} requests (seed ${seed}), ${Math.round((valid / requests) * 100)} % valid, ` +
          `each call succeeded ${fewest} times or more; by status: ${JSON.stringify(statuses)}`,
      )
      expect(findings.join('\n\n')).toBe('')
      expect(valid / requests).toBeGreaterThanOrEqual(0.4)
      // 100 of each call in 100,000 requests, and as large a share in fewer.
      const wanted = Math.max(1, Math.min(100, Math.floor(share / 1_000)))
      const rare = Object.entries(successes).filter(([, number]) => number < wanted)
      expect(rare).toEqual([])
    },
  )
})
