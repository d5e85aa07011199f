import { Pool, types } from 'pg'
import type { CustomTypesConfig, PoolClient } from 'pg'
import { typeIds } from './driver.ts'
import type { Driver, DriverTransaction } from './driver.ts'
import { createListener } from './postgres-listener.ts'
import { DatabaseUnavailable, isConnectionError } from './unavailable.ts'

const asText = (value: string) => value
const parsers = new Map<number, (value: string) => unknown>([
  [typeIds.int8, Number],
  [typeIds.date, asText],
  [typeIds.timestamp, asText],
  [typeIds.interval, asText],
  [typeIds.int8Array, (value) => listOf(value).map(Number)],
  [typeIds.dateArray, (value) => listOf(value)],
])

export interface PostgresOptions {
  url: string
  maxConnections?: number
  /** Told when a connection is lost in the background. */
  onError?: (error: Error) => void
}

/** A served PostgreSQL, 15 or later, shared by any number of processes. */
export async function openPostgres(options: PostgresOptions): Promise<Driver> {
  const { url, maxConnections = 10, onError = () => {} } = options
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'atrium',
    connectionTimeoutMillis: 10_000,
    // Finds out that the other side is gone where the network says nothing.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A forgotten transaction would hold back the event log of every process.
    idle_in_transaction_session_timeout: 60_000,
    // All statements are short: to compile one takes longer than to run it.
    options: '-c jit=off',
    types: { getTypeParser } as CustomTypesConfig,
  })
  pool.on('error', onError)
  const broken = new WeakSet<PoolClient>()
  pool.on('connect', (client) => {
    // The pool listens only to idle connections. On one in use, an `error` event without a listener
    // would end the process; its statement rejects as well, so there is nothing else to do here.
    client.on('error', () => broken.add(client))
  })
  await checkVersion(pool)
  const listener = createListener({ url, onError })

  return {
    kind: 'postgres',
    transaction: (work) => transaction(pool, broken, work),
    listen: (channel, wake) => listener.listen(channel, wake),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

async function transaction<T>(
  pool: Pool,
  broken: WeakSet<PoolClient>,
  work: (tx: DriverTransaction) => Promise<T>,
) {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(error)
  })
  const query = async (text: string, values?: unknown[]) => {
    try {
      return await client.query<object>(text, values)
    } catch (error) {
      if (!broken.has(client) && !isConnectionError(error)) throw error
      broken.add(client)
      throw new DatabaseUnavailable(error, { isCommitUnknown: text === 'commit' })
    }
  }
  try {
    await query('begin')
    const result = await work({
      query,
      script: async (text) => {
        await query(text)
      },
    })
    const { command } = await query('commit')
    // PostgreSQL answers the commit of a failed transaction with a quiet rollback.
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.')
    return result
  } catch (error) {
    // A broken connection has rolled back by itself.
    if (!broken.has(client)) await query('rollback').catch(() => broken.add(client))
    throw error
  } finally {
    client.release(broken.has(client))
  }
}

async function checkVersion(pool: Pool) {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (version >= 15) return
  await pool.end()
  throw new Error(`DATABASE_URL: PostgreSQL ${version} is too old, 15 or later is needed.`)
}

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  const own = format === 'binary' ? undefined : parsers.get(oid)
  return own ?? types.getTypeParser(oid, format)
}

/** Elements of a flat array of numbers or days: `{1,2}`. */
const listOf = (value: string) => (value === '{}' ? [] : value.slice(1, -1).split(','))
