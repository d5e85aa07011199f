import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { LoggedEvent } from '../events/index.ts'
import { Problem } from '../problem.ts'
import { freshMs } from './caller.ts'
import type { Caller } from './caller.ts'
import { createCallQueue } from './call-queue.ts'
import type { Hub } from './hub.ts'
import { createDecoder, encode, handshake, invocation, message, messageTypes } from './protocol.ts'

export interface HubConnection {
  onEvent(event: LoggedEvent): void
  close(reason?: string, options?: { allowReconnect: boolean }): void
}

export const maxMessageLength = 32_768
const handshakeMs = 15_000
const pingMs = 15_000
/** A client pings every 15 s; who is silent for this long has gone. */
const silenceMs = 30_000
/** Who reads so slowly is cut off and catches up from the log when back. */
const maxUnsentBytes = 4 * 1024 * 1024
const lingerMs = 2000
/** The longest that a timer can wait. */
const longestMs = 2 ** 31 - 1

/** Speaks the SignalR JSON protocol with one client. */
export function connect(
  socket: WebSocket,
  hub: Hub,
  caller: Caller,
  log: FastifyBaseLogger,
): HubConnection {
  const decode = createDecoder(maxMessageLength)
  const session = hub.open({ caller, send, fail })
  let hasShakenHands = false
  let isClosed = false
  let lastHeard = performance.now()

  const calls = createCallQueue({
    methods: session.methods,
    post,
    onTooMany: () => close('Too many calls at once.'),
    onFault: (error, target) => log.error({ err: error, hub: hub.path, target }, 'hub call'),
  })

  const handshakeTimer = setTimeout(() => close('The handshake took too long.'), handshakeMs)
  const expiry = setTimeout(
    () => close('The access token has expired.', { allowReconnect: true }),
    Math.min(caller.remainingMs, longestMs),
  )
  const keepAlive = setInterval(() => {
    if (performance.now() - lastHeard > silenceMs) return end()
    post({ type: messageTypes.ping })
  }, pingMs)
  let refreshing = setTimeout(refresh, freshMs)

  socket.on('error', (error) => log.debug({ err: error, hub: hub.path }, 'hub connection error'))
  socket.on('close', stop)
  socket.on('message', (data, isBinary) => {
    lastHeard = performance.now()
    if (isClosed) return
    if (isBinary) return close('Only the JSON protocol is spoken here.')
    try {
      // One frame arrives as one Buffer: that is the default of `binaryType` on a server.
      for (const value of decode((data as Buffer).toString())) receive(value)
    } catch {
      close('A message could not be read.')
    }
  })

  async function refresh() {
    try {
      await caller.refresh()
    } catch (error) {
      if (error instanceof Problem && error.status < 500) return close('You are signed out.')
      // The database is away for a moment: nothing is sent meanwhile either.
      log.warn({ err: error, hub: hub.path }, 'hub could not read its caller')
    }
    if (!isClosed) refreshing = setTimeout(refresh, freshMs)
  }

  function receive(value: unknown) {
    if (isClosed) return
    if (!hasShakenHands) return shakeHands(value)
    const { type } = message.parse(value)
    if (type === messageTypes.invocation) return calls.add(invocation.parse(value))
    if (type === messageTypes.streamInvocation) {
      const { invocationId } = invocation.parse(value)
      return post({ type: messageTypes.completion, invocationId, error: 'There are no streams.' })
    }
    if (type === messageTypes.close) end()
    // Pings only show that the client is there; types that are unknown are for later protocols.
  }

  function shakeHands(value: unknown) {
    clearTimeout(handshakeTimer)
    if (handshake.safeParse(value).success) {
      hasShakenHands = true
      return post({})
    }
    post({ error: 'The JSON protocol in version 1 is spoken here.' })
    end()
  }

  function send(target: string, ...args: unknown[]) {
    post({ type: messageTypes.invocation, target, arguments: args })
  }

  function post(value: object) {
    if (isClosed) return
    socket.send(encode(value))
    if (socket.bufferedAmount > maxUnsentBytes) {
      log.warn({ hub: hub.path }, 'hub client reads too slowly')
      stop()
      socket.terminate()
    }
  }

  function fail(error: unknown) {
    log.error({ err: error, hub: hub.path }, 'hub event could not be delivered')
    close('An error occurred.', { allowReconnect: true })
  }

  function close(reason?: string, { allowReconnect } = { allowReconnect: false }) {
    post({ type: messageTypes.close, error: reason, allowReconnect })
    end()
  }

  function end() {
    if (isClosed) return
    stop()
    socket.close(1000)
    setTimeout(() => socket.terminate(), lingerMs).unref()
  }

  function stop() {
    isClosed = true
    clearTimeout(handshakeTimer)
    clearTimeout(expiry)
    clearTimeout(refreshing)
    clearInterval(keepAlive)
  }

  return {
    onEvent: (event) => {
      if (!isClosed) session.onEvent(event)
    },
    close,
  }
}
