import type { HubConnection } from '@microsoft/signalr'
import {
  isPageHidden,
  type LiveState,
  pausedAfterMilliseconds,
  reconnectDelay,
} from './live.logic.ts'

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
  /**
   * The server was reached in another way, such as by a call that succeeded: connects now instead of
   * after the rest of the wait, unless the last attempt was within a second.
   */
  wake: () => void
  close: () => Promise<void>
}

interface HubHandlers {
  events: Record<string, (message: never) => void>
  /** At each connection, before it counts as connected; a rejection means another attempt. */
  onConnected: (invoke: Invoke) => Promise<void>
}

/** An attempt that the server does not answer for so long is given up for another one. */
const attemptMilliseconds = 10_000
/** Calls that succeed while the hub refuses must not each bring an attempt. */
const wakeIntervalMilliseconds = 1_000

/** A connection that broke this soon is no success: the next wait is longer. */
const steadyMilliseconds = 5_000

async function buildConnection(
  hubUrl: string,
  accessTokenFactory: () => Promise<string>,
): Promise<HubConnection> {
  // Only here: the library stays out of the first load.
  const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr')
  return (
    new HubConnectionBuilder()
      .withUrl(hubUrl, {
        transport: HttpTransportType.WebSockets,
        // The token says who it is; a server of another origin takes no cookies (D-08).
        withCredentials: false,
        accessTokenFactory,
      })
      // Its own messages would show addresses with the token in them (RT-04).
      .configureLogging(LogLevel.None)
      .build()
  )
}

export function createHub(options: HubOptions, handlers: HubHandlers): Hub {
  const { hubUrl, token, log = () => {} } = options
  const listeners = new Set<() => void>()
  let state: LiveState = 'connecting'
  let connection: HubConnection | undefined
  let running: Promise<void> | undefined
  const closing = new AbortController()
  let isUp = false
  let endRest = () => {}
  let lastAttemptAt = 0
  let attemptTimer: ReturnType<typeof setTimeout> | undefined
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
        lastAttemptAt = startedAt
        connection = await build()
        if (closing.signal.aborted) return
        const lost = Promise.withResolvers<void>()
        connection.onclose((error) => (error ? lost.reject(error) : lost.resolve()))
        lost.promise.catch(() => {})
        await connection.start()
        isUp = true
        await handlers.onConnected(invokeOn(connection))
        clearTimeout(attemptTimer)
        clearTimeout(pauseTimer)
        set('connected')
        await lost.promise
        log(`${hubUrl} closed the connection`)
      } catch (error) {
        log(`${hubUrl} is not connected`, error)
      }
      isUp = false
      clearTimeout(attemptTimer)
      await connection?.stop().catch(() => {})
      connection = undefined
      if (closing.signal.aborted) return
      if (state === 'connected') {
        if (Date.now() - startedAt > steadyMilliseconds) attempt = 0
        set('connecting')
        expectConnection()
      }
      await rest(reconnectDelay(attempt, Math.random(), isPageHidden()))
      attempt += 1
    }
  }

  async function build() {
    const built = await buildConnection(hubUrl, async () => {
      const value = (await token()) ?? ''
      // Not before: a token may take as long as a sign-in.
      clearTimeout(attemptTimer)
      if (!isUp) attemptTimer = setTimeout(giveUpAttempt, attemptMilliseconds)
      return value
    })
    for (const [name, handler] of Object.entries(handlers.events)) built.on(name, handler)
    return built
  }

  function giveUpAttempt() {
    log(`${hubUrl} did not answer in time`)
    connection?.stop().catch(() => {})
  }

  function expectConnection() {
    clearTimeout(pauseTimer)
    pauseTimer = setTimeout(() => set('paused'), pausedAfterMilliseconds)
  }

  function rest(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, milliseconds)
    endRest = resolve
    return promise.finally(() => clearTimeout(timer))
  }

  function handleOnline() {
    endRest()
  }

  function handleVisibility() {
    if (!isPageHidden()) endRest()
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
      globalThis.document?.addEventListener('visibilitychange', handleVisibility)
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
    wake() {
      if (Date.now() - lastAttemptAt > wakeIntervalMilliseconds) endRest()
    },
    async close() {
      closing.abort()
      clearTimeout(pauseTimer)
      clearTimeout(attemptTimer)
      globalThis.removeEventListener?.('online', handleOnline)
      globalThis.document?.removeEventListener('visibilitychange', handleVisibility)
      listeners.clear()
      endRest()
      await connection?.stop().catch(() => {})
      await running
    },
  }
}

const invokeOn =
  (connection: HubConnection): Invoke =>
  (method, ...args) =>
    connection.invoke(method, ...args)
