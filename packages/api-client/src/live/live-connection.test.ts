import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLiveConnection, type LiveConnection } from './live-connection.ts'
import { createFakePortalHub, type FakePortalHub } from './testing/fake-portal-hub.ts'

let hub: FakePortalHub
let live: LiveConnection
let seen: string[]
let resets: number[]
let logged: unknown[][]

beforeEach(async () => {
  hub = await createFakePortalHub()
  connect()
})

afterEach(async () => {
  vi.useRealTimers()
  await live.close()
  await hub.close()
})

/** Hears what a browser's window would. */
const page = new EventTarget()

function connect(
  token: () => Promise<string | undefined> = async () => 'secret-token',
  cursor: () => string | undefined = () => 'c0',
) {
  seen = []
  resets = []
  logged = []
  live = createLiveConnection({
    hubUrl: hub.hubUrl,
    token,
    cursor,
    log: (...line) => logged.push(line),
  })
  live.onEvent(({ type }) => seen.push(type))
  live.onReset(({ applicationId }) => resets.push(applicationId))
}

// Attempts wait longer each time, and a busy machine misses one.
vi.setConfig({ testTimeout: 20_000 })
const until = (condition: () => boolean) =>
  vi.waitUntil(condition, { timeout: 15_000, interval: 5 })
const connected = () => until(() => live.getState() === 'connected')
const joined = (times: number) => hub.calls.filter(([name]) => name === 'Join').length === times

/** Another client comes later, and is connected: whatever was begun before has reached the hub. */
async function connectLater(applicationId: number) {
  const other = createLiveConnection({ hubUrl: hub.hubUrl, token: async () => 'later-token' })
  onTestFinished(() => other.close())
  other.join(applicationId)
  await until(() => other.getState() === 'connected')
}

async function comeBack() {
  hub.cut()
  await until(() => live.getState() === 'connecting')
  await connected()
}

