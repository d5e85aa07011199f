import { pino } from 'pino'
import sql from 'sql-template-tag'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { databases } from '../../../test/databases.ts'
import type { TestDatabase } from '../../../test/databases.ts'
import { countJobs, enqueue, repeatAfter, startJobs, type JobKind } from './index.ts'
import { leaseSeconds } from './jobs.repository.ts'
import type { JobRunner } from './runner.ts'

interface Row {
  kind: string
  attempts: number
  last_error: string | null
  failed_at: Date | null
  run_at: Date
  locked_until: Date | null
}

describe.each(databases)('jobs on $name', (kind) => {
  let db: TestDatabase
  let now: Date
  const runners: JobRunner[] = []

  beforeAll(async () => {
    db = await kind.open()
  })
  afterAll(() => db?.drop())
  beforeEach(() => {
    now = new Date('2027-04-01T08:00:00Z')
  })
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop(0)))
    await db.database.system((tx) => tx.query(sql`delete from jobs`))
  })

  function run(...kinds: JobKind[]) {
    const log = pino({ level: 'silent' })
    const runner = startJobs(kinds, { database: db.database, clock: { now: () => now }, log })
    runners.push(runner)
    return runner
  }
  const add = (...jobs: Parameters<typeof enqueue>[1][]) =>
    db.database.system((tx) => enqueue(tx, ...jobs))
  const rows = () => db.database.system((tx) => tx.query<Row>(sql`select * from jobs order by id`))
  /** Wakes the runners as if something were new. */
  const wake = () => db.database.system((tx) => tx.query(sql`select pg_notify('atrium_jobs', '')`))
  /** Nobody holds a job any more, as after the death of a process. */
  const letGo = async () => {
    await db.database.system((tx) => tx.query(sql`update jobs set locked_until = now()`))
    await wake()
  }

  test('are done once, by whichever process is first', async () => {
    const done: number[] = []
    const work = (): JobKind => ({
      name: 'count',
      run: async ({ number }: { number: number }) => done.push(number),
    })
    run(work())
    run(work())
    const numbers = Array.from({ length: 50 }, (_, number) => number)
    await add(...numbers.map((number) => ({ kind: 'count', payload: { number } })))
    await expect.poll(rows).toEqual([])
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers)
  })

  test('are there if and only if the transaction is that adds them', async () => {
    const done: string[] = []
    const failing = db.database.system(async (tx) => {
      await enqueue(tx, { kind: 'note', payload: { text: 'never' } })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await add({ kind: 'note', payload: { text: 'committed' } })
    run({ name: 'note', run: async ({ text }: { text: string }) => done.push(text) })
    await expect.poll(rows).toEqual([])
    expect(done).toEqual(['committed'])
  })

  test('can be added by a tenant’s transaction, which sees none', async () => {
    await db.database.tenant(1, (tx) => enqueue(tx, { kind: 'note' }))
    expect(await rows()).toHaveLength(1)
    const look = db.database.tenant(1, (tx) => tx.query(sql`select * from jobs`))
    await expect(look).rejects.toThrow(/permission denied/)
  })

  test('of one key are one', async () => {
    await add({ kind: 'note', key: 'a' }, { kind: 'note', key: 'b' })
    await add({ kind: 'note', key: 'a' }, { kind: 'other', key: 'a' }, { kind: 'note' })
    expect((await rows()).map((row) => row.kind)).toEqual(['note', 'note', 'other', 'note'])
  })

  test('wait for their time, and for a process that knows their kind', async () => {
    const done: string[] = []
    await add({ kind: 'later', runAt: new Date('2027-04-01T09:00:00Z') }, { kind: 'unknown' })
    run({ name: 'later', run: async () => done.push('later') })
    await add({ kind: 'later' })
    await expect.poll(() => done).toEqual(['later'])
    now = new Date('2027-04-01T09:00:01Z')
    await wake()
    await expect.poll(() => done).toEqual(['later', 'later'])
    await expect.poll(async () => (await rows()).map((row) => row.kind)).toEqual(['unknown'])
  })

  test('are tried again, later and later, and after the last attempt kept to be looked at', async () => {
    let attempts = 0
    const broken: JobKind = {
      name: 'broken',
      run: async () => {
        attempts++
        throw new Error('no such host')
      },
    }
    run(broken, { name: 'probe', run: async () => undefined })
    await add({ kind: 'broken' })
    const waits: number[] = []
    for (let attempt = 1; attempt < 20; attempt++) {
      await expect
        .poll(async () => (await rows())[0])
        .toMatchObject({
          attempts: attempt,
          last_error: 'no such host',
          failed_at: null,
          // Put back: while it is held, the error is still the one before.
          locked_by: null,
        })
      const [row] = await rows()
      waits.push((row!.run_at.getTime() - now.getTime()) / 1000)
      now = row!.run_at
      await wake()
    }
    await expect.poll(async () => (await rows())[0]!.failed_at).not.toBeNull()
    expect(waits.slice(0, 4)).toEqual([5, 10, 20, 40])
    expect(Math.max(...waits)).toBe(6 * 3600)
    expect(waits.reduce((sum, wait) => sum + wait) / 86_400).toBeGreaterThan(1.9)
    now = new Date('2028-01-01T00:00:00Z')
    await add({ kind: 'probe' })
    await expect.poll(rows).toHaveLength(1)
    expect(attempts).toBe(20)
  })

  test('of a process that died are finished by another, and what the dead one does then is void', async () => {
    const gate = Promise.withResolvers<void>()
    const started = Promise.withResolvers<AbortSignal>()
    const refused = Promise.withResolvers<unknown>()
    const done: string[] = []
    const first = run({
      name: 'slow',
      run: async (_payload, job) => {
        started.resolve(job.signal)
        await gate.promise
        await db.database
          .system(async (tx) => {
            await job.complete(tx)
            done.push('first')
          })
          .catch(refused.resolve)
      },
    })
    await add({ kind: 'slow' })
    await started.promise
    // The dead take nothing.
    const stopped = first.stop(60_000)
    run({ name: 'slow', run: async () => done.push('second') })
    await letGo()
    await expect.poll(() => done).toEqual(['second'])
    await expect.poll(rows).toEqual([])
    gate.resolve()
    expect(String(await refused.promise)).toContain('took the job over')
    await stopped
    expect(done).toEqual(['second'])
  })

  test('are counted by kind and by what becomes of them', async () => {
    await add(
      { kind: 'mail' },
      { kind: 'mail' },
      { kind: 'mail', runAt: new Date('2100-01-01T00:00:00Z') },
      { kind: 'report' },
    )
    await db.database.system((tx) =>
      tx.query(sql`update jobs set failed_at = now() where kind = 'report'`),
    )
    const counts = await db.database.system(countJobs)
    expect(counts.map(({ kind, state, count }) => `${kind} ${state} ${count}`).toSorted()).toEqual([
      'mail due 2',
      'mail later 1',
      'report failed 1',
    ])
  })

  test('that take long are held on to, so that no other process takes them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const gate = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    run({
      name: 'long',
      run: () => {
        started.resolve()
        return gate.promise
      },
    })
    await add({ kind: 'long' })
    await started.promise
    await db.database.system((tx) =>
      tx.query(sql`update jobs set locked_until = now() + interval '1 second'`),
    )
    const before = (await rows())[0]!.locked_until!.getTime()
    vi.advanceTimersByTime((leaseSeconds * 1_000) / 3)
    await expect
      .poll(async () => (await rows())[0]!.locked_until!.getTime())
      .toBeGreaterThan(before)
    gate.resolve()
    await expect.poll(rows).toEqual([])
  })

  test('that end inside their transaction are done with it, or not at all', async () => {
    let attempt = 0
    run({
      name: 'atomic',
      run: (_payload, job) =>
        db.database.system(async (tx) => {
          await enqueue(tx, { kind: 'result' })
          await job.complete(tx)
          if (attempt++ === 0) throw new Error('just before the commit')
        }),
    })
    await add({ kind: 'atomic' })
    await expect.poll(async () => (await rows())[0]?.last_error).toBe('just before the commit')
    expect(await rows()).toHaveLength(1)
    now = new Date(now.getTime() + 5_000)
    await wake()
    await expect.poll(async () => (await rows()).map((row) => row.kind)).toEqual(['result'])
  })

  test('that recur are done once in each period, by all processes together, failures or not', async () => {
    const times: string[] = []
    const hourly = (): JobKind => ({
      name: 'hourly',
      next: repeatAfter(3_600_000),
      run: async () => {
        times.push(now.toISOString())
        if (times.length === 2) throw new Error('not this time')
      },
    })
    run(hourly())
    run(hourly())
    await expect.poll(rows).toHaveLength(1)
    const moments = ['08:00:10', '08:30:00', '09:00:11', '09:00:17', '10:00:20']
    const expected = [1, 1, 2, 3, 4]
    for (const [index, time] of moments.entries()) {
      now = new Date(`2027-04-01T${time}Z`)
      await wake()
      await expect.poll(() => times.length).toBe(expected[index])
      await expect
        .poll(async () => (await rows())[0])
        .toMatchObject({ failed_at: null, attempts: index === 2 ? 1 : 0 })
    }
    expect(times).toHaveLength(4)
  })

  test('end before the process does, and are let go of where they do not', async () => {
    const gate = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const patient = run({
      name: 'short',
      run: async () => {
        started.resolve()
        await gate.promise
      },
    })
    await add({ kind: 'short' })
    await started.promise
    const stopped = patient.stop(60_000)
    await add({ kind: 'short' })
    gate.resolve()
    await stopped
    expect(await rows()).toHaveLength(1)

    const signal = Promise.withResolvers<AbortSignal>()
    const impatient = run({
      name: 'endless',
      run: (_payload, job) =>
        new Promise((_resolve, reject) => {
          signal.resolve(job.signal)
          job.signal.addEventListener('abort', () => reject(job.signal.reason as Error))
        }),
    })
    await add({ kind: 'endless' })
    await signal.promise
    await impatient.stop(0)
    const [, endless] = await rows()
    expect(endless).toMatchObject({ last_error: 'The server stops.', locked_until: null })
  })
})
