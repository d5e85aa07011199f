import { ApiError, type CallOptions, type Client } from '@atrium/api-client'
import type { Call, Post } from '@atrium/api-client/contract'
import { expect, test, vi } from 'vitest'
import { createPostsAdapter, type LiveEvents } from './index.ts'

const post = (overrides: Partial<Post>): Post => ({
  id: 10,
  applicationId: 101,
  type: 'post',
  displayName: 'Halbzeit',
  description: null,
  url: null,
  icon: 'newspaper',
  isExternal: false,
  fileSize: null,
  collectionType: null,
  parentComponentId: 8,
  version: 3,
  contentType: null,
  childCount: null,
  createdAt: '2026-11-18T13:06:12.000Z',
  modifiedAt: '2026-11-18T13:06:12.000Z',
  createdByUser: { id: 5, firstName: 'Aylin', lastName: 'Kaya' },
  userGroupIds: null,
  can: { edit: true, delete: true, addFiles: false, addFolders: false },
  teaser: null,
  body: '<p>Text</p>',
  imageUrl: null,
  publishedAt: '2026-11-18T13:06:12.000Z',
  tags: ['TV'],
  reactionCounts: { like: 2 },
  ownReaction: 'like',
  ...overrides,
})
const collection = { id: 8, displayName: 'Insights', description: null, can: { addItems: true } }
const fields = {
  title: 'Halbzeit',
  teaser: '',
  body: '<p>Text</p>',
  imageUrl: '',
  tags: ['TV'],
  publishedAt: null,
}

function setUp(
  answer: (id: string, input: { query?: { page?: number } }) => unknown,
  live?: LiveEvents,
) {
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
  return { port: createPostsAdapter({ client, scope, live }), calls }
}

test('the list asks for 100 a page from 0, and no post stands in it twice (POST-02, CONST-09)', async () => {
  const full = Array.from({ length: 100 }, (_, index) => post({ id: index + 1 }))
  const { port, calls } = setUp((id, { query }) =>
    id === 'components.get' ? collection : query?.page === 0 ? full : [full[99], post({ id: 101 })],
  )
  const first = await port.feed(8, 1).load()
  expect([first.posts.length, first.hasMore, first.can.add]).toEqual([100, true, true])
  expect(calls[1]!.input).toMatchObject({ query: { parentComponentId: 8, page: 0, count: 100 } })
  const both = await port.feed(8, 2).load()
  expect([both.posts.length, both.hasMore]).toEqual([101, false])
})

test('a post is told in the module’s words (POST-01)', async () => {
  const { port } = setUp(() => post({}))
  expect(await port.post(10).load()).toMatchObject({
    id: 10,
    title: 'Halbzeit',
    author: 'Aylin Kaya',
    reactions: { counts: { like: 2, heart: 0, idea: 0 }, own: 'like' },
  })
})

test('a new draft travels without a moment; a post that becomes one says null (T-77, API-40)', async () => {
  const { port, calls } = setUp(() => post({}))
  await port.add({ collectionId: 8, fields, notify: true, commandId: 'c-1' })
  await port.save({ id: 10, version: 3, fields, commandId: 'c-2' })
  const [added, saved] = calls.map(({ input }) => input as { body: object })
  expect(added!.body).toMatchObject({
    displayName: 'Halbzeit',
    data: { parentComponentId: 8, notifyGroups: true },
  })
  expect(added!.body).not.toHaveProperty('publishedAt')
  expect(saved!.body).toMatchObject({ id: 10, publishedAt: null })
  expect(calls[1]!.options).toEqual({ idempotencyKey: 'c-2', ifMatch: 3 })
})

test('a refusal names its fields in the module’s words (ERR-16)', async () => {
  const errors = { displayName: ['Zu kurz'] }
  const { port } = setUp(
    () => new ApiError({ status: 400, code: 'x', title: 'x', traceId: 't', errors }),
  )
  const work = port.add({ collectionId: 8, fields, notify: false, commandId: 'c' })
  await expect(work).rejects.toMatchObject({ code: 'invalid', fields: { title: ['Zu kurz'] } })
})

test('reactions, changes here and missed events are told; those elsewhere are not', () => {
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
  const changed = (parentIds: number[]) =>
    send({ applicationId: 101, type: 'components.changed', payload: { parentIds } })
  changed([7])
  expect(listener).not.toHaveBeenCalled()
  changed([8])
  const counts = { like: 1 }
  send({ applicationId: 101, type: 'reactions.changed', payload: { componentId: 10, counts } })
  reset({ applicationId: 101 })
  expect(listener.mock.calls).toEqual([
    [{ commandId: undefined }],
    [{ commandId: undefined, reactions: { id: 10, counts } }],
    [{}],
  ])
})
