import { Client, escapeIdentifier } from 'pg'

/** One connection that only waits for NOTIFY; it comes back by itself when it is lost. */
export function createListener({ url, onError }: { url: string; onError: (error: Error) => void }) {
  const listeners = new Map<string, Set<() => void>>()
  let connection: Promise<Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let attempts = 0
  let isClosed = false

  async function open(): Promise<Client> {
    const client = new Client({
      connectionString: url,
      application_name: 'atrium-listen',
      keepAlive: true,
    })
    client.on('error', (error) => reopen(error))
    client.on('end', () => reopen(new Error('The connection for notifications ended.')))
    client.on('notification', ({ channel }) => wakeAll(channel))
    await client.connect()
    for (const channel of listeners.keys()) await client.query(`listen ${quote(channel)}`)
    attempts = 0
    return client
  }

  function reopen(error: Error) {
    if (isClosed || retry) return
    connection = undefined
    onError(error)
    const wait = Math.min(100 * 2 ** attempts++, 5_000)
    retry = setTimeout(() => {
      retry = undefined
      if (!isClosed) void openAgain()
    }, wait)
  }

  async function openAgain() {
    try {
      connection = open()
      await connection
      // What was said meanwhile is lost: everybody looks.
      for (const channel of listeners.keys()) wakeAll(channel)
    } catch (error) {
      reopen(error as Error)
    }
  }

  const wakeAll = (channel: string) => listeners.get(channel)?.forEach((wake) => wake())

  return {
    async listen(channel: string, wake: () => void) {
      const isFirst = !listeners.has(channel)
      const wakes = listeners.get(channel) ?? new Set()
      listeners.set(channel, wakes.add(wake))
      if (!connection) connection = open()
      else if (isFirst) await (await connection).query(`listen ${quote(channel)}`)
      await connection
      return async () => {
        wakes.delete(wake)
      }
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
