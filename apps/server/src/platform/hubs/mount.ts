import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import type { EventReader } from '../events/index.ts'
import { problemFrom } from '../http/problem-details.ts'
import { Problem } from '../problem.ts'
import { academyHub } from './academy-hub.ts'
import { authenticateCaller } from './caller.ts'
import type { CallerDependencies } from './caller.ts'
import { chatHub } from './chat-hub.ts'
import { connect, maxMessageLength } from './connection.ts'
import type { HubConnection } from './connection.ts'
import type { HubRights } from './hub-rights.ts'
import { notificationsHub } from './notifications-hub.ts'
import { portalHub } from './portal-hub.ts'

export interface HubDependencies extends CallerDependencies {
  /** The process's reader of the event log; it stays open. */
  events: EventReader
  /** Who may join what. */
  rights: HubRights
  log: FastifyBaseLogger
}

/** Serves the hubs: `negotiate` and WebSocket connections. They end when the app closes. */
export function mountHubs(app: FastifyInstance, deps: HubDependencies): void {
  const { events, rights, log } = deps
  const hubs = new Map(
    [notificationsHub, portalHub(events), chatHub(rights), academyHub(rights)].map((hub) => [
      hub.path,
      hub,
    ]),
  )
  const connections = new Set<HubConnection>()
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageLength,
    perMessageDeflate: false,
  })
  let isClosing = false

  void app.register(async (scope) => {
    // Clients send an empty body under several media types.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume()
      done(null)
    })
    for (const path of hubs.keys()) {
      scope.post(`${path}/negotiate`, async (request) => {
        await authenticateCaller(deps, tokenOf(request.raw))
        return offer()
      })
    }
  })

  let unsubscribe = () => {}
  app.addHook('onReady', async () => {
    unsubscribe = await events.subscribe((event) => {
      for (const connection of connections) connection.onEvent(event)
    })
  })

  app.server.on('upgrade', (request, socket, head) => {
    // Until the WebSocket takes over, nobody else listens.
    socket.on('error', ignore)
    upgrade(request, socket, head).catch((error: unknown) => {
      if (!(error instanceof Problem)) log.error({ err: error }, 'hub could not be opened')
      refuse(socket, problemFrom(error)?.status ?? 500)
    })
  })

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const hub = hubs.get(addressOf(request).pathname)
    if (!hub) return refuse(socket, 404)
    const caller = await authenticateCaller(deps, tokenOf(request))
    if (isClosing) return refuse(socket, 503)
    if (socket.destroyed) return
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      socket.off('error', ignore)
      const connection = connect(webSocket, hub, caller, log)
      connections.add(connection)
      webSocket.on('close', () => connections.delete(connection))
    })
  }

  // Before the server closes: it waits for open connections.
  app.addHook('preClose', async () => {
    isClosing = true
    unsubscribe()
    for (const connection of connections)
      connection.close('The server stops.', { allowReconnect: true })
    sockets.close()
  })
}

const offer = () => ({
  negotiateVersion: 1,
  // Any process may serve the connection that follows: the token says all there is to know.
  connectionId: randomUUID(),
  connectionToken: randomUUID(),
  availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
})

const addressOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://hub')

/** Browsers cannot give a WebSocket a header; they send the token in its address (RT-04). */
function tokenOf(request: IncomingMessage): string | undefined {
  const [, bearer] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return bearer ?? addressOf(request).searchParams.get('access_token') ?? undefined
}

const texts: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
}

function refuse(socket: Duplex, status: number) {
  const text = texts[status] ?? 'Internal Server Error'
  socket.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const ignore = () => {}
