import { EventEmitter } from 'node:events'
import { pino } from 'pino'
import type { WebSocket } from 'ws'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '../problem.ts'
import type { Caller } from './caller.ts'
import { connect } from './connection.ts'
import { HubError } from './hub.ts'
import type { Hub } from './hub.ts'

const separator = '\u001E'

/** The server's side of a WebSocket; `hear` is what arrives. */
class FakeSocket extends EventEmitter {
  sent: string[] = []
  bufferedAmount = 0
  isClosed = false
  send = (data: string) => void this.sent.push(data)
  close = () => void (this.isClosed = true)
  isTerminated = false
  terminate = () => void (this.isTerminated = true)

  hear(...frames: string[]) {
    for (const frame of frames) this.emit('message', Buffer.from(frame), false)
  }
  /** What was sent since the last look. */
  said(): unknown[] {
    return this.sent
      .splice(0)
      .join('')
      .split(separator)
      .slice(0, -1)
      .map((text) => JSON.parse(text) as unknown)
  }
}

const hub: Hub = {
  path: '/hubs/test',
  open: ({ send }) => ({
    methods: {
      Echo: ([value], reply) => reply(value),
      Slow: async ([milliseconds], reply) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds as number))
        reply('slow')
      },
      ReplyThenSend: (_args, reply) => {
        reply(1)
        send('Event', 2)
      },
      Nothing: () => {},
      Refuse: () => {
        throw new HubError('Not you.')
      },
      Break: () => {
        throw new Error('secret detail')
      },
    },
    onEvent: () => {},
  }),
}

let socket: FakeSocket
let refresh: () => Promise<void>

function open({ remainingMs = 600_000, hello = true } = {}) {
  socket = new FakeSocket()
  refresh = async () => {}
  const caller = { remainingMs, refresh: () => refresh() } as unknown as Caller
  connect(socket as unknown as WebSocket, hub, caller, pino({ level: 'silent' }))
  if (hello) {
    socket.hear(message({ protocol: 'json', version: 1 }))
    expect(socket.said()).toEqual([{}])
  }
}

const message = (value: object) => JSON.stringify(value) + separator
const call = (target: string, args: unknown[] = [], invocationId: string | undefined = '1') =>
  message({ type: 1, invocationId, target, arguments: args })
const completed = (outcome: object) => ({ type: 3, invocationId: '1', ...outcome })
const closing = (error: string, allowReconnect = false) => ({ type: 7, error, allowReconnect })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('several messages in one frame, and one message in several frames, are understood', async () => {
  open({ hello: false })
  socket.hear(message({ protocol: 'json', version: 1 }) + call('Echo', ['a']) + call('Echo', ['b']))
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.said()).toEqual([{}, completed({ result: 'a' }), completed({ result: 'b' })])
  const whole = call('Echo', ['c'])
  socket.hear(whole.slice(0, 7), whole.slice(7, 20), whole.slice(20) + call('Echo', ['d']))
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.said()).toEqual([completed({ result: 'c' }), completed({ result: 'd' })])
})

test('another protocol or version is refused in the handshake', () => {
  for (const hello of [
    { protocol: 'messagepack', version: 1 },
    { protocol: 'json', version: 2 },
  ]) {
    open({ hello: false })
    socket.hear(message(hello))
    expect(socket.said()).toEqual([{ error: 'The JSON protocol in version 1 is spoken here.' }])
    expect(socket.isClosed).toBe(true)
  }
})

test('who does not shake hands is cut off', async () => {
  open({ hello: false })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(socket.isClosed).toBe(true)
})

test('calls are answered in turn, one at a time', async () => {
  open()
  socket.hear(call('Slow', [50]), call('Echo', ['quick']))
  await vi.advanceTimersByTimeAsync(40)
  expect(socket.said()).toEqual([])
  await vi.advanceTimersByTimeAsync(20)
  expect(socket.said()).toEqual([completed({ result: 'slow' }), completed({ result: 'quick' })])
})

test('an answer comes before the events that it leads to', async () => {
  open()
  socket.hear(call('ReplyThenSend'))
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.said()).toEqual([
    completed({ result: 1 }),
    { type: 1, target: 'Event', arguments: [2] },
  ])
})

test('a call without an id gets no answer', async () => {
  open()
  socket.hear(message({ type: 1, target: 'Refuse', arguments: [] }), call('Nothing'))
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.said()).toEqual([completed({ result: null })])
})

test('refusals say why, failures say nothing of what is inside', async () => {
  open()
  const stream = message({ type: 4, invocationId: '1', target: 'Echo', arguments: [] })
  socket.hear(stream, call('Refuse'), call('Break'), call('constructor'))
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.said()).toEqual([
    completed({ error: 'There are no streams.' }),
    completed({ error: 'Not you.' }),
    completed({ error: 'An error occurred.' }),
    completed({ error: 'There is no such method.' }),
  ])
  expect(socket.isClosed).toBe(false)
})

test('what is no message ends the connection', () => {
  for (const junk of [`{${separator}`, `5${separator}`, message({}), message({ type: 1 })]) {
    open()
    socket.hear(junk)
    expect(socket.said()).toEqual([closing('A message could not be read.')])
    expect(socket.isClosed).toBe(true)
  }
  open()
  socket.emit('message', Buffer.from([1]), true)
  expect(socket.isClosed).toBe(true)
})

test('messages of unknown types are passed over', async () => {
  open()
  socket.hear(message({ type: 6 }), message({ type: 99 }), call('Echo', [1]))
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.said()).toEqual([completed({ result: 1 })])
})

test('a message without an end, and a flood of calls, end the connection', async () => {
  open()
  const part = 'x'.repeat(20_000)
  socket.hear(part)
  expect(socket.isClosed).toBe(false)
  socket.hear(part)
  expect(socket.isClosed).toBe(true)

  open()
  socket.hear(call('Slow', [1000]).repeat(101))
  expect(socket.said()).toEqual([closing('Too many calls at once.')])
})

test('pings go out every 15 s; a client that is silent for longer than 30 s has gone', async () => {
  open()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(socket.said()).toEqual([{ type: 6 }, { type: 6 }])
  socket.hear(message({ type: 6 }))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(socket.isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(socket.isClosed).toBe(true)
})

test('a client that does not read is cut off before it fills the memory', async () => {
  open()
  socket.bufferedAmount = 4 * 1024 * 1024
  socket.hear(call('Echo', [1]))
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.isTerminated).toBe(false)
  socket.bufferedAmount++
  socket.hear(call('Echo', [1]))
  await vi.advanceTimersByTimeAsync(0)
  expect(socket.isTerminated).toBe(true)
})

test('a token that lasts for months does not end at once', async () => {
  open({ remainingMs: 2 ** 40 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(socket.isClosed).toBe(false)
})

test('who may not be here any more is sent away, a database that is away is waited for', async () => {
  open()
  refresh = async () => {
    throw new Error('no database')
  }
  await vi.advanceTimersByTimeAsync(7000)
  expect(socket.said()).toEqual([])
  refresh = async () => {
    throw new Problem(403, 'deactivated')
  }
  await vi.advanceTimersByTimeAsync(3000)
  expect(socket.said()).toEqual([closing('You are signed out.')])
})

test('nothing is left running once it is closed', async () => {
  open()
  socket.emit('close')
  expect(vi.getTimerCount()).toBe(0)
})
