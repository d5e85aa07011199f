import { ApiError, type CallOptions, type Client } from '@atrium/api-client'
import type { Call, Theme } from '@atrium/api-client/contract'
import { expect, test, vi } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import { buildTheme } from '../testing/fixtures.ts'
import { createThemeStudioAdapter, type LiveEvents } from './index.ts'

const told = (overrides: Partial<Theme> = {}): Theme => ({
  themeRelationId: 4,
  assignedApplication: null,
  assignedUserGroup: 12,
  assignedUser: null,
  primaryColor: '#ffed00',
  secondaryColor: null,
  brandPictureUrl: '',
  agencyPictureUrl: null,
  appHeaderStyle: null,
  navigationStyle: '{"ground":"brand"}',
  isNavigationExpanded: false,
  themeToLoad: 'dark',
  version: 3,
  ...overrides,
})

function setUp(answers: Record<string, unknown>, canEdit = true, live?: LiveEvents) {
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
  const port = createThemeStudioAdapter({ client, scope, name: 'Alpenquell', canEdit, live })
  return { port, calls }
}

test('themes come with whom they may be for; one that was never saved is left out (API-23, ENT-04)', async () => {
  const { port } = setUp({
    'themes.list': [
      told({ themeRelationId: 1, assignedUserGroup: null, assignedApplication: 101 }),
      told(),
      told({ themeRelationId: 5, assignedUserGroup: null, assignedUser: 21 }),
      told({ themeRelationId: null }),
    ],
    'userGroups.list': [{ id: 12, name: 'Kunde – Marketing' }],
    'users.directory': [{ id: 21, firstName: 'Korbinian', lastName: 'Huber', jobTitle: null }],
  })
  const query = port.studio()
  expect(query.key.slice(0, 3)).toEqual(['atrium', 101, 'maren'])
  const studio = await query.load()
  expect(studio.themes.map(({ id, target }) => [id, target])).toEqual([
    [1, { kind: 'application' }],
    [4, { kind: 'group', id: 12 }],
    [5, { kind: 'person', id: 21 }],
  ])
  expect(studio.themes[1]).toMatchObject({ version: 3, look: { mode: 'dark', brandPicture: null } })
  expect(studio.people).toEqual([{ id: 21, name: 'Korbinian Huber' }])
})

test('a theme travels as a form without what is empty, with the version that was seen (API-24, VAL-10, ADM-06, CONST-08)', async () => {
  const { port, calls } = setUp({ 'themes.save': told() })
  const { look } = buildTheme({ look: { secondary: null, mode: null } })
  await port.save({ id: 4, version: 2, target: { kind: 'group', id: 12 }, look, commandId: 'c-1' })
  expect(calls).toEqual([
    {
      id: 'themes.save',
      input: {
        params: { applicationId: 101 },
        body: {
          themeRelationId: 4,
          assignedUserGroup: 12,
          primaryColor: '#0b6fb8',
          isNavigationExpanded: true,
        },
      },
      options: { idempotencyKey: 'c-1', ifMatch: 2 },
    },
  ])
})

test('a refusal names the fields as the module does (ERR-16)', async () => {
  const { port } = setUp({
    'themes.create': new ApiError({
      status: 400,
      code: 'invalid',
      title: 'x',
      errors: { primaryColor: ['Keine Farbe'], assignedUser: ['Nur eines'] },
    }),
  })
  const { target, look } = buildTheme()
  const error = await refusal(port.create({ target, look, commandId: 'c-1' }))
  expect(error.fields).toEqual({ primary: ['Keine Farbe'], target: ['Nur eines'] })
})

test('the signature for an upload is asked for only by who may change themes (ADM-10)', async () => {
  expect(setUp({}, false).port.upload).toBeUndefined()
  const { port, calls } = setUp({
    'configurations.cloudinary': {
      signature: 's',
      timestamp: 7,
      key: 'atrium',
      preset: 'pictures',
    },
    'images.upload': { url: '/images/a', colors: [{ colour: '#e2001a', share: 0.6 }] },
  })
  expect(calls).toEqual([])
  const picture = await port.upload!(new File(['x'], 'logo.png'))
  expect(picture).toEqual({ url: '/images/a', colors: ['#e2001a'] })
  expect(calls.map(({ id }) => id)).toEqual(['configurations.cloudinary', 'images.upload'])
})

test('a theme that changed elsewhere is told; other tenants’ are not', () => {
  let send: Parameters<LiveEvents['onEvent']>[0] = () => undefined
  const live: LiveEvents = {
    onEvent: (listener) => {
      send = listener
      return () => undefined
    },
    onReset: () => () => undefined,
  }
  const listener = vi.fn()
  setUp({}, true, live).port.onChange!(listener)
  send({ applicationId: 115, type: 'theme.changed', payload: {} })
  send({ applicationId: 101, type: 'chat.changed', payload: {} })
  expect(listener).not.toHaveBeenCalled()
  send({ applicationId: 101, type: 'theme.changed', payload: {} })
  expect(listener).toHaveBeenCalledOnce()
})
