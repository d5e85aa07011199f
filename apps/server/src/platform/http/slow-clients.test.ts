import { connect, type Socket } from 'node:net'
import { setInterval as ticks } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createHttpApp } from './http-app.ts'

const bodyMs = 200

describe('a client that sends slowly', () => {
  let app: FastifyInstance
  let port: number
  const open: Socket[] = []
  /** The server's side of the newest connection. */
  let accepted: Socket

  beforeAll(async () => {
    app = await createHttpApp({
      log: pino({ level: 'silent' }),
      trustProxy: false,
      isSecure: false,
      patience: { headMs: 300, idleMs: 60_000, bodyMs, bodyBytes: 1_000 },
    })
    app.post('/length', async (request) => ({ length: JSON.stringify(request.body).length }))
    await app.listen({ port: 0, host: '127.0.0.1' })
    app.server.on('connection', (socket) => (accepted = socket))
    port = (app.server.address() as { port: number }).port
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(async () => {
    open.forEach((socket) => socket.destroy())
    await app.close()
  })

  /** Cut off or reset: either way it is gone. */
  const gone = (socket: Socket) =>
    new Promise<void>((resolve) => socket.once('close', () => resolve()))
  /** A bare connection, and whatever comes back on it. */
  function dial() {
    const socket = connect(port, '127.0.0.1')
    open.push(socket)
    const line = { socket, answer: '', ended: gone(socket) }
    socket.on('data', (chunk: Buffer) => (line.answer += chunk.toString()))
    socket.on('error', () => undefined)
    return line
  }
  /** Sends byte after byte until the connection is gone. */
  async function drip(socket: Socket, text: string, everyMs: number) {
    let at = 0
    for await (const _ of ticks(everyMs)) {
      if (socket.destroyed || socket.closed) return
      socket.write(text[at++ % text.length]!)
    }
  }
  /** Bodies are looked at by a clock that the test moves. */
  const holdClock = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  /** The server has read so many bytes of the newest connection. */
  const hasRead = (bytes: number) =>
    expect.poll(() => accepted.bytesRead, { interval: 5 }).toBe(bytes)
  const head = (length: number) =>
    `POST /length HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

  test('a head that does not end is cut off', async () => {
    const { socket, ended } = dial()
    socket.write('GET /length HTTP/1.1\r\n')
    void drip(socket, 'x-a: b\r\n', 50)
    await ended
  })

  test('a body that comes byte by byte is cut off, without an answer', async () => {
    const line = dial()
    line.socket.write(head(100_000))
    void drip(line.socket, ' ', 20)
    await line.ended
    expect(line.answer).toBe('')
  })

  test('a body that comes steadily is read, however long it takes', async () => {
    holdClock()
    const line = dial()
    const body = JSON.stringify('x'.repeat(20_000))
    const start = head(body.length)
    line.socket.write(start)
    await expect.poll(vi.getTimerCount).toBe(1)
    for (let at = 0; at < body.length; at += 2_000) {
      line.socket.write(body.slice(at, at + 2_000))
      await hasRead(start.length + Math.min(at + 2_000, body.length))
      vi.advanceTimersByTime(bodyMs)
    }
    await expect.poll(() => line.answer).toContain('{"length":20002}')
  })

  test('a request without a body is none that waits for one', async () => {
    holdClock()
    const line = dial()
    const ask = () => line.socket.write('GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n')
    ask()
    await expect.poll(() => line.answer.match(/ 404 /g)).toHaveLength(1)
    vi.advanceTimersByTime(3 * bodyMs)
    // The same connection takes another one.
    ask()
    await expect.poll(() => line.answer.match(/ 404 /g)).toHaveLength(2)
  })
})
