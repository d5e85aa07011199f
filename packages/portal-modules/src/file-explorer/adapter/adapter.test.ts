import { ApiError, type CallOptions, type Client } from '@atrium/api-client'
import { maxItemsAtOnce, type Call, type Component } from '@atrium/api-client/contract'
import { expect, test, vi } from 'vitest'
import { PortError } from '../../kit/port-error.ts'
import { mostAtOnce } from '../file-explorer.port.ts'
import { createFileExplorerAdapter, type LiveEvents } from './index.ts'

const component = (overrides: Partial<Component>): Component => ({
  id: 1,
  applicationId: 101,
  type: 'filelink',
  displayName: 'Plan.pdf',
  description: null,
  url: null,
  icon: null,
  isExternal: false,
  fileSize: 12,
  collectionType: null,
  parentComponentId: 7,
  version: 3,
  contentType: 'application/pdf',
  childCount: null,
  createdAt: '2026-11-18T13:06:12.000Z',
  modifiedAt: '2026-11-18T13:06:12.000Z',
  createdByUser: { id: 5, firstName: 'Jonas', lastName: 'Thiele' },
  userGroupIds: null,
  can: { edit: true, delete: true, addFiles: false, addFolders: false },
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
  const port = createFileExplorerAdapter({ client, scope: { tenant: 101, user: 'maren' }, live })
  return { port, calls }
}
const rejection = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(PortError)
  return error as PortError
}

test('a folder is read with its path; keys carry tenant and user; other types are left out (FILE-02)', async () => {
  const { port } = setUp({
    'components.path': [
      component({ id: 7, type: 'fileexplorer', displayName: 'Dateien' }),
      component({ id: 9, type: 'directory', displayName: 'Kreation', userGroupIds: [11] }),
    ],
    'components.children': [
      component({ id: 10 }),
      component({ id: 11, type: 'directory', displayName: 'Alt', childCount: 4, fileSize: null }),
      component({ id: 12, type: 'reportlink' }),
    ],
  })
  const query = port.folder(9)
  expect(query.key.slice(0, 3)).toEqual(['atrium', 101, 'maren'])
  const folder = await query.load()
  expect(folder).toMatchObject({ id: 9, name: 'Kreation', audience: [11] })
  expect(folder.path).toEqual([
    { id: 7, name: 'Dateien' },
    { id: 9, name: 'Kreation' },
  ])
  expect(folder.entries).toMatchObject([
    { id: 10, kind: 'file', size: 12, childCount: null, modifiedBy: 'Jonas Thiele' },
    { id: 11, kind: 'folder', size: null, childCount: 4 },
  ])
  expect(folder.entries[0]!.audience).toBeUndefined()
})

test('a command travels under its own id and with the version that was seen', async () => {
  const { port, calls } = setUp({ 'directories.save': component({ type: 'directory' }) })
  await port.rename({ id: 4, kind: 'folder', name: 'Neu', version: 8, commandId: 'c-1' })
  expect(calls).toEqual([
    {
      id: 'directories.save',
      input: { params: { applicationId: 101 }, body: { id: 4, displayName: 'Neu' } },
      options: { idempotencyKey: 'c-1', ifMatch: 8 },
    },
  ])
})

test('without a chosen audience none is sent, so the folder’s own counts (FILE-11)', async () => {
  const { port, calls } = setUp({ 'directories.create': component({ type: 'directory' }) })
  await port.createFolder({ parentId: 7, name: 'Neu', notify: false, commandId: 'c-1' })
  expect(calls[0]!.input).toEqual({
    params: { applicationId: 101 },
    body: { parentComponentId: 7, displayName: 'Neu', notifyGroups: false },
  })
})

test('a move says where from, where to, and what becomes of a taken name (FILE-08, T-65)', async () => {
  const { port, calls } = setUp({
    'components.moveMany': {
      components: [component({ parentComponentId: 9 })],
      refused: [{ componentId: 2, status: 409, code: 'name-taken' }],
    },
  })
  const entries = [
    { id: 1, onConflict: 'keep-both' as const },
    { id: 2, onConflict: 'refuse' as const },
  ]
  const { done, refused } = await port.move!({ fromId: 7, toId: 9, entries, commandId: 'c-1' })
  expect(done.map(({ kind }) => kind)).toEqual(['file'])
  expect(refused).toMatchObject([{ id: 2, error: { code: 'conflict', reason: 'name-taken' } }])
  expect(calls).toEqual([
    {
      id: 'components.moveMany',
      input: {
        params: { applicationId: 101 },
        body: {
          fromParentId: 7,
          toParentId: 9,
          items: [
            { componentId: 1, conflict: 'keep-both' },
            { componentId: 2, conflict: 'refuse' },
          ],
        },
      },
      options: { idempotencyKey: 'c-1' },
    },
  ])
})

