import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'sql-template-tag'
import type { Database, Transaction } from './database.types.ts'
import type { Driver, DriverTransaction, StatementResult } from './driver.ts'

/** A transaction of the system; may also run scripts of several statements. */
export interface SystemTransaction extends Transaction {
  script(text: string): Promise<void>
}

export interface SqlDatabase extends Database {
  readonly kind: Driver['kind']
  system<T>(work: (tx: SystemTransaction) => Promise<T>): Promise<T>
  tidy?: Driver['tidy']
}

/** The transaction that the running code is in. */
interface Running {
  isOpen: boolean
  /** Called after the commit. */
  afterCommit: (() => Promise<unknown>)[]
  /** Where it takes in others as its parts: how, and whether one is being worked on. */
  whole?: { tx: DriverTransaction; isBusy: boolean }
}

type Prepare = (tx: DriverTransaction) => Promise<unknown>

const attempts = 3
/** Serialization failure and deadlock: PostgreSQL asks to try again. */
const retryable = new Set(['40001', '40P01'])

/** Sees every statement before it is sent, in the call of whoever sends it; what it returns sees the result. */
type StatementWatch = (text: string) => ((result: StatementResult) => void) | undefined

/** Gives a driver the two kinds of transactions. `watch` is for tests. */
export function createDatabase(driver: Driver, watch?: StatementWatch): SqlDatabase {
  let closing: Promise<void> | undefined
  const running = new AsyncLocalStorage<Running>()
  const isReading = new AsyncLocalStorage<boolean>()

  function run<T>(
    prepare: Prepare | undefined,
    work: (tx: SystemTransaction) => Promise<T>,
  ): Promise<T> {
    const around = running.getStore()
    if (around?.isOpen) return runPart(around, prepare, work)
    return runWhole(async (tx) => {
      await prepare?.(tx)
      return work(transactionOf(tx))
    })
  }

  async function runPart<T>(
    { whole }: Running,
    prepare: Prepare | undefined,
    work: (tx: SystemTransaction) => Promise<T>,
  ): Promise<T> {
    // Embedded, it would wait for itself forever; on PostgreSQL it would not be one transaction.
    if (!whole || whole.isBusy) throw new Error('A transaction inside a transaction.')
    whole.isBusy = true
    try {
      await prepare?.(whole.tx)
      const result = await work(transactionOf(whole.tx))
      if (prepare) await leaveTenant(whole.tx)
      return result
    } finally {
      whole.isBusy = false
    }
  }

  async function runWhole<T>(
    work: (tx: DriverTransaction, state: Running) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const state: Running = { isOpen: true, afterCommit: [] }
      try {
        const result = await driver.transaction((tx) =>
          running.run(state, async () => {
            if (isReading.getStore()) await tx.query('set transaction read only', [])
            return work(tx, state)
          }),
        )
        await Promise.allSettled(state.afterCommit.map((after) => after()))
        return result
      } catch (error) {
        if (attempt === attempts || !retryable.has((error as { code?: string }).code ?? '')) {
          throw error
        }
        await pause(Math.random() * 20 * attempt)
      } finally {
        state.isOpen = false
      }
    }
  }

  function transactionOf(tx: DriverTransaction): SystemTransaction {
    return {
      query: async <Row extends object>({ text, values }: Sql) => {
        const onResult = watch?.(text)
        const result = await tx.query(text, values)
        onResult?.(result)
        return result.rows as Row[]
      },
      script: (text) => tx.script(text),
    }
  }

  return {
    kind: driver.kind,
    system: (work) => run(undefined, work),
    tenant: (applicationId, work) =>
      run(
        (tx) => enterTenant(tx, applicationId),
        ({ query }) => work({ query } as SystemTransaction),
      ),
    together: (work) => {
      if (running.getStore()?.isOpen) throw new Error('A transaction inside a transaction.')
      return runWhole((tx, state) => {
        state.whole = { tx, isBusy: false }
        return work()
      })
    },
    afterCommit: async (work) => {
      const around = running.getStore()
      if (around?.isOpen) around.afterCommit.push(work)
      else await Promise.allSettled([work()])
    },
    readOnly: (work) => isReading.run(true, work),
    // The wake-up may come while a transaction runs; it is no part of it.
    listen: (channel, wake) => driver.listen(channel, AsyncResource.bind(wake)),
    tidy: driver.tidy,
    close: () => (closing ??= driver.close()),
  }
}

const enterTenant = (tx: DriverTransaction, applicationId: number) =>
  tx.query(
    `select set_config('atrium.application_id', $1, true), set_config('role', 'atrium_tenant', true)`,
    [String(applicationId)],
  )

const leaveTenant = (tx: DriverTransaction) =>
  tx.query(
    `select set_config('role', 'none', true), set_config('atrium.application_id', '', true)`,
    [],
  )
