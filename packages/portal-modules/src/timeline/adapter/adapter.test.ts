import { ApiError, type CallOptions, type Client } from '@atrium/api-client'
import type { Call, TimelineItem } from '@atrium/api-client/contract'
import { expect, test, vi } from 'vitest'
import { createTimelineAdapter, type LiveEvents } from './index.ts'

const item = (overrides: Partial<TimelineItem> = {}): TimelineItem => ({
  id: 10,
  componentId: 8,
  title: 'Mediaplan freigegeben',
  text: null,
  date: '2027-04-01T08:00:00.000Z',
  type: 'milestone',
  icon: null,
  url: null,
  createdByUser: { id: 5, firstName: 'Aylin', lastName: 'Kaya' },
  createdAt: '2027-04-01T08:06:12.000Z',
  version: 3,
  can: { edit: true },
  ...overrides,
})
const fields = {
  title: ' Start ',
  text: '',
  day: '2027-12-24',
  kind: 'campaign',
  icon: '',
  url: '',
} as const

function setUp(answer: (id: string, input: { query?: object }) => unknown, live?: LiveEvents) {
  const calls: { id: string; input: unknown; options: CallOptions | undefined }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown, options?: CallOptions) => {
      calls.push({ id: call.id, input, options })
      const given = answer(call.id, input as never)
      if (given instanceof Error) throw given
      return given as never
    },
  }
  const scope = { tenant: 101, user: 'maren' }
  return { port: createTimelineAdapter({ client, scope, live }), calls }
}
const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => item({ id: from - index }))

test('each page begins after the last item of the one before (TL-01)', async () => {
  const { port, calls } = setUp((_, { query = {} }) =>
    'beforeId' in query ? page(85, 4) : page(100, 15),
  )
  const { items, hasMore } = await port.items(8, { pages: 3 }).load()
  expect([items.length, hasMore, calls.length]).toEqual([19, false, 2])
  expect(calls[1]!.input).toEqual({
    params: { applicationId: 101, componentId: 8 },
    query: { before: '2027-04-01T08:00:00.000Z', beforeId: 86 },
  })
})

test('after an order the next page begins after that order, whose number is none of an item (TL-01)', async () => {
  const { port, calls } = setUp((_, { query = {} }) =>
    'before' in query ? [] : [...page(100, 14), item({ id: 100, type: 'order' })],
  )
  const { items } = await port.items(8, { pages: 2 }).load()
  expect(items.at(-1)).toMatchObject({ id: -100, kind: 'order' })
  expect(new Set(items.map(({ id }) => id)).size).toBe(15)
  expect(calls[1]!.input).toMatchObject({
    query: { before: '2027-04-01T08:00:00.000Z', beforeOrderId: 100 },
  })
})

