import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { PortError } from '../../kit/port-error.ts'
import type { StateMessage } from '../frame/protocol.ts'
import type { Commit, Standing } from '../seminar.port.ts'
import { LessonRuntime, type Timers } from './lesson-runtime.ts'
import { createMemoryOutbox, type Outbox } from './outbox.ts'
import { replayCommits } from './replay.ts'

const lesson = { seminarId: 7, lessonId: 2 }
const standing: Standing = { status: 'incomplete', score: null, progress: null, seconds: 0, lastSeenAt: null } // prettier-ignore
const offline = () => new PortError({ code: 'offline' })
const takenOver = () => new PortError({ code: 'conflict', reason: 'taken-over' })

/** A clock that stands until it is moved. */
function createClock() {
  let now = 0
  let last = 0
  const waiting = new Map<number, { at: number; work: () => void }>()
  const timers: Timers = {
    now: () => now,
    set: (work, ms) => {
      last += 1
      waiting.set(last, { at: now + ms, work })
      return last
    },
    clear: (timer) => void waiting.delete(timer as number),
  }
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  }
  return {
    timers,
    settle,
    forward: async (ms: number) => {
      const until = now + ms
      for (;;) {
        const due = [...waiting].toSorted(([, a], [, b]) => a.at - b.at)[0]
        if (!due || due[1].at > until) break
        waiting.delete(due[0])
        now = due[1].at
        due[1].work()
        await settle()
      }
      now = until
    },
  }
}

const said = (cmi: Record<string, string>, change: Partial<StateMessage> = {}): StateMessage => ({
  type: 'state',
  cmi,
  isTerminated: false,
  seconds: 0,
  ...change,
})

function setUp(commit: (commit: Commit) => Promise<Standing> = async () => standing) {
  const clock = createClock()
  const outbox = createMemoryOutbox()
  const sent = vi.fn(commit)
  const left = vi.fn<(commit: Commit) => void>()
  const port = { commit: sent, commitOnExit: left }
  const runtime = new LessonRuntime({ port, lesson, launchId: 'a', outbox, timers: clock.timers })
  const commits = () => sent.mock.calls.map(([one]) => one)
  return { runtime, outbox, port, commits, left, ...clock }
}

test.each([
  'cmi.core.lesson_status',
  'cmi.completion_status',
  'cmi.success_status',
  'cmi.core.score.raw',
  'cmi.score.scaled',
])('%s is committed at once (T-87)', async (element) => {
  const { runtime, commits } = setUp()
  runtime.receive(said({ [element]: 'x' }, { seconds: 4 }))
  expect(commits()).toEqual([{ ...lesson, launchId: 'a', sequence: 1, cmi: { [element]: 'x' }, seconds: 4 }]) // prettier-ignore
})

test('everything else is committed once the lesson is quiet, and after 30 s at the latest (T-87)', async () => {
  const { runtime, commits, forward } = setUp()
  for (let second = 0; second < 40; second += 1) {
    runtime.receive(said({ 'cmi.location': String(second) }))
    await forward(1_000)
  }
  expect(commits().map(({ cmi }) => cmi)).toEqual([{ 'cmi.location': '29' }])
  await forward(5_000)
  expect(commits().at(-1)).toMatchObject({ sequence: 2, cmi: { 'cmi.location': '39' } })
  expect(runtime.getSnapshot()).toMatchObject({ saved: 'saved', standing })
})

test('a lesson that says nothing is still open, as the server hears; one that speaks needs no more (T-87)', async () => {
  const { runtime, commits, settle } = setUp()
  runtime.beat()
  expect(commits()).toMatchObject([{ sequence: 1, cmi: {} }])
  await settle()
  runtime.receive(said({ 'cmi.location': '1' }))
  runtime.beat()
  expect(commits()).toHaveLength(1)
})

test('what is refused whatever happens holds nothing back: how far the learner is arrives all the same (T-87)', async () => {
  const { runtime, commits, outbox, settle } = setUp(async ({ cmi }) => {
    if (cmi['cmi.suspend_data']) throw new PortError({ code: 'too-large' })
    return standing
  })
  runtime.receive(
    said({ 'cmi.suspend_data': 'x'.repeat(99), 'cmi.core.lesson_status': 'completed' }),
  )
  await settle()
  expect(commits().map(({ sequence, cmi }) => [sequence, Object.keys(cmi)])).toEqual([
    [1, ['cmi.suspend_data', 'cmi.core.lesson_status']],
    [1, ['cmi.core.lesson_status']],
  ])
  expect(runtime.getSnapshot()).toMatchObject({ saved: 'saved', isShortened: true })
  expect(await outbox.read()).toEqual([])
})

