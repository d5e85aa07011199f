import { ApiError, type Client } from '@atrium/api-client'
import type { Call, HomeChange } from '@atrium/api-client/contract'
import { expect, test, vi } from 'vitest'
import { change, fixedNow, overview } from '../testing/fixtures.ts'
import { createHomeAdapter, type HomeAdapterOptions, type LiveEvents } from './index.ts'

const context = { locale: 'de', now: fixedNow } as const
const changeOf = (more: Partial<HomeChange> = {}) => ({ ...change(), url: '/files', ...more })

function setUp(answers: Record<string, unknown>, more: Partial<HomeAdapterOptions> = {}) {
  const calls: { id: string; input: unknown }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown) => {
      calls.push({ id: call.id, input })
      const answer = answers[call.id]
      if (answer instanceof Error) throw answer
      return (typeof answer === 'function' ? await answer() : answer) as never
    },
  }
  const scope = { tenant: 101, user: 'sabine' }
  const port = createHomeAdapter({ client, scope, open: () => undefined, ...more })
  return { port, calls, of: (id: string) => port.contributions.find((one) => one.id === id)! }
}

test('keys carry tenant and user; the bell’s own description is used', () => {
  const { port, of } = setUp({})
  // Approvals are those of all applications.
  for (const { id, query } of port.contributions)
    expect(query.key.slice(0, 3)).toEqual(['atrium', id === 'approvals' ? 0 : 101, 'sabine'])
  expect(of('notices').query.key).toEqual([
    'atrium',
    101,
    'sabine',
    'notifications.list',
    { params: { applicationId: 101 } },
  ])
})

test('what lies where no page shows it has no address', async () => {
  const post = { id: 2, type: 'postCollection', displayName: 'Insights' }
  const answer = { ...overview, changes: [changeOf(), changeOf({ place: post })] }
  const { of } = setUp(
    { 'home.overview': answer },
    { canShow: (type) => type !== 'postCollection' },
  )
  const { query, rows } = of('changes')
  expect(rows(await query.load(), context).map(({ href }) => href)).toEqual(['/files', undefined])
})

test('what was opened a moment ago is known when home is asked again, also if it is opened meanwhile (T-02, D-04)', async () => {
  const noted: (() => void)[] = []
  const asked: (() => void)[] = []
  const held = (list: (() => void)[]) => new Promise<void>((go) => list.push(go))
  const { of } = setUp({
    'components.track': () => held(noted),
    'home.overview': () => held(asked).then(() => ({ ...overview, changes: [changeOf()] })),
  })
  const { query, rows, onOpen } = of('changes')
  const first = query.load()
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]!()
  const data = await first
  const [row] = rows(data, context)

  onOpen!(row!, data)
  const ended = vi.fn<(answer: unknown) => void>()
  void query.load().then(ended)
  await Promise.resolve()
  expect(asked).toHaveLength(1)
  noted[0]!()
  await expect.poll(() => asked).toHaveLength(2)

  onOpen!(row!, data)
  noted[1]!()
  asked[1]!()
  await expect.poll(() => asked).toHaveLength(3)
  expect(ended).not.toHaveBeenCalled()
  asked[2]!()
  await expect.poll(() => ended).toHaveBeenCalled()
})

test('what is opened is noted as seen: the thing, or the folder of several files (D-04, API-30)', async () => {
  const several = changeOf({ count: 3 })
  const said = changeOf({ kind: 'commented' })
  const { of, calls } = setUp({ 'home.overview': { ...overview, changes: [several, said] } })
  const { query, rows, onOpen } = of('changes')
  const data = await query.load()
  for (const row of rows(data, context)) onOpen!(row, data)
  expect(calls.filter(({ id }) => id === 'components.track')).toMatchObject([
    { input: { params: { applicationId: 101, componentId: several.place.id } } },
    { input: { params: { applicationId: 101, componentId: said.component.id } } },
  ])
})

test('failures are told in the port’s words', async () => {
  const failure = new ApiError({ status: 500, code: 'x', title: 'x', traceId: 'trace-1' })
  const { of } = setUp({ 'home.overview': failure })
  await expect(of('changes').query.load()).rejects.toMatchObject({
    name: 'PortError',
    code: 'unknown',
    retryable: true,
    reference: 'trace-1',
  })
})

test('each answer hears of what concerns it, of this tenant alone; missed events too', () => {
  const sends: Parameters<LiveEvents['onEvent']>[0][] = []
  const resets: Parameters<LiveEvents['onReset']>[0][] = []
  const live: LiveEvents = {
    onEvent: (listener) => {
      sends.push(listener)
      return () => sends.splice(sends.indexOf(listener), 1)
    },
    onReset: (listener) => {
      resets.push(listener)
      return () => resets.splice(resets.indexOf(listener), 1)
    },
  }
  const { of } = setUp({}, { live })
  const [changed, asked] = [vi.fn(), vi.fn()]
  const stop = of('changes').onChange!(changed)
  of('notices').onChange!(asked)
  const send = (type: string, applicationId = 101) =>
    sends.forEach((listener) => listener({ applicationId, type, payload: {} }))
  send('components.changed')
  send('comments.changed')
  send('comments.changed', 102)
  send('notification.created')
  expect([changed.mock.calls.length, asked.mock.calls.length]).toEqual([2, 1])
  resets.forEach((listener) => listener({ applicationId: 101 }))
  expect([changed.mock.calls.length, asked.mock.calls.length]).toEqual([3, 2])
  stop()
  send('components.changed')
  expect(changed).toHaveBeenCalledTimes(3)
})

test('without a live connection nothing is live', () => {
  for (const { onChange } of setUp({}).port.contributions) expect(onChange).toBeUndefined()
})
