import { ApiError, type CallOptions, type Client } from '@atrium/api-client'
import type { Call, Comment } from '@atrium/api-client/contract'
import { expect, test, vi } from 'vitest'
import { PortError } from '../../kit/port-error.ts'
import { createCommentsAdapter, type LiveEvents } from './index.ts'

const said = (overrides: Partial<Comment> = {}): Comment => ({
  id: 9,
  componentId: 5,
  text: 'Gut so.',
  createdAt: '2027-03-15T08:00:00.000Z',
  createdByUser: { id: 2, firstName: 'Sabine', lastName: 'Moser' },
  isGenerated: false,
  ...overrides,
})

function setUp(answers: Record<string, unknown>, live?: LiveEvents) {
  const calls: { id: string; input: unknown; options: CallOptions | undefined }[] = []
  const client: Client = {
    call: async (call: Call, input: unknown, options?: CallOptions) => {
      calls.push({ id: call.id, input, options })
      const answer = answers[call.id]
      if (answer instanceof Error) throw answer
      return answer as never
    },
  }
  const port = createCommentsAdapter({ client, scope: { tenant: 101, user: 'aylin' }, live })
  return { port, calls }
}

test('keys carry tenant and user; what a server without our extensions leaves out is filled in (CMT-01)', async () => {
  const { port } = setUp({
    'comments.list': [
      said({
        can: { edit: true, delete: true, resolve: true },
        modifiedAt: '2027-03-15T09:00:00.000Z',
        version: 3,
      }),
      said({ id: 8 }),
    ],
  })
  const query = port.comments(5)
  expect(query.key.slice(0, 3)).toEqual(['atrium', 101, 'aylin'])
  expect(await query.load()).toMatchObject([
    { isOwn: true, isEdited: true, version: 3 },
    {
      isOwn: false,
      isEdited: false,
      version: 1,
      mentions: [],
      can: { edit: false, delete: false, resolve: false },
    },
  ])
})

test('a comment travels under its command’s id with those whom it addresses (T-54)', async () => {
  const { port, calls } = setUp({ 'comments.add': said() })
  await port.add({ itemId: 5, text: 'Gut so.', mentionedIds: [2], commandId: 'c-1' })
  expect(calls).toEqual([
    {
      id: 'comments.add',
      input: {
        params: { applicationId: 101, componentId: 5 },
        body: { text: 'Gut so.', mentionedUserIds: [2] },
      },
      options: { idempotencyKey: 'c-1' },
    },
  ])
})

test('a change says which state was seen; a refusal comes in the port’s words', async () => {
  const stale = new ApiError({ status: 409, code: 'stale', title: 'Changed' })
  const { port, calls } = setUp({ 'comments.save': stale })
  const change = { id: 9, version: 2, text: 'Neu', mentionedIds: [], commandId: 'c-2' }
  const error: unknown = await port.save(change).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(PortError)
  expect(error).toMatchObject({ code: 'conflict' })
  expect(calls[0]!.options).toEqual({ idempotencyKey: 'c-2', ifMatch: 2 })
})

test('it hears of its own item in its own application, of rights, and of what was missed', () => {
  const events = new Set<Parameters<LiveEvents['onEvent']>[0]>()
  const resets = new Set<Parameters<LiveEvents['onReset']>[0]>()
  const { port } = setUp(
    {},
    {
      onEvent: (listener) => (events.add(listener), () => events.delete(listener)),
      onReset: (listener) => (resets.add(listener), () => resets.delete(listener)),
    },
  )
  const listener = vi.fn()
  const stop = port.onChange!(5, listener)
  const happen = (type: string, payload: object, applicationId = 101) => {
    for (const hear of events) hear({ applicationId, type, payload })
  }
  happen('comments.changed', { componentId: 5, commandId: 'c-1' })
  happen('comments.changed', { componentId: 6 })
  happen('comments.changed', { componentId: 5 }, 115)
  happen('rights.changed', {})
  for (const reset of resets) reset({ applicationId: 101 })
  expect(listener.mock.calls).toEqual([[{ commandId: 'c-1' }], [{}], [{}]])
  stop()
  expect([events.size, resets.size]).toEqual([0, 0])
})

test('a place and what is answered travel where there are any, and come back (T-41)', async () => {
  const place = { version: 2, x: 0.5, y: 0.25, page: 3 }
  const { port, calls } = setUp({ 'comments.add': said({ place, replyTo: null }) })
  const common = { itemId: 5, text: 'Gut so.', mentionedIds: [] }
  expect((await port.add({ ...common, place, commandId: 'c-1' })).place).toEqual(place)
  await port.add({ ...common, replyTo: 9, commandId: 'c-2' })
  expect(calls.map(({ input }) => (input as { body: unknown }).body)).toEqual([
    { text: 'Gut so.', mentionedUserIds: [], place },
    { text: 'Gut so.', mentionedUserIds: [], replyTo: 9 },
  ])
})
