import { ApiError, type CallOptions, type Client } from '@atrium/api-client'
import type { Call, Component } from '@atrium/api-client/contract'
import { expect, test, vi } from 'vitest'
import { PortError } from '../../kit/port-error.ts'
import { createLinkCollectionAdapter, type LiveEvents } from './index.ts'
import { keptViews } from './kept-view.ts'

const component = (overrides: Partial<Component>): Component => ({
  id: 10,
  applicationId: 101,
  type: 'pagelink',
  displayName: 'Presseportal',
  description: null,
  url: 'https://presse.example/',
  icon: 'link',
  isExternal: true,
  fileSize: null,
  collectionType: null,
  parentComponentId: 7,
  version: 3,
  contentType: null,
  childCount: null,
  createdAt: '2026-11-18T13:06:12.000Z',
  modifiedAt: '2026-11-18T13:06:12.000Z',
  createdByUser: null,
  userGroupIds: null,
  can: { edit: true, delete: true, addFiles: false, addFolders: false },
  ...overrides,
})
const counts = { like: 2, heart: 0, 'very-satisfied': 0, 'very-dissatisfied': 0, idea: 0 }

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
  const scope = { tenant: 101, user: 'maren' }
  return { port: createLinkCollectionAdapter({ client, scope, live }), calls }
}

test('a collection comes with reactions and tags of its links; other types are left out (LINK-02, ENT-14)', async () => {
  const { port } = setUp({
    'components.get': component({
      id: 7,
      type: 'linkcollection',
      displayName: 'Start',
      collectionType: 'unknown',
      can: {
        edit: false,
        delete: false,
        addFiles: true,
        addFolders: false,
        addItems: true,
        arrange: true,
      },
    }),
    'components.children': [
      component({ id: 10 }),
      component({ id: 11, type: 'filelink', url: '/storage/files/101/11', isExternal: false }),
      component({ id: 12, type: 'filelink', url: 'https://intranet.example/a.pdf' }),
      component({ id: 13, type: 'post' }),
    ],
    'componentReactions.inside': [{ componentId: 10, counts, own: 'like', tags: ['TV'] }],
  })
  const query = port.collection(7)
  expect(query.key.slice(0, 3)).toEqual(['atrium', 101, 'maren'])
  expect(await query.load()).toMatchObject({
    id: 7,
    name: 'Start',
    kinds: ['report', 'page', 'file'],
    can: { addLinks: true, addFiles: true, arrange: true },
    links: [
      { id: 10, kind: 'page', tags: ['TV'], reactions: { counts, own: 'like' } },
      { id: 11, kind: 'file', isStored: true, tags: [] },
      { id: 12, kind: 'file', isStored: false },
    ],
  })
})

test('a new link travels as the dialogs send it; without a description none is sent (API-40, LINK-04)', async () => {
  const { port, calls } = setUp({ 'reportLinks.create': component({ type: 'reportlink' }) })
  await port.add({
    collectionId: 7,
    kind: 'report',
    name: 'Woche',
    description: null,
    url: '/bi/woche',
    icon: 'chart-column',
    notify: true,
    commandId: 'c-1',
  })
  expect(calls).toEqual([
    {
      id: 'reportLinks.create',
      input: {
        params: { applicationId: 101 },
        body: {
          displayName: 'Woche',
          url: '/bi/woche',
          icon: 'chart-column',
          data: { parentComponentId: 7, notifyGroups: true },
        },
      },
      options: { idempotencyKey: 'c-1' },
    },
  ])
})

test('each kind is saved by its own call, with the version that was seen (LINK-03)', async () => {
  const { port, calls } = setUp({
    'pageLinks.save': component({}),
    'fileLinks.save': component({ type: 'filelink' }),
    'reportLinks.save': component({ type: 'reportlink' }),
  })
  const fields = { name: 'Neu', description: null, url: '/insights', icon: 'link' }
  await port.save({ id: 10, kind: 'page', version: 3, fields, commandId: 'c-1' })
  await port.save({ id: 11, kind: 'file', version: 1, fields, commandId: 'c-2' })
  await port.save({ id: 12, kind: 'report', version: 2, fields, commandId: 'c-3' })
  expect(calls.map(({ id, options }) => [id, options?.ifMatch])).toEqual([
    ['pageLinks.save', 3],
    ['fileLinks.save', 1],
    ['reportLinks.save', 2],
  ])
  expect(calls[1]!.input).toMatchObject({ body: { id: 11, displayName: 'Neu', description: null } })
})

test('that somebody opened a link is counted, and a failure there is nobody’s (API-30)', async () => {
  const { port, calls } = setUp({
    'components.track': new ApiError({ status: 500, code: 'x', title: 'x', traceId: 't' }),
  })
  port.track!(10, 7)
  await Promise.resolve()
  expect(calls[0]).toMatchObject({
    id: 'components.track',
    input: { query: { parentComponentId: 7 } },
  })
})

test('a refusal names its fields in the module’s words (ERR-16)', async () => {
  const failure = new ApiError({
    status: 400,
    code: 'x',
    title: 'x',
    traceId: 'trace-1',
    errors: { displayName: ['Zu kurz'], url: ['Keine Adresse'] },
  })
  const { port } = setUp({ 'components.remove': failure })
  const error: unknown = await port.remove({ id: 1, commandId: 'c' }).catch((reason) => reason)
  expect(error).toBeInstanceOf(PortError)
  expect(error).toMatchObject({
    code: 'invalid',
    fields: { name: ['Zu kurz'], url: ['Keine Adresse'] },
    reference: 'trace-1',
  })
})

test('reactions, changes here and missed events are told; those elsewhere are not', () => {
  let send: Parameters<LiveEvents['onEvent']>[0] = () => undefined
  let reset: Parameters<LiveEvents['onReset']>[0] = () => undefined
  const live: LiveEvents = {
    onEvent: (listener) => {
      send = listener
      return () => (send = () => undefined)
    },
    onReset: (listener) => {
      reset = listener
      return () => undefined
    },
  }
  const listener = vi.fn()
  const stop = setUp({}, live).port.onChange!(7, listener)
  const changed = (payload: unknown, applicationId = 101) =>
    send({ applicationId, type: 'components.changed', payload })
  changed({ parentIds: [8], componentIds: [10] })
  changed({ parentIds: [7] }, 102)
  changed(null)
  expect(listener).not.toHaveBeenCalled()
  changed({ parentIds: [7], componentIds: [10], commandId: 'c-1' })
  const payload = { componentId: 10, counts, byUserId: 3 }
  send({ applicationId: 101, type: 'reactions.changed', payload })
  send({ applicationId: 101, type: 'rights.changed', payload: {} })
  reset({ applicationId: 101 })
  expect(listener.mock.calls).toEqual([
    [{ commandId: 'c-1' }],
    [{ commandId: undefined, reactions: { id: 10, counts } }],
    [{}],
    [{}],
  ])
  stop()
  changed({ parentIds: [7] })
  expect(listener).toHaveBeenCalledTimes(4)
})

test('the chosen view is kept for each person and collection; blocked storage only forgets (ENT-13)', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const maren = keptViews({ tenant: 101, user: 'maren' }, () => storage)
  maren.keep(7, 'card')
  expect(maren.read(7)).toBe('card')
  expect(maren.read(8)).toBeUndefined()
  expect(keptViews({ tenant: 101, user: 'aylin' }, () => storage).read(7)).toBeUndefined()
  const blocked = keptViews({ tenant: 101, user: 'maren' }, () => {
    throw new Error('blocked')
  })
  blocked.keep(7, 'card')
  expect(blocked.read(7)).toBeUndefined()
})
