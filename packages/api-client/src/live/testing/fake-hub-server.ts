import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** Answers a call of a client; a string that is thrown is the refusal. */
type Method = (client: Client, ...args: never[]) => unknown

interface Client {
  /** Raises an event at the client, right away. */
  send: (target: string, ...args: unknown[]) => void
  /** Runs after the answer to the call is sent. */
  after: (work: () => void) => void
}

export type FakeHubServer = Awaited<ReturnType<typeof createFakeHubServer>>

const separator = '\u001E'

/** A server of one hub: the SignalR JSON protocol over WebSocket, for whoever brings a token. */
export async function createFakeHubServer(methods: Record<string, Method>, port = 0) {
  const clients = new Map<WebSocket, Client>()
  const calls: unknown[][] = []
  const tokens: (string | undefined)[] = []

  const http = createServer((request, response) => {
    tokens.push(tokenOf(request))
    if (!tokenOf(request)) return response.writeHead(401).end()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        negotiateVersion: 1,
        connectionId: 'a',
        connectionToken: 'b',
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      }),
    )
  })
  const sockets = new WebSocketServer({
    server: http,
    verifyClient: (info: { req: IncomingMessage }) => !!tokenOf(info.req),
  })
  sockets.on('connection', (socket) => {
    const post = (message: object) => socket.send(JSON.stringify(message) + separator)
    const waiting: (() => void)[] = []
    const client: Client = {
      send: (target, ...args) => post({ type: 1, target, arguments: args }),
      after: (work) => waiting.push(work),
    }
    socket.on('close', () => clients.delete(socket))
    socket.on('message', (data) => {
      for (const part of String(data).split(separator).filter(Boolean)) {
        const message = JSON.parse(part)
        if (message.protocol) {
          clients.set(socket, client)
          post({})
        }
        if (message.type !== 1) continue
        calls.push([message.target, ...message.arguments])
        const { invocationId } = message
        try {
          const result = methods[message.target]?.(client, ...(message.arguments as never[]))
          post({ type: 3, invocationId, result: result ?? null })
        } catch (error) {
          post({ type: 3, invocationId, error: String(error) })
        }
        for (const work of waiting.splice(0)) work()
      }
    })
  })
  await new Promise<void>((resolve) => void http.listen(port, '127.0.0.1', resolve))
  const address = http.address() as AddressInfo

  return {
    hubUrl: `http://127.0.0.1:${address.port}/hub`,
    port: address.port,
    /** What clients called, in order. */
    calls,
    /** What came with each negotiation. */
    tokens,
    /** Raises an event at everybody. */
    send: (target: string, ...args: unknown[]) => {
      for (const client of clients.values()) client.send(target, ...args)
    },
    /** Cuts all connections, as a network does. */
    cut: () => {
      for (const socket of clients.keys()) socket.terminate()
    },
    connections: () => clients.size,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate()
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

function tokenOf({ headers, url }: IncomingMessage): string | undefined {
  const inQuery = new URL(url ?? '/', 'http://hub').searchParams.get('access_token')
  return headers.authorization?.replace(/^Bearer /, '') ?? inQuery ?? undefined
}