test('copies travel in one call, each with what becomes of a taken name (T-65, T-68)', async () => {
  const { port, calls } = setUp({ 'fileLinks.copy': [component({ id: 8, parentComponentId: 9 })] })
  const copied = await port.copy!({
    toId: 9,
    entries: [{ id: 1, onConflict: 'keep-both' }],
    commandId: 'c-1',
  })
  expect(copied).toMatchObject([{ id: 8, kind: 'file' }])
  expect(calls).toEqual([
    {
      id: 'fileLinks.copy',
      input: {
        params: { applicationId: 101 },
        body: { toParentId: 9, items: [{ componentId: 1, conflict: 'keep-both' }] },
      },
      options: { idempotencyKey: 'c-1' },
    },
  ])
})

test('what stands against a move comes with its reason (FILE-08)', async () => {
  const failure = new ApiError({ status: 409, code: 'cycle', title: 'x' })
  const { port } = setUp({ 'components.moveMany': failure })
  const entries = [{ id: 1, onConflict: 'refuse' as const }]
  const move = { fromId: 7, toId: 9, entries, commandId: 'c-1' }
  const error = await rejection(port.move!(move))
  expect([error.code, error.reason]).toEqual(['conflict', 'cycle'])
})

test('the trash comes with who, when and where (T-66)', async () => {
  const { port } = setUp({
    'components.trash': [
      {
        ...component({ id: 10 }),
        deletedAt: '2026-11-19T10:00:00.000Z',
        deletedByUser: { id: 5, firstName: 'Jonas', lastName: 'Thiele' },
        path: [{ id: 7, displayName: 'Dateien' }],
        isParentGone: false,
      },
    ],
  })
  expect(await port.trash!(7).load()).toMatchObject([
    {
      id: 10,
      kind: 'file',
      deletedAt: '2026-11-19T10:00:00.000Z',
      deletedBy: 'Jonas Thiele',
      path: [{ id: 7, name: 'Dateien' }],
    },
  ])
})

test('pictures come by id; files without one are left out (FILE-15)', async () => {
  const { port, calls } = setUp({
    'fileLinks.thumbnails': [{ componentId: 10, url: 'https://content/10' }],
  })
  const pictures = await port.pictures!([10, 11], 'small')
  expect([...pictures]).toEqual([[10, 'https://content/10']])
  expect(calls[0]!.input).toMatchObject({ body: { componentIds: [10, 11], size: 'small' } })
})

test.each([
  [0, 'offline', true],
  [400, 'invalid', false],
  [403, 'forbidden', false],
  [404, 'not-found', false],
  [409, 'conflict', false],
  [413, 'too-large', false],
  [500, 'unknown', true],
  [507, 'unknown', true],
])('an answer %i is told as %s (ERR-16)', async (status, code, retryable) => {
  const failure = new ApiError({
    status,
    code: 'x',
    title: 'x',
    traceId: 'trace-1',
    errors: { displayName: ['Vergeben'] },
  })
  const { port } = setUp({ 'components.path': failure, 'components.children': failure })
  const error = await rejection(port.folder(9).load())
  expect(error).toMatchObject({
    code,
    retryable,
    reference: 'trace-1',
    fields: { name: ['Vergeben'] },
  })
})

/** Events that a test sends itself. */
function liveEvents() {
  let listener: Parameters<LiveEvents['onEvent']>[0] = () => undefined
  const live: LiveEvents = {
    onEvent: (one) => {
      listener = one
      return () => undefined
    },
    onReset: () => () => undefined,
  }
  return { live, send: (...event: Parameters<typeof listener>) => listener(...event) }
}