test('what happens to orders that the reader sees is a change of the timeline (RT-02)', async () => {
  let send: Parameters<LiveEvents['onEvent']>[0] = () => undefined
  const live: LiveEvents = {
    onEvent: (listener) => {
      send = listener
      return () => undefined
    },
    onReset: () => () => undefined,
  }
  const counts = { info: 0, campaign: 0, milestone: 0, file: 0, post: 0, order: 3 }
  const { port } = setUp(
    (id) =>
      id === 'timeline.overview'
        ? { counts, orderListIds: [40], firstDate: null, lastDate: null, can: { add: false } }
        : { displayName: 'Zeitleiste', description: null },
    live,
  )
  const listener = vi.fn()
  port.onChange!(8, listener)
  expect(await port.overview(8).load()).toMatchObject({ counts })
  const change = (parentIds: number[]) =>
    send({ applicationId: 101, type: 'components.changed', payload: { kind: 'changed', componentIds: [4_001], parentIds } }) // prettier-ignore
  change([41])
  expect(listener).not.toHaveBeenCalled()
  change([40])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('who asks for one page more waits for that page alone; after a change all come anew (TL-01)', async () => {
  const { port, calls } = setUp((id, { query = {} }) => {
    if (id !== 'timeline.list') return item()
    return 'beforeId' in query ? page(Number(query.beforeId) - 1, 15) : page(100, 15)
  })
  await port.items(8, { pages: 1 }).load()
  const { items, hasMore } = await port.items(8, { pages: 2 }).load()
  expect([items.length, items.at(-1)!.id, hasMore, calls.length]).toEqual([30, 71, true, 2])
  // The same again is a question for what is there now.
  await port.items(8, { pages: 2 }).load()
  expect(calls).toHaveLength(4)
  await port.items(8, { pages: 3, kind: 'file' }).load()
  expect(calls).toHaveLength(7)
  await port.items(8, { pages: 2 }).load()
  await port.add({ timelineId: 8, fields, commandId: 'c' })
  expect(calls).toHaveLength(10)
  await port.items(8, { pages: 3 }).load()
  expect(calls).toHaveLength(13)
})

test('a stretch with its day asks for what is before the next one, of its kind (T-78)', async () => {
  const { port, calls } = setUp(() => [])
  await port.items(8, { pages: 1, until: '2027-10-30', kind: 'file' }).load()
  // The clocks change in that night.
  expect(calls[0]!.input).toMatchObject({
    query: { before: '2027-10-31T09:00:00.000Z', type: 'file' },
  })
})

test('an item is told in the module’s words, its day as Berlin has it (VAL-11)', async () => {
  const { port } = setUp(() => item())
  expect(await port.item(10).load()).toEqual({
    id: 10,
    title: 'Mediaplan freigegeben',
    text: null,
    day: '2027-04-01',
    kind: 'milestone',
    icon: null,
    url: null,
    author: 'Aylin Kaya',
    version: 3,
    can: { edit: true },
  })
})

test('what is left empty travels as none; a change with the version that was seen', async () => {
  const { port, calls } = setUp(() => item())
  await port.add({ timelineId: 8, fields, commandId: 'c-1' })
  await port.save({ id: 10, version: 3, fields, commandId: 'c-2' })
  const body = { title: 'Start', text: null, date: '2027-12-24T09:00:00.000Z', type: 'campaign', icon: null, url: null } // prettier-ignore
  expect(calls.map(({ input }) => (input as { body: object }).body)).toEqual([
    body,
    { id: 10, ...body },
  ])
  expect(calls[1]!.options).toEqual({ idempotencyKey: 'c-2', ifMatch: 3 })
})

test('a refusal names its fields in the module’s words (ERR-16)', async () => {
  const errors = { date: ['Kein Tag'], type: ['Keine Art'] }
  const { port } = setUp(
    () => new ApiError({ status: 400, code: 'x', title: 'x', traceId: 't', errors }),
  )
  await expect(port.add({ timelineId: 8, fields, commandId: 'c' })).rejects.toMatchObject({
    code: 'invalid',
    fields: { day: ['Kein Tag'], kind: ['Keine Art'] },
  })
})

test('changes here and missed events are told; those elsewhere and reactions are not', () => {
  let send: Parameters<LiveEvents['onEvent']>[0] = () => undefined
  let reset: Parameters<LiveEvents['onReset']>[0] = () => undefined
  const live: LiveEvents = {
    onEvent: (listener) => {
      send = listener
      return () => undefined
    },
    onReset: (listener) => {
      reset = listener
      return () => undefined
    },
  }
  const listener = vi.fn()
  setUp(() => undefined, live).port.onChange!(8, listener)
  const changed = (componentIds: number[]) =>
    send({
      applicationId: 101,
      type: 'components.changed',
      payload: { componentIds, commandId: 'c' },
    })
  changed([7])
  send({ applicationId: 101, type: 'reactions.changed', payload: { componentId: 8, counts: {} } })
  expect(listener).not.toHaveBeenCalled()
  changed([8])
  reset({ applicationId: 101 })
  expect(listener.mock.calls).toEqual([[{ commandId: 'c' }], [{ commandId: undefined }]])
})