test('an attempt that staff has ended takes nothing more, and leaves nothing for the next (T-88)', async () => {
  const { runtime, outbox, settle } = setUp(async () => {
    throw new PortError({ code: 'conflict', reason: 'visit-ended' })
  })
  runtime.receive(said({ 'cmi.core.lesson_status': 'completed' }))
  await settle()
  expect(runtime.getSnapshot()).toMatchObject({ isTakenOver: true, isOver: true })
  expect(await outbox.read()).toEqual([])
})

test('one commit is on its way at a time; what comes meanwhile goes into the next (SEM-06)', async () => {
  const answers: (() => void)[] = []
  const { runtime, commits, settle } = setUp(
    () => new Promise((resolve) => answers.push(() => resolve(standing))),
  )
  runtime.receive(said({ 'cmi.core.lesson_status': 'incomplete' }))
  runtime.receive(said({ 'cmi.core.score.raw': '10' }))
  runtime.receive(said({ 'cmi.core.score.raw': '20', 'cmi.suspend_data': 'x' }))
  expect(commits()).toHaveLength(1)
  expect(runtime.getSnapshot().saved).toBe('saving')
  answers[0]!()
  await settle()
  expect(commits()[1]).toMatchObject({ sequence: 2, cmi: { 'cmi.core.score.raw': '20', 'cmi.suspend_data': 'x' } }) // prettier-ignore
})

test('without a network it is kept, said, and sent with growing pauses, the same under its number (T-87)', async () => {
  let isOnline = false
  const { runtime, commits, outbox, forward, settle } = setUp(async () => {
    if (!isOnline) throw offline()
    return standing
  })
  runtime.receive(said({ 'cmi.core.lesson_status': 'incomplete' }))
  await settle()
  expect(runtime.getSnapshot().saved).toBe('offline')
  runtime.receive(said({ 'cmi.core.lesson_status': 'completed' }))
  await forward(7_000)
  // After 0, 1, 3 and 7 seconds.
  expect(commits()).toHaveLength(4)
  expect(new Set(commits().map((one) => JSON.stringify(one))).size).toBe(1)
  expect(await outbox.read()).toMatchObject([{ sequence: 1 }, { sequence: 2 }])
  isOnline = true
  runtime.retryNow()
  await settle()
  expect(commits().at(-1)).toMatchObject({ sequence: 2, cmi: { 'cmi.core.lesson_status': 'completed' } }) // prettier-ignore
  expect(await outbox.read()).toEqual([])
  expect(runtime.getSnapshot().saved).toBe('saved')
})

test('a page that goes away hands over what waits and says that the visit is over (T-87)', () => {
  const { runtime, left, commits } = setUp()
  runtime.receive(said({ 'cmi.location': '3' }))
  runtime.leave(true)
  expect(commits()).toEqual([])
  expect(left.mock.calls).toEqual([[expect.objectContaining({ sequence: 1, cmi: { 'cmi.location': '3' }, isLast: true })]]) // prettier-ignore
})

test('a page that comes back sends it again under the same number, and goes on with the next (SEM-06)', async () => {
  const { runtime, left, commits, settle } = setUp()
  runtime.receive(said({ 'cmi.location': '3' }))
  runtime.leave(false)
  runtime.receive(said({ 'cmi.location': '4' }))
  runtime.commitNow()
  await settle()
  expect(commits()[0]).toEqual(left.mock.calls[0]![0])
  expect(commits()[1]).toMatchObject({ sequence: 2, cmi: { 'cmi.location': '4' } })
})

test('a lesson that was taken over sends nothing more and keeps what did not arrive (SEM-06)', async () => {
  const { runtime, commits, outbox, port, settle } = setUp(async () => {
    throw takenOver()
  })
  runtime.receive(said({ 'cmi.core.lesson_status': 'incomplete' }))
  await settle()
  runtime.receive(said({ 'cmi.core.lesson_status': 'completed' }))
  expect(runtime.getSnapshot()).toMatchObject({ isTakenOver: true, hasUnsent: true })
  expect(await runtime.end(3_000)).toBe('kept')
  await replayCommits({ port, outbox, now: () => 0, inEnded: always })
  expect(commits()).toHaveLength(1)
  expect(await outbox.read()).toMatchObject([{ sequence: 1, isRefused: true }])
})

test('leaving waits for the last commit, but not for long (T-87)', async () => {
  const quick = setUp()
  quick.runtime.receive(said({ 'cmi.location': '3' }))
  expect(await quick.runtime.end(3_000)).toBe('saved')
  expect(quick.commits()).toMatchObject([{ cmi: { 'cmi.location': '3' }, isLast: true }])
  const slow = setUp(() => new Promise(() => undefined))
  slow.runtime.receive(said({ 'cmi.location': '3' }))
  const ended = slow.runtime.end(3_000)
  await slow.forward(3_000)
  expect(await ended).toBe('kept')
  expect(await slow.outbox.read()).toMatchObject([{ cmi: { 'cmi.location': '3' }, isLast: true }])
})

const always = async (_: string, work: () => Promise<void>) => {
  await work()
  return true
}

