import { calls } from '@atrium/api-client/contract'
import { describe, expect, test } from 'vitest'
import { databases, startServer } from '../harness.ts'
import { fuzz, type FuzzResult } from './fuzz.ts'

/** Seven for each call, however many there are; `npm run fuzz` sends many more, from a seed of its own. */
const built = calls.filter(({ planned }) => !planned).length
const count = Number(process.env.FUZZ_REQUESTS ?? 7 * built)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)

/** So many go to one server: what thousands have left behind makes each further one slower. */
const ROUND = 5_000

describe.each(databases)('requests made from the contract, on $name', (kind) => {
  test(
    'none breaks the server: every refusal says what is wrong, and nothing of the inside (ERR-16)',
    { timeout: 60_000 + count * 200 },
    async () => {
      const all: FuzzResult = { requests: 0, valid: 0, successes: {}, statuses: {}, findings: [] }
      for (let round = 0; round * ROUND < count; round++) {
        const server = await startServer({ kind, demo: 'small', withOffice: true })
        const options = { count: Math.min(ROUND, count - round * ROUND), seed: seed + round }
        await fuzz(server, options)
          .then((result) => addTo(all, result))
          .finally(() => server.stop())
        const fewest = Math.min(...Object.values(all.successes))
        console.info(
          `${all.requests} requests (seed ${seed}), ${Math.round((all.valid / all.requests) * 100)} % valid, ` +
            `each call succeeded ${fewest} times or more; by status: ${JSON.stringify(all.statuses)}`,
        )
      }
      expect(all.findings.join('\n\n')).toBe('')
      expect(all.valid / all.requests).toBeGreaterThanOrEqual(0.4)
      // A quarter of those of each call, however many calls there are; a hundred are enough.
      const wanted = Math.max(1, Math.min(100, Math.floor(count / built / 4)))
      const rare = Object.entries(all.successes).filter(([, number]) => number < wanted)
      expect(rare).toEqual([])
    },
  )
})

function addTo(all: FuzzResult, { requests, valid, successes, statuses, findings }: FuzzResult) {
  all.requests += requests
  all.valid += valid
  all.findings.push(...findings)
  for (const [call, number] of Object.entries(successes))
    all.successes[call] = (all.successes[call] ?? 0) + number
  for (const [status, number] of Object.entries(statuses))
    all.statuses[Number(status)] = (all.statuses[Number(status)] ?? 0) + number
}
