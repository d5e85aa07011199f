import sql from 'sql-template-tag'
import type { Transaction } from '../database/database.types.ts'

/** NOTIFY on this channel says that there is something to do. */
export const channel = 'atrium_jobs'

/** A process that dies lets go of its jobs after this long. */
export const leaseSeconds = 10

export interface NewJob {
  kind: string
  payload?: Readonly<Record<string, unknown>>
  /** Of one kind and key there is only one; absent: any number. */
  key?: string
  /** Not before this moment; absent: at once. */
  runAt?: Date
}

export interface JobRow {
  id: number
  kind: string
  payload: never
  attempts: number
}

/**
 * Adds jobs in the caller's transaction: they are done if and only if it commits. One that is
 * already there by kind and key is not added again. One statement for any number of them.
 */
export async function enqueue(tx: Transaction, ...jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ kind, payload = {}, key, runAt }) => ({
    kind,
    payload,
    key,
    run_at: runAt?.toISOString(),
  }))
  // Without naming what may conflict: a tenant's transaction may add here, but not look.
  await tx.query(sql`
    insert into jobs (kind, payload, key, run_at)
    select kind, payload, coalesce(key, gen_random_uuid()::text), coalesce(run_at, to_timestamp(0))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as job (
      kind text, payload jsonb, key text, run_at timestamptz
    )
    on conflict do nothing`)
  await tx.query(sql`select pg_notify(${channel}, '')`)
}

const until = sql`now() + make_interval(secs => ${leaseSeconds})`

/** Takes jobs that are due, for a while: other processes skip them. */
export const leaseDueJobs = (
  tx: Transaction,
  what: { kinds: readonly string[]; now: Date; limit: number; by: string },
) =>
  tx.query<JobRow>(sql`
    update jobs set
      attempts = attempts + 1,
      locked_by = ${what.by},
      locked_until = ${until}
    where id in (
      select id from jobs
      where failed_at is null and kind = any(${what.kinds}::text[])
        and run_at <= ${what.now}::timestamptz and (locked_until is null or locked_until <= now())
      order by run_at, id limit ${what.limit}
      for update skip locked
    )
    returning id, kind, payload, attempts`)

/** How long until a job of these kinds is due or let go of; null: there is none. */
export async function msUntilNextJob(
  tx: Transaction,
  { kinds, now }: { kinds: readonly string[]; now: Date },
): Promise<number | null> {
  const [row] = await tx.query<{ wait: number | null }>(sql`
    select min(greatest(
      extract(epoch from run_at - ${now}::timestamptz), extract(epoch from locked_until - now())
    ))::float8 * 1000 as wait
    from (
      select run_at, locked_until from jobs
      where failed_at is null and kind = any(${kinds}::text[])
      order by run_at, id limit 100
    ) as first`)
  return row!.wait
}

/** Which job, and which process holds it. */
export interface JobLease {
  id: number
  by: string
}

const held = ({ id, by }: JobLease) => sql`id = ${id} and locked_by = ${by}::uuid`

const isChanged = (rows: readonly object[]) => rows.length > 0

/** Holds on to a job; false where it is another's now. */
export const renewLease = async (tx: Transaction, job: JobLease) =>
  isChanged(
    await tx.query(sql`update jobs set locked_until = ${until} where ${held(job)} returning id`),
  )

export const deleteJob = async (tx: Transaction, job: JobLease) =>
  isChanged(await tx.query(sql`delete from jobs where ${held(job)} returning id`))

/** Lets go of a job until its next time; of a recurring one that was done, attempts begin anew. */
export const rescheduleJob = async (
  tx: Transaction,
  job: JobLease,
  { runAt, attempts, error }: { runAt: Date; attempts: number; error?: string },
) =>
  isChanged(
    await tx.query(sql`
      update jobs set
        run_at = ${runAt}, attempts = ${attempts}, last_error = ${error ?? null},
        locked_by = null, locked_until = null
      where ${held(job)} returning id`),
  )

/** Gives a job up. Its row stays. */
export const failJob = async (tx: Transaction, job: JobLease, error: string) =>
  isChanged(
    await tx.query(sql`
      update jobs set
        failed_at = now(), last_error = ${error}, locked_by = null, locked_until = null
      where ${held(job)} returning id`),
  )

/** How many jobs there are, by kind and state. */
export const countJobs = (tx: Transaction) =>
  tx.query<{ kind: string; state: 'due' | 'later' | 'failed'; count: number }>(sql`
    select kind,
      case when failed_at is not null then 'failed' when run_at <= now() then 'due' else 'later' end
        as state,
      count(*) as count
    from jobs group by 1, 2`)
