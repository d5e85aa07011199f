// What the server adds to its queries: each call beside a bare Fastify route on the same pool.
import { join } from 'node:path'
import { dim, say } from '../../tools/lib/say.mjs'
import { postgres } from '../../tools/lib/postgres.mjs'
import { root } from '../../tools/lib/setup.mjs'
import { writeResults } from '../lib/results.mjs'
import { median, short, table } from '../lib/stats.mjs'
import { startSubject } from '../lib/subject.mjs'
import { measureLessons } from './lessons.mjs'
import { load } from './load.mjs'

/** Starts the server with demo data of a size, and the bare one beside it. */
async function start(size, database) {
  const { told, stop } = await startSubject(join(root, 'bench/server/subject.ts'), {
    args: [size],
    env: { TEST_DATABASE_URL: database.url },
  })
  return { ...told, stop, memory: async () => (await fetch(`${told.bareUrl}/memory`)).json() }
}

const middle = (samples, key) => median(samples.map((sample) => sample[key]))

/** Measures, and says what it found. `--seconds` of each sample, `--rounds`, `--minute` of mixed load; `--only=lessons`: those alone. */
export async function run(options = {}) {
  const seconds = Number(options.seconds || 5)
  const rounds = Number(options.rounds || 3)
  const minute = Number(options.minute || 60)
  const database = await postgres()
  if (!database) throw new Error('There is no PostgreSQL here.')
  const asked = { seconds, rounds }
  if (options.only === 'lessons') {
    try {
      return void writeResults('server-lessons', await measureLessons(database, asked))
    } finally {
      await database.stop()
    }
  }
  try {
    const small = await start('small', database)
    const p95Small = {}
    for (const [name, requests] of Object.entries(small.cases.atrium)) {
      await load(requests, { mark: small.mark, seconds: 1 })
      p95Small[name] = (await load(requests, { mark: small.mark, seconds })).p95
    }
    await small.stop()

    const large = await start('large', database)
    say(dim(`  large: filled and served after ${large.seconds} s`))
    const before = await large.memory()
    const rows = {}
    for (const name of Object.keys(large.cases.atrium)) {
      const samples = { atrium: [], bare: [] }
      for (let round = 0; round <= rounds; round++) {
        const sides = round % 2 ? ['bare', 'atrium'] : ['atrium', 'bare']
        for (const side of sides) {
          const asked = { mark: large.mark, seconds: round === 0 ? 1 : seconds }
          const sample = await load(large.cases[side][name], asked)
          // The first round warms both up.
          if (round > 0) samples[side].push(sample)
        }
      }
      const [p95, rowsGrew] = [middle(samples.atrium, 'p95'), large.rows[name] / small.rows[name]]
      rows[name] = {
        rows: large.rows[name],
        statements: large.statements[name],
        atrium: middle(samples.atrium, 'perSecond'),
        bare: middle(samples.bare, 'perSecond'),
        ratio: middle(samples.atrium, 'perSecond') / middle(samples.bare, 'perSecond'),
        p95,
        p95Bare: middle(samples.bare, 'p95'),
        p95Small: p95Small[name],
        rowsSmall: small.rows[name],
        p95Grew: p95 / p95Small[name],
        rowsGrew,
      }
    }
    const { list, search, children } = large.cases.atrium
    const mixed = [...search, ...children, ...list]
    await load(mixed, { mark: large.mark, seconds: minute })
    const after = await large.memory()
    await large.stop()

    const head = ['50 clients, large', 'rows', 'per second', 'bare', 'ratio', 'p95 ms', 'bare', 'small', 'p95 ×', 'rows ×'] // prettier-ignore
    const lines = Object.entries(rows).map(([name, row]) => [
      name,
      String(row.rows),
      ...[row.atrium, row.bare].map(short),
      row.ratio.toFixed(2),
      ...[row.p95, row.p95Bare, row.p95Small, row.p95Grew, row.rowsGrew].map(short),
    ])
    for (const line of table(head, lines)) say(line)
    const MB = (bytes) => Math.round(bytes / 1024 / 1024)
    say(
      `memory: ${MB(before.rss)} MB before, ${MB(after.rss)} MB after ${minute} s of list, search and children; ` +
        `heap ${MB(before.heapUsed)} MB, then ${MB(after.heapUsed)} MB`,
    )
    writeResults('server', {
      conditions: { clients: 50, seconds, rounds, minute, filledAfterSeconds: large.seconds },
      rows,
      memory: { before, after },
      lessons: await measureLessons(database, asked),
    })
  } finally {
    await database.stop()
  }
}