describe('events', () => {
  test('reach whoever joined their application, and nobody else', async () => {
    live.join(1)
    await connected()
    hub.happen('task.moved')
    hub.happen('task.moved elsewhere', 2)
    hub.happen('task.renamed')
    await until(() => seen.length === 2)
    expect(seen).toEqual(['task.moved', 'task.renamed'])
  })

  test('nothing connects before somebody joins', async () => {
    await connectLater(1)
    expect([hub.tokens, live.getState()]).toEqual([['later-token'], 'connecting'])
  })

  test('stop after leaving; leaving and joining again stay in order', async () => {
    live.join(1)
    await connected()
    live.leave(1)
    live.join(1)
    live.leave(1)
    hub.happen('task.moved')
    await until(() => hub.calls.length === 4)
    expect(hub.calls.map(([name]) => name)).toEqual(['Join', 'Leave', 'Join', 'Leave'])
    expect(seen).toEqual([])
  })

  test('an application that is joined while connecting is joined too', async () => {
    live.join(1)
    await until(() => joined(1))
    live.join(2)
    await until(() => joined(2))
    hub.happen('task.moved', 2)
    await until(() => seen.length === 1)
  })

  test('a listener can be taken away', async () => {
    const listener = vi.fn()
    const stop = live.onEvent(listener)
    live.join(1)
    await connected()
    stop()
    hub.happen('task.moved')
    await until(() => seen.length === 1)
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('before the first connection', () => {
  test('what happens after the cursor of what was loaded comes, and nothing is loaded twice', async () => {
    hub.happen('loaded')
    await live.close()
    connect(undefined, () => 'c1')
    live.join(1)
    hub.happen('just after')
    await until(() => seen.length === 1)
    await connected()
    expect([seen, resets]).toEqual([['just after'], []])
  })

  test('the cursor is that of the moment of joining, however long connecting takes', async () => {
    await live.close()
    const token = Promise.withResolvers<string>()
    let at = 'c0'
    connect(
      () => token.promise,
      () => at,
    )
    live.join(1)
    hub.happen('meanwhile')
    at = 'c1'
    token.resolve('secret-token')
    await until(() => seen.length === 1)
  })

  test('without a cursor all that was loaded may be out of date', async () => {
    await live.close()
    connect(undefined, () => undefined)
    live.join(1)
    await until(() => resets.length === 1)
    await comeBack()
    expect(resets).toEqual([1])
  })
})

describe('after a lost connection', () => {
  test('what was missed comes first, in order, each once', async () => {
    live.join(1)
    await connected()
    hub.happen('one')
    await until(() => seen.length === 1)
    hub.overlap = 1
    hub.cut()
    hub.happen('two')
    hub.happen('three')
    await until(() => seen.length >= 3)
    await connected()
    hub.happen('four')
    await until(() => seen.includes('four'))
    expect(seen).toEqual(['one', 'two', 'three', 'four'])
    expect(hub.calls.at(-1)).toEqual(['Join', 1, 'c1'])
    expect(resets).toEqual([])
  })

  test('nothing is lost when it breaks again before the catch-up came through', async () => {
    live.join(1)
    await connected()
    hub.happen('one')
    await until(() => seen.length === 1)
    hub.cut()
    hub.happen('two')
    hub.refusals = 2
    const refused: number[] = []
    live.onRefused(({ applicationId }) => refused.push(applicationId))
    await until(() => seen.length === 2)
    expect(seen).toEqual(['one', 'two'])
    expect(refused).toEqual([1, 1])
    expect(hub.calls.filter(([name]) => name === 'Join').slice(1)).toEqual([
      ['Join', 1, 'c1'],
      ['Join', 1, 'c1'],
      ['Join', 1, 'c1'],
    ])
  })

  test('a gap that the server cannot fill means loading again, then goes on from there', async () => {
    live.join(1)
    await connected()
    hub.happen('one')
    await until(() => seen.length === 1)
    hub.cut()
    hub.happen('two')
    hub.keptFrom = 2
    await until(() => resets.length === 1)
    expect(seen).toEqual(['one'])
    await connected()
    await comeBack()
    expect(hub.calls.at(-1)).toEqual(['Join', 1, 'c2'])
    expect(resets).toEqual([1])
  })

  test('an application that was left is not joined again', async () => {
    live.join(1)
    live.join(2)
    await connected()
    live.leave(2)
    hub.calls.length = 0
    await comeBack()
    expect(hub.calls.map(([name, id]) => [name, id])).toEqual([['Join', 1]])
  })
})

describe('connecting', () => {
  test('brings the token, asks for it anew each time, and never logs it (RT-04)', async () => {
    await live.close()
    let count = 0
    connect(async () => `secret-token-${++count}`)
    live.join(1)
    await connected()
    await comeBack()
    expect(new Set(hub.tokens).size).toBe(hub.tokens.length)
    expect(hub.tokens.every((token) => token?.startsWith('secret-token-'))).toBe(true)
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.map((line) => line.map(String).join(' ')).join('\n')).not.toContain(
      'secret-token',
    )
  })

  test('without a token it is refused, logged, and works once there is one (RT-04, ERR-15)', async () => {
    await live.close()
    let token: string | undefined
    connect(async () => token)
    live.join(1)
    await until(() => logged.length > 0)
    expect(hub.tokens).toEqual([undefined])
    expect(String(logged[0]?.[1])).toContain('401')
    token = 'secret-token'
    await connected()
  })

  test('goes on trying while the server is down', async () => {
    const { port } = hub
    await hub.close()
    live.join(1)
    await until(() => logged.length >= 3)
    hub = await createFakePortalHub(port)
    await connected()
  })

  test('is paused after 30 s without a connection and recovers (ERR-15)', async () => {
    await live.close()
    const token = Promise.withResolvers<string>()
    connect(() => token.promise)
    const listener = vi.fn()
    live.subscribe(listener)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    live.join(1)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(live.getState()).toBe('connecting')
    await vi.advanceTimersByTimeAsync(1)
    expect(live.getState()).toBe('paused')
    expect(listener).toHaveBeenCalledOnce()
    vi.useRealTimers()
    token.resolve('secret-token')
    await connected()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['the network is back', () => page.dispatchEvent(new Event('online'))],
    [
      'somebody looks at the page again',
      () => (document as EventTarget).dispatchEvent(new Event('visibilitychange')),
    ],
    ['a call has reached the server', () => live.wake()],
  ])('does not wait for its next attempt when %s (RT-05)', async (_, happen) => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    onTestFinished(() => void vi.unstubAllGlobals())
    const { port } = hub
    await hub.close()
    await live.close()
    connect()
    // No wait ends by itself, and none of what waits for a condition may move the clock.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const hasFailed = Promise.withResolvers<void>()
    logged.push = () => (hasFailed.resolve(), 0)
    live.join(1)
    await hasFailed.promise
    hub = await createFakePortalHub(port)
    vi.setSystemTime(Date.now() + 2_000)
    const isUp = Promise.withResolvers<void>()
    live.subscribe(() => live.getState() === 'connected' && isUp.resolve())
    // The failed attempt is put away first; what comes before that finds nobody waiting.
    const again = setInterval(happen, 20)
    await isUp.promise
    clearInterval(again)
  })

  test('calls that succeed bring no more than one attempt a second while the hub refuses', async () => {
    await live.close()
    connect(async () => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const attempts = () => hub.tokens.length
    const hasFailed = Promise.withResolvers<void>()
    logged.push = () => (hasFailed.resolve(), 0)
    live.join(1)
    await hasFailed.promise
    for (let call = 0; call < 50; call++) {
      live.wake()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(attempts()).toBe(1)
  })

  test('closing ends it for good', async () => {
    live.join(1)
    await connected()
    await live.close()
    await until(() => hub.connections() === 0)
    live.join(2)
    await connectLater(3)
    expect(hub.connections()).toBe(1)
    expect(hub.calls.map(([name, applicationId]) => [name, applicationId])).toEqual([
      ['Join', 1],
      ['Join', 3],
    ])
  })
})