test('only events about the folder are told, with the command that caused them; missed events too', () => {
  let send: Parameters<LiveEvents['onEvent']>[0] = () => undefined
  let reset: (reset: { applicationId: number }) => void = () => undefined
  const { port } = setUp(
    {},
    {
      onEvent: (listener) => {
        send = listener
        return () => (send = () => undefined)
      },
      onReset: (listener) => {
        reset = listener
        return () => undefined
      },
    },
  )
  const listener = vi.fn()
  const stop = port.onChange!(9, listener)
  send({
    applicationId: 101,
    type: 'components.changed',
    payload: { parentIds: [8], componentIds: [10] },
  })
  send({ applicationId: 101, type: 'notification.created', payload: { parentIds: [9] } })
  send({ applicationId: 101, type: 'components.changed', payload: null })
  send({ applicationId: 102, type: 'components.changed', payload: { parentIds: [9] } })
  send({ applicationId: 102, type: 'rights.changed', payload: {} })
  expect(listener).not.toHaveBeenCalled()
  send({
    applicationId: 101,
    type: 'components.changed',
    payload: { parentIds: [9], componentIds: [10], commandId: 'c-1' },
  })
  send({
    applicationId: 101,
    type: 'components.changed',
    payload: { parentIds: [7], componentIds: [9] },
  })
  reset({ applicationId: 102 })
  reset({ applicationId: 101 })
  // Who came into a group or out of one sees another folder now.
  send({ applicationId: 101, type: 'rights.changed', payload: {} })
  // How much was said stands in the list; a changed text or a reaction changes nothing of it.
  const said = (kind: string, parentId: number) =>
    send({ applicationId: 101, type: 'comments.changed', payload: { kind, parentId } })
  said('added', 9)
  said('changed', 9)
  said('added', 7)
  expect(listener.mock.calls).toEqual([
    [{ folderId: 9, commandId: 'c-1' }],
    [{ folderId: 9, commandId: undefined }],
    [{ folderId: 9 }],
    [{ folderId: 9 }],
    [{ folderId: 9 }],
  ])
  stop()
  send({ applicationId: 101, type: 'components.changed', payload: { parentIds: [9] } })
  expect(listener).toHaveBeenCalledTimes(5)
})

test('what happens to a folder above is told: this one may have gone with it', async () => {
  const { live, send } = liveEvents()
  const { port } = setUp(
    {
      'components.path': [
        component({ id: 7, type: 'fileexplorer' }),
        component({ id: 8, type: 'directory', parentComponentId: 7 }),
        component({ id: 9, type: 'directory', parentComponentId: 8 }),
      ],
      'components.children': [],
    },
    live,
  )
  const listener = vi.fn()
  port.onChange!(9, listener)
  await port.folder(9).load()
  const happen = (kind: string, id: number) =>
    send({
      applicationId: 101,
      type: 'components.changed',
      payload: { kind, parentIds: [7], componentIds: [id] },
    })
  // Beside it, in a folder above.
  happen('removed', 20)
  expect(listener).not.toHaveBeenCalled()
  happen('removed', 8)
  happen('changed', 8)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('what comes into a folder of the folder is told: its row says how much it holds (RT-02)', async () => {
  const { live, send } = liveEvents()
  const { port } = setUp(
    {
      'components.path': [component({ id: 9, type: 'fileexplorer', displayName: 'Dateien' })],
      'components.children': [
        component({ id: 10, parentComponentId: 9 }),
        component({ id: 11, type: 'directory', parentComponentId: 9 }),
      ],
      'directories.create': component({ id: 13, type: 'directory', parentComponentId: 9 }),
    },
    live,
  )
  const listener = vi.fn()
  port.onChange!(9, listener)
  const inFolder = (kind: string, parentId: number) =>
    send({
      applicationId: 101,
      type: 'components.changed',
      payload: { kind, parentIds: [parentId], componentIds: [20] },
    })
  inFolder('added', 11)
  expect(listener).not.toHaveBeenCalled()
  await port.folder(9).load()
  inFolder('added', 12)
  inFolder('changed', 11)
  expect(listener).not.toHaveBeenCalled()
  inFolder('added', 11)
  inFolder('removed', 11)
  expect(listener).toHaveBeenCalledTimes(2)
  // One that was just made here stands in the list before that is read again.
  await port.createFolder({ parentId: 9, name: 'Neu', notify: false, commandId: 'c-2' })
  inFolder('added', 13)
  expect(listener).toHaveBeenCalledTimes(3)
})

test('without a live connection nothing is live', () => {
  expect(setUp({}).port.onChange).toBeUndefined()
})

test('as many go in one call as the server takes', () => {
  expect(mostAtOnce).toBe(maxItemsAtOnce)
})