test('commits of a visit that still runs somewhere are not sent by others', async () => {
  const { runtime, outbox, port, commits } = setUp()
  runtime.receive(said({ 'cmi.location': '3' }))
  await replayCommits({ port, outbox, now: () => 0, inEnded: async () => false })
  expect(commits()).toEqual([])
})

test('what one person could not send is not sent while another is signed in', async () => {
  const { runtime, outbox, port, commits } = setUp()
  runtime.receive(said({ 'cmi.location': '3' }))
  const others = { ...port, owner: '101:somebody' }
  await replayCommits({ port: others, outbox, now: () => 0, inEnded: always })
  expect(commits()).toEqual([])
  await replayCommits({ port, outbox, now: () => 0, inEnded: always })
  expect(commits()).toMatchObject([{ cmi: { 'cmi.location': '3' } }])
})

/** The server's rules: a number is kept once, and numbers do not go back. */
function createServer() {
  const cmi: Record<string, string> = {}
  const kept = new Map<string, number>()
  const orders: string[] = []
  return {
    cmi,
    orders,
    keep: ({ launchId, sequence, cmi: changed }: Commit) => {
      if (sequence <= (kept.get(launchId) ?? 0)) return
      kept.set(launchId, sequence)
      orders.push(`${launchId}:${sequence}`)
      Object.assign(cmi, changed)
    },
  }
}

type Fate = 'kept' | 'request lost' | 'answer lost' | 'refused'
const fates = fc.constantFrom<Fate>('kept', 'kept', 'request lost', 'answer lost', 'refused')
const steps = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('say' as const), element: fc.constantFrom('cmi.location', 'cmi.suspend_data', 'cmi.completion_status') }) }, // prettier-ignore
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 40_000 }) }) }, // prettier-ignore
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hide' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('leave' as const), isForGood: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('exit' as const) }) },
)

test('whatever is lost, refused or killed: the server ends with the last value of everything, in order (T-87, SEM-06)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(steps, { maxLength: 40 }),
      fc.array(fates, { maxLength: 40 }),
      async (plan, network) => {
        // prettier-ignore
        const clock = createClock()
        const server = createServer()
        const outbox: Outbox = createMemoryOutbox()
        const last: Record<string, string> = {}
        let calls = 0
        let visit = 0
        let value = 0
        let isGood = false
        const fateOf = () => (isGood ? 'kept' : (network[calls++] ?? 'kept'))
        const port = {
          commit: async (commit: Commit) => {
            const fate = fateOf()
            await Promise.resolve()
            if (fate === 'refused') throw new PortError({ code: 'unknown', status: 500 })
            if (fate === 'request lost') throw offline()
            server.keep(commit)
            if (fate === 'answer lost') throw offline()
            return standing
          },
          commitOnExit: (commit: Commit) => {
            if (fateOf() === 'kept') server.keep(commit)
          },
        }
        const open = () => {
          visit += 1
          const launchId = `v${visit}`
          // Of a page that is gone nothing is sent and no answer is heard.
          const own = async (commit: Commit) =>
            launchId === `v${visit}` ? port.commit(commit) : new Promise<Standing>(() => undefined)
          return new LessonRuntime({ port: { ...port, commit: own }, lesson, launchId, outbox, timers: clock.timers }) // prettier-ignore
        }
        const replay = () => replayCommits({ port, outbox, now: clock.timers.now, inEnded: always })
        const reopen = async () => {
          // A lesson is opened once what was kept has arrived, so that it begins with that.
          isGood = true
          await replay()
          isGood = false
          return open()
        }
        let runtime = open()
        for (const step of plan) {
          if (step.do === 'say') {
            value += 1
            last[step.element] = String(value)
            runtime.receive(said({ [step.element]: String(value) }))
          }
          if (step.do === 'wait') await clock.forward(step.ms)
          if (step.do === 'hide') runtime.commitNow()
          if (step.do === 'leave') {
            runtime.leave(step.isForGood)
            if (step.isForGood) runtime = await reopen()
          }
          if (step.do === 'exit') {
            const ended = runtime.end(3_000)
            await clock.settle()
            await clock.forward(3_000)
            await ended
            runtime = await reopen()
          }
          // Nothing of the page runs any more.
          if (step.do === 'kill') runtime = await reopen()
          await clock.settle()
        }
        isGood = true
        runtime.commitNow()
        await clock.forward(120_000)
        await clock.settle()
        await replay()
        expect(server.cmi).toEqual(last)
        expect(await outbox.read()).toEqual([])
        // Of each visit in the order of their numbers, each once.
        const byVisit = Map.groupBy(server.orders, (order) => order.split(':')[0])
        for (const orders of byVisit.values()) {
          const numbers = orders.map((order) => Number(order.split(':')[1]))
          expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
        }
      },
    ),
    { numRuns: 300 },
  )
})
