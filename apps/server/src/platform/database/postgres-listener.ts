import { Client, escapeIdentifier } from 'pg'

interface ListenerOptions {
  url: string
  /** Called with each failed or lost connection; another one is tried by itself. */
  onError: (error: Error) => void
}

/** Wait before the first and before each later attempt to connect again. */
const firstRetryMs = 100
const maxRetryMs = 1_000

/**
 * One connection that only waits for NOTIFY. When it is lost, it connects again by itself, within a
 * second after the database is back, and wakes everybody: what was notified meanwhile is lost.
 */
export function createListener({ url, onError }: ListenerOptions) {
  const listeners = new Map<string, Set<() => void>>()
  let connection: Promise<Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let attempts = 0
  let isClosed = false

  async function open(): Promise<Client> {
    const client = new Client({
      connectionString: url,
      application_name: 'atrium-listen',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    let isLost = false
    // `error` and `end` may both come, also late and several times: the first one counts.
    const lose = (reason: Error) => {
      if (isLost) return
      isLost = true
      client.removeAllListeners('notification')
      client.end().catch(() => undefined)
      reopen(reason)
    }
    client.on('error', lose)
    client.on('end', () => lose(new Error('The connection for notifications ended.')))
    client.on('notification', ({ channel }) => wakeAll(channel))
    try {
      await client.connect()
      for (const channel of listeners.keys()) await client.query(`listen ${quote(channel)}`)
    } catch (error) {
      lose(error as Error)
      throw error
    }
    attempts = 0
    return client
  }

  function reopen(error: Error) {
    connection = undefined
    if (isClosed || retry) return
    onError(error)
    retry = setTimeout(
      () => {
        retry = undefined
        void openAgain()
      },
      Math.min(firstRetryMs * 2 ** attempts++, maxRetryMs),
    )
  }

  async function openAgain() {
    if (isClosed) return
    try {
      connection ??= open()
      await connection
    } catch {
      // The lost connection has asked for the next attempt.
      return
    }
    for (const channel of listeners.keys()) wakeAll(channel)
  }

  const wakeAll = (channel: string) => listeners.get(channel)?.forEach((wake) => wake())

  return {
    async listen(channel: string, wake: () => void) {
      const isFirst = !listeners.has(channel)
      const wakes = listeners.get(channel) ?? new Set()
      listeners.set(channel, wakes.add(wake))
      const stop = async () => {
        wakes.delete(wake)
      }
      try {
        if (!connection) await (connection = open())
        else if (isFirst) await (await connection).query(`listen ${quote(channel)}`)
        else await connection
      } catch (error) {
        await stop()
        throw error
      }
      return stop
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}

const quote = (name: string) => escapeIdentifier(name)
