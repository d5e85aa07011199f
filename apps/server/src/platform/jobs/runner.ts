import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.types.ts'
import { createWait } from '../wait.ts'
import type { JobKind } from './job-kinds.ts'
import * as rows from './jobs.repository.ts'
import type { JobRow } from './jobs.repository.ts'

export interface RunnerDependencies {
  database: Database
  clock: Clock
  log: FastifyBaseLogger
  /** Told of every job that ended. */
  onEnd?(kind: string, outcome: 'done' | 'failed' | 'given-up', seconds: number): void
}

export interface JobRunner {
  /** Takes no more jobs and lets running ones end; those that do not within the time are let go of. */
  stop(withinMs: number): Promise<void>
}

/** Jobs that one process works on at the same moment. */
const atOnce = 4
/** NOTIFY may get lost. */
const pollMs = 15_000
/** Wait before the next attempt while the database does not answer. */
const databaseRetryMs = 1_000
/** Further attempts are made for about two days. */
const maxAttempts = 20
const firstRetryMs = 5_000
const longestRetryMs = 6 * 3_600_000
/** For what a job does when it is told to stop. */
const graceMs = 1_000

/** 5 s, 10 s, 20 s … up to six hours. */
const retryMs = (attempt: number) => Math.min(firstRetryMs * 2 ** (attempt - 1), longestRetryMs)

/** Puts a job that failed back, or gives it up after its last attempt. */
async function failed(
  { database, clock, log }: RunnerDependencies,
  { kind, row, held }: { kind: JobKind; row: JobRow; held: rows.JobLease },
  error: unknown,
) {
  if (error instanceof TakenOver) {
    log.warn({ job: kind.name, id: row.id }, 'A job was taken over by another process')
    return 'failed'
  }
  const text = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const isLast = row.attempts >= maxAttempts
  log.error({ err: error, job: kind.name, id: row.id, attempt: row.attempts }, 'A job failed')
  const retry = new Date(clock.now().getTime() + retryMs(row.attempts))
  const next = kind.next?.(clock.now())
  await database.system((tx) => {
    if (isLast && !next) return rows.failJob(tx, held, text)
    // A recurring job gives up on this time only, and begins anew at the next.
    const isNextTime = next && (isLast || next < retry)
    return rows.rescheduleJob(tx, held, {
      runAt: isNextTime ? next : retry,
      attempts: isNextTime ? 0 : row.attempts,
      error: text,
    })
  })
  return isLast && !next ? 'given-up' : 'failed'
}

/**
 * Works on the jobs of these kinds; jobs of a kind that is not among them wait for a process that
 * knows it. Any number of processes share the jobs.
 */
export function startJobs(kinds: readonly JobKind[], deps: RunnerDependencies): JobRunner {
  const { database, clock, log } = deps
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  const names = [...byName.keys()]
  const running = new Map<Promise<void>, AbortController>()
  const wait = createWait()
  const stopping = new AbortController()
  const working = work()

  async function work() {
    const stopListening = await begin()
    while (!stopping.signal.aborted) {
      try {
        const free = atOnce - running.size
        const found = free > 0 ? await takeSome(free) : []
        found.forEach(start)
        if (stopping.signal.aborted || (found.length > 0 && found.length === free)) continue
        await wait.for(free > 0 ? await untilNext() : pollMs)
      } catch (error) {
        log.error({ err: error }, 'Jobs could not be read')
        await wait.for(databaseRetryMs)
      }
    }
    await stopListening?.()
  }

  /** Tries until the database answers: without it, recurring jobs would be missing until the next start. */
  async function begin() {
    while (!stopping.signal.aborted) {
      try {
        await database.system((tx) =>
          rows.enqueue(
            tx,
            ...kinds
              .filter((kind) => kind.next)
              .map(({ name }) => ({ kind: name, key: 'recurring', runAt: firstTime() })),
          ),
        )
        return await database.listen(rows.channel, wait.wake)
      } catch (error) {
        log.error({ err: error }, 'Jobs could not be read')
        await wait.for(databaseRetryMs)
      }
    }
    return undefined
  }

  /** Not in the middle of the start. */
  const firstTime = () => new Date(clock.now().getTime() + 2_000)

  const takeSome = (limit: number) => {
    const by = randomUUID()
    return database
      .system((tx) => rows.leaseDueJobs(tx, { kinds: names, now: clock.now(), limit, by }))
      .then((found) => found.map((row) => ({ row, by })))
  }

  async function untilNext() {
    const next = await database.system((tx) =>
      rows.msUntilNextJob(tx, { kinds: names, now: clock.now() }),
    )
    return Math.min(pollMs, Math.max(10, next ?? pollMs))
  }

  function start({ row, by }: { row: JobRow; by: string }) {
    const abort = new AbortController()
    const task = perform(row, { id: row.id, by }, abort).finally(() => {
      running.delete(task)
      wait.wake()
    })
    running.set(task, abort)
  }

  async function perform(row: JobRow, held: rows.JobLease, abort: AbortController) {
    const kind = byName.get(row.kind)!
    const began = performance.now()
    let isEnded = false
    const complete = async (tx: Transaction) => {
      if (!(await end(tx, kind, held))) throw new TakenOver()
      isEnded = true
    }
    const renewal = setInterval(() => void renew(held, abort), (rows.leaseSeconds * 1000) / 3)
    let outcome: 'done' | 'failed' | 'given-up' = 'done'
    try {
      const isLastAttempt = !kind.next && row.attempts >= maxAttempts
      const job = { attempt: row.attempts, isLastAttempt, signal: abort.signal, complete }
      await kind.run(row.payload, job)
      if (!isEnded) await database.system(complete)
    } catch (error) {
      outcome = await failed(deps, { kind, row, held }, error).catch((reason: unknown) => {
        log.error({ err: reason, job: kind.name }, 'A job could not be put back')
        return 'failed' as const
      })
    } finally {
      clearInterval(renewal)
      deps.onEnd?.(kind.name, outcome, (performance.now() - began) / 1000)
    }
  }

  const end = (tx: Transaction, kind: JobKind, held: rows.JobLease) =>
    kind.next
      ? rows.rescheduleJob(tx, held, { runAt: kind.next(clock.now()), attempts: 0 })
      : rows.deleteJob(tx, held)

  async function renew(held: rows.JobLease, abort: AbortController) {
    try {
      if (!(await database.system((tx) => rows.renewLease(tx, held)))) abort.abort(new TakenOver())
    } catch (error) {
      log.error({ err: error }, 'A job could not be held on to')
    }
  }

  return {
    async stop(withinMs) {
      stopping.abort()
      wait.wake()
      await working
      const overdue = setTimeout(() => {
        for (const abort of running.values()) abort.abort(new Error('The server stops.'))
      }, withinMs)
      const ended = Promise.all(running.keys())
      await Promise.race([ended, pause(withinMs + graceMs, undefined, { ref: false })])
      clearTimeout(overdue)
    },
  }
}

class TakenOver extends Error {
  constructor() {
    super('Another process took the job over.')
  }
}
