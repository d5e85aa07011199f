import { calls, previewHeader, previews, statusOf } from '@atrium/api-client/contract'
import type { Call } from '@atrium/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenInPreview } from '../../src/platform/http/previewed-calls.ts'
import { databases, startServer } from '../harness.ts'
import type { TestServer } from '../harness.ts'
import { samples } from './samples.ts'
import { preparePlace } from './world.ts'
import type { Place } from './world.ts'

/** POSTs that change nothing; whoever makes another has to say so here as well. */
const readingPosts = ['fileLinks.link', 'fileLinks.thumbnails', 'fileVersions.link']

/** Without a token nobody is looked at; with one they are, as everywhere else. */
const opened = ['images.get', 'officeDocuments.contents', 'officeDocuments.info']

describe('the table of what a preview gets', () => {
  test('refuses every call that is no reading (T-04, D-06)', () => {
    const given = calls.filter(
      (call) => call.method !== 'GET' && givenInPreview(call) !== 'refusal',
    )
    expect(given.map(({ id }) => id).toSorted()).toEqual(readingPosts)
  })

  test('gives nothing of anybody’s own: chats, notifications, settings, drafts (T-04)', () => {
    const personal =
      /^(chats|notifications|mails)\.|^(users\.(notificationSettings|invitations)|fileLinks\.unfinished)$/
    const shown = calls.filter(
      (call) => personal.test(call.id) && givenInPreview(call) === 'answer',
    )
    expect(shown.map(({ id }) => id)).toEqual([])
  })
})

describe.each(databases)('every call of a preview on $name', (kind) => {
  let server: TestServer
  let place: Place
  const headers = { person: {}, group: {} }
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small', withOffice: true })
    place = await preparePlace(server, 101)
    const begin = async (as: { type: 'user' | 'user-group'; id: number }) => {
      const api = place.active.CLIENTSERVICE.api
      const params = { applicationId: 101 }
      return { [previewHeader]: (await api.call(previews.start, { params, body: as })).body.id }
    }
    headers.person = await begin({ type: 'user', id: place.active.CLIENT.userId })
    headers.group = await begin({ type: 'user-group', id: place.worldOf('CLIENT').groupId })
  })
  afterAll(() => server?.stop())

  const checked = samples.filter(({ call }) => !opened.includes(call.id))

  test.each(checked)('$name is read, or refused as what it is (T-04, D-06)', async (sample) => {
    const call: Call = sample.call
    const { api } = place.active.CLIENTSERVICE
    for (const as of ['person', 'group'] as const) {
      const input = (await sample.make(place.worldOf('CLIENT'))) as never
      const { status, problem, headers: answered } = await api.call(call, input, headers[as])
      if (givenInPreview(call) === 'refusal') {
        expect([as, status, problem.code]).toEqual([as, 403, 'only-looking'])
      } else {
        // A refusal is that of the client, whom they look as; nothing was about to be written.
        const isTheirs =
          status === statusOf(call) || ['forbidden', 'not-found'].includes(problem.code)
        expect([as, isTheirs, problem]).toEqual([as, true, problem])
        if (!call.produces) expect(answered.get('cache-control')).toBe('no-store')
      }
    }
  })
})
