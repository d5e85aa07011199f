import { connect, type Socket } from 'node:net'
import { setInterval as ticks } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpApp } from './http-app.ts'

describe('a client that sends slowly', () => {
  let app: FastifyInstance
  let port: number
  const open: Socket[] = []

  beforeAll(async () => {
    app = await createHttpApp({
      log: pino({ level: 'silent' }),
      trustProxy: false,
      isSecure: false,
      patience: { headMs: 300, idleMs: 60_000, bodyMs: 200, bodyBytes: 1_000 },
    })
    app.post('/length', async (request) => ({ length: JSON.stringify(request.body).length }))
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as { port: number }).port
  })
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
    const line = dial()
    const body = JSON.stringify('x'.repeat(20_000))
    line.socket.write(head(body.length))
    for (let at = 0; at < body.length; at += 2_000) {
      line.socket.write(body.slice(at, at + 2_000))
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    await expect.poll(() => line.answer).toContain('{"length":20002}')
  })

  test('a request without a body is none that waits for one', async () => {
    const line = dial()
    line.socket.write('GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n')
    await expect.poll(() => line.answer).toContain('404')
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(line.socket.closed).toBe(false)
  })
})
