import type { HubConnection } from '@microsoft/signalr'
import { type LiveState, pausedAfterMilliseconds, reconnectDelay } from './live.logic.ts'

/** How to reach a hub. */
export interface HubOptions {
  hubUrl: string
  /** The access token (RT-04); asked for at every attempt to connect. */
  token: () => Promise<string | undefined>
  /** For the log only (ERR-15). */
  log?: (message: string, error?: unknown) => void
}

/** Calls a hub method; servers run the calls of one connection in order. */
export type Invoke = <T>(method: string, ...args: unknown[]) => Promise<T>

/** A connection that is kept up, whatever happens, until it is closed. */
export interface Hub {
  /** For `useSyncExternalStore`, with `getState`. */
  subscribe: (listener: () => void) => () => void
  getState: () => LiveState
  /** Starts connecting; further calls change nothing. */
  open: () => void
  /** Does something now, if there is a connection: else `onConnected` will. A failure means connecting anew. */
  whenUp: (work: (invoke: Invoke) => Promise<void>) => void
  close: () => Promise<void>
}

interface HubHandlers {
  events: Record<string, (message: never) => void>
  /** At each connection, before it counts as connected; a rejection means another attempt. */
  onConnected: (invoke: Invoke) => Promise<void>
}

/** A connection that broke this soon is no success: the next wait is longer. */
const steadyMilliseconds = 5_000

export function createHub(options: HubOptions, handlers: HubHandlers): Hub {
  const { hubUrl, token, log = () => {} } = options
  const listeners = new Set<() => void>()
  let state: LiveState = 'connecting'
  let connection: HubConnection | undefined
  let running: Promise<void> | undefined
  const closing = new AbortController()
  let isUp = false
  let wake = () => {}
  let pauseTimer: ReturnType<typeof setTimeout> | undefined

  function set(next: LiveState) {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  async function run() {
    let attempt = 0
    expectConnection()
    while (!closing.signal.aborted) {
      const startedAt = Date.now()
      try {
        connection = await build()
        if (closing.signal.aborted) return
        const lost = Promise.withResolvers<void>()
        connection.onclose((error) => (error ? lost.reject(error) : lost.resolve()))
        lost.promise.catch(() => {})
        await connection.start()
        isUp = true
        await handlers.onConnected(invokeOn(connection))
        clearTimeout(pauseTimer)
        set('connected')
        await lost.promise
        log(`${hubUrl} closed the connection`)
      } catch (error) {
        log(`${hubUrl} is not connected`, error)
      }
      isUp = false
      await connection?.stop().catch(() => {})
      connection = undefined
      if (closing.signal.aborted) return
      if (state === 'connected') {
        if (Date.now() - startedAt > steadyMilliseconds) attempt = 0
        set('connecting')
        expectConnection()
      }
      await rest(reconnectDelay(attempt, Math.random()))
      attempt += 1
    }
  }

  async function build() {
    // Only here: the library stays out of the first load.
    const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr')
    const built = new HubConnectionBuilder()
      .withUrl(hubUrl, {
        transport: HttpTransportType.WebSockets,
        accessTokenFactory: async () => (await token()) ?? '',
      })
      // Its own messages would show addresses with the token in them (RT-04).
      .configureLogging(LogLevel.None)
      .build()
    for (const [name, handler] of Object.entries(handlers.events)) built.on(name, handler)
    return built
  }

  function expectConnection() {
    clearTimeout(pauseTimer)
    pauseTimer = setTimeout(() => set('paused'), pausedAfterMilliseconds)
  }

  function rest(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, milliseconds)
    wake = resolve
    return promise.finally(() => clearTimeout(timer))
  }

  function handleOnline() {
    wake()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    open() {
      if (running || closing.signal.aborted) return
      globalThis.addEventListener?.('online', handleOnline)
      running = run()
    },
    whenUp(work) {
      const current = connection
      if (!isUp || !current) return
      work(invokeOn(current)).catch((error: unknown) => {
        log(`${hubUrl} refused`, error)
        current.stop().catch(() => {})
      })
    },
    async close() {
      closing.abort()
      clearTimeout(pauseTimer)
      globalThis.removeEventListener?.('online', handleOnline)
      listeners.clear()
      wake()
      await connection?.stop().catch(() => {})
      await running
    },
  }
}

const invokeOn =
  (connection: HubConnection): Invoke =>
  (method, ...args) =>
    connection.invoke(method, ...args)
