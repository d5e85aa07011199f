import {
  applications,
  auditLog,
  campaigns,
  chats,
  components,
  directories,
  home,
  notifications,
  pages,
  previewHeader,
  previews,
  uploadsPath,
  users,
  type Preview,
  type PreviewSubject,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../../../test/api.ts'
import { databases, startServer, tokenFor, type TestServer } from '../../../test/harness.ts'
import {
  alpenquell,
  childrenOf,
  entryAt,
  explorerOf,
  namesOf,
  rowsOf,
  voltrad,
} from '../testing.ts'

const params = { applicationId: alpenquell }

describe.each(databases)('looking at the portal as somebody else on $name', (kind) => {
  let server: TestServer
  let aylin: Api
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
    aylin = await server.as('aylin.kaya')
  })
  afterAll(() => server?.stop())

  const userId = async (login: string) => {
    const [row] = await rowsOf<{ id: number }>(
      server,
      sql`select u.id from users u join accounts a on a.subject = u.subject where a.login = ${login}`,
    )
    return row!.id
  }
  const groupId = async (name: string) => {
    const [row] = await rowsOf<{ id: number }>(
      server,
      sql`select id from user_groups where application_id = ${alpenquell} and name = ${name}`,
    )
    return row!.id
  }
  const person = async (login: string): Promise<PreviewSubject> => ({
    type: 'user',
    id: await userId(login),
  })
  const group = async (name: string): Promise<PreviewSubject> => ({
    type: 'user-group',
    id: await groupId(name),
  })
  const start = (api: Api, as: PreviewSubject) => api.call(previews.start, { params, body: as })
  const headerOf = ({ id }: Pick<Preview, 'id'>) => ({ [previewHeader]: id })
  /** The same caller, looking. */
  const looking = (api: Api, preview: Pick<Preview, 'id'>): Api => ({
    call: (call, input, headers) => api.call(call, input, { ...headerOf(preview), ...headers }),
    fetch: (path, init) =>
      api.fetch(path, { ...init, headers: { ...headerOf(preview), ...init?.headers } }),
  })
  const look = async (api: Api, as: PreviewSubject) => looking(api, (await start(api, as)).body)
  /** Names of all that lies in the explorer, two levels deep, with what may be done to it. */
  async function tree(api: Api) {
    const top = await childrenOf(api, alpenquell, (await explorerOf(api, alpenquell)).id)
    const below = await Promise.all(top.map(({ id }) => childrenOf(api, alpenquell, id)))
    return [top, ...below].map((entries) =>
      entries.map(({ displayName, can, userGroupIds }) => ({ displayName, can, userGroupIds })),
    )
  }

  test('the stars of whoever is looked at stay theirs: no campaign has one (T-04)', async () => {
    const sabine = await server.as('sabine.moser')
    const { body } = await sabine.call(campaigns.list, { params })
    const [campaign] = body
    const starred = async (api: Api) =>
      (await api.call(campaigns.list, { params })).body.filter(({ isStarred }) => isStarred)
    await sabine.call(campaigns.star, {
      params: { ...params, id: campaign!.id },
      body: { isStarred: true },
    })
    expect(await starred(sabine)).not.toEqual([])
    expect(await starred(await look(aylin, await person('sabine.moser')))).toEqual([])
  })

  test('shows exactly what the person sees, and says who they are (T-04, D-06)', async () => {
    const sabine = await server.as('sabine.moser')
    const seen = await look(aylin, await person('sabine.moser'))
    expect(await tree(seen)).toEqual(await tree(sabine))
    const { body } = await seen.call(users.current)
    expect(body).toMatchObject({ firstName: 'Sabine', roles: ['CLIENT_LEAD', 'CLIENT'] })
    expect((await aylin.call(users.current)).body.firstName).toBe('Aylin')
  })

  test('shows what a group gives, without any person (T-04, D-06, T-70)', async () => {
    const seen = await look(aylin, await group('Kunde – Marketing'))
    // He is in this group alone, and what people of a customer group usually are.
    expect(await tree(seen)).toEqual(await tree(await server.as('korbinian.huber')))
    expect((await tree(seen)).flat().length).toBeLessThan((await tree(aylin)).flat().length)
    const { body } = await seen.call(users.current)
    expect(body).toMatchObject({ id: 0, firstName: 'Kunde – Marketing', roles: ['CLIENT'] })
  })

  test('changes nothing, whatever the person may do (T-04)', async () => {
    const seen = await look(aylin, await person('sabine.moser'))
    const explorer = await explorerOf(seen, alpenquell)
    const before = await tree(aylin)
    const body = { parentComponentId: explorer.id, displayName: 'Heimlich', notifyGroups: false }
    const refusals = [
      await seen.call(directories.create, { params, body }),
      await seen.call(users.saveCurrent, { body: { jobTitle: 'Heimlich' } }),
      await seen.call(notifications.clear, { params }),
    ]
    for (const { status, problem } of refusals) {
      expect([status, problem.code]).toEqual([403, 'only-looking'])
      expect(problem.detail).toMatch(/nichts ändern/)
    }
    const upload = await seen.fetch(`/storage/${uploadsPath(alpenquell)}`, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '5' },
    })
    expect([upload.status, (await upload.json()).code]).toEqual([403, 'only-looking'])
    expect(await tree(aylin)).toEqual(before)
  })

  test('shows no chat, no notification, and leaves no trace of a visit (T-04)', async () => {
    const id = await userId('sabine.moser')
    const visits = () => rowsOf(server, sql`select * from visits where user_id = ${id}`)
    const before = await visits()
    const seen = await look(aylin, await person('sabine.moser'))
    expect((await seen.call(chats.list, { params })).problem.code).toBe('only-looking')
    expect((await seen.call(notifications.list, { params })).body).toEqual({
      items: [],
      unreadCount: 0,
    })
    const sabine = await server.as('sabine.moser')
    const { id: componentId } = await entryAt(sabine, alpenquell, 'Briefings')
    await sabine.call(components.track, { params: { ...params, componentId } })
    expect((await sabine.call(notifications.list, { params })).body.items).not.toEqual([])
    const { body } = await seen.call(home.overview, { params })
    expect(body).toMatchObject({ lastVisitAt: null, recent: [] })
    expect(body.changes).not.toEqual([])
    expect(await visits()).toEqual(before)
    const theirs = (await sabine.call(home.overview, { params })).body
    expect(theirs.lastVisitAt).not.toBeNull()
    expect(theirs.recent).not.toEqual([])
  })

  test('reaches no other application, of whomever (T-04, PERM-19)', async () => {
    const seen = await look(aylin, await person('sabine.moser'))
    const list = (await seen.call(applications.list)).body
    expect(list.map(({ id }) => id)).toEqual([alpenquell])
    const elsewhere = await seen.call(pages.list, { params: { applicationId: voltrad } })
    expect(elsewhere.status).toBe(404)
    const [foreign] = await rowsOf<{ id: number }>(
      server,
      sql`select id from user_groups where application_id = ${voltrad} limit 1`,
    )
    expect((await start(aylin, { type: 'user-group', id: foreign!.id })).status).toBe(404)
    expect((await start(aylin, await person('andreas.lindner'))).status).toBe(404)
  })

  test('offers whom the caller may look as, and starts nothing else (T-04, ADM-09)', async () => {
    const { body } = await aylin.call(previews.list, { params })
    const names = body.map(({ name }) => name)
    expect(names).toContain('Sabine Moser')
    expect(names).toContain('Kunde – Marketing')
    for (const name of ['Aylin Kaya', 'Maren Thiessen', 'Dr. Henning Vahl', 'Administration']) {
      expect(names).not.toContain(name)
    }
    for (const candidate of body) expect((await start(aylin, candidate.as)).status).toBe(201)
    expect((await start(aylin, await person('maren.thiessen'))).status).toBe(403)
    expect((await start(aylin, await group('Administration'))).status).toBe(403)
    const marketing = body.find(({ name }) => name === 'Kunde – Marketing')!
    expect(marketing.memberCount).toBeGreaterThan(1)
  })

  test('is over when it was ended, expires, or is another’s (T-04)', async () => {
    const sabine = await person('sabine.moser')
    const codeOf = async (api: Api) => (await api.call(pages.list, { params })).problem.code
    const { body: ended } = await start(aylin, sabine)
    const end = { params: { ...params, previewId: ended.id } }
    expect((await aylin.call(previews.end, end)).status).toBe(204)
    expect((await aylin.call(previews.end, end)).status).toBe(404)
    expect(await codeOf(looking(aylin, ended))).toBe('preview-over')

    const { body: expired } = await start(aylin, sabine)
    const left = Date.parse(expired.expiresAt) - Date.now()
    expect(left).toBeGreaterThan(3_000_000)
    expect(left).toBeLessThanOrEqual(3_600_000)
    await rowsOf(server, sql`update previews set expires_at = now() where id = ${expired.id}`)
    expect(await codeOf(looking(aylin, expired))).toBe('preview-over')

    const { body: hers } = await start(aylin, sabine)
    const maren = await server.as('maren.thiessen')
    expect(await codeOf(looking(maren, hers))).toBe('preview-over')
    expect(await codeOf(looking(aylin, { id: 'nonsense' }))).toBe('preview-over')
    expect((await aylin.call(pages.list, { params })).status).toBe(200)
  })

  test('is over as soon as rights say so: of who looks, and of who is looked at (T-04)', async () => {
    const codeOf = async (api: Api) => (await api.call(pages.list, { params })).problem.code
    const { body: preview } = await start(aylin, await person('korbinian.huber'))
    const [account] = await rowsOf<{ subject: string }>(
      server,
      sql`select subject from accounts where login = 'aylin.kaya'`,
    )
    const demoted = server.api(await tokenFor(account!.subject, ['CLIENT']))
    expect(await codeOf(looking(demoted, preview))).toBe('preview-over')
    await aylin.call(users.current)
    const id = await userId('korbinian.huber')
    const raise = (role: string) =>
      rowsOf(
        server,
        sql`update application_users set roles = ${[role]}::text[] where user_id = ${id}`,
      )
    await raise('ADMINISTRATOR')
    expect(await codeOf(looking(aylin, preview))).toBe('preview-over')
    await raise('CLIENT')
    expect(await codeOf(looking(aylin, preview))).toBeUndefined()
    const setStatus = (status: string) =>
      rowsOf(
        server,
        sql`update application_users set status = ${status}
            where application_id = ${alpenquell} and user_id = ${id}`,
      )
    await setStatus('inactive')
    expect(await codeOf(looking(aylin, preview))).toBe('preview-over')
    await setStatus('active')
  })

  test('is written into the audit log, from beginning to end (T-04, D-06)', async () => {
    const as = await group('Kunde – Marketing')
    const { body: preview } = await start(aylin, as)
    await looking(aylin, preview).call(pages.list, { params })
    await aylin.call(previews.end, { params: { ...params, previewId: preview.id } })
    const log = await aylin.call(auditLog.list, { params, query: { action: 'preview.', count: 2 } })
    expect(log.body.items).toMatchObject([
      { action: 'preview.ended', actorName: 'Aylin Kaya', objectName: 'Kunde – Marketing' },
      {
        action: 'preview.started',
        actorName: 'Aylin Kaya',
        objectType: 'user-group',
        objectId: String(as.id),
        objectName: 'Kunde – Marketing',
        after: { expiresAt: preview.expiresAt },
      },
    ])
    // A client reads of approvals alone.
    const sabine = await server.as('sabine.moser')
    const theirs = await sabine.call(auditLog.list, { params, query: { action: 'preview.' } })
    expect(theirs.body?.items ?? []).toEqual([])
  })

  test('clients and others begin none (A5)', async () => {
    const as = await person('korbinian.huber')
    for (const login of ['sabine.moser', 'korbinian.huber', 'lea.scholz']) {
      const api = await server.as(login)
      expect([login, (await start(api, as)).status]).toEqual([login, 403])
      expect((await api.call(previews.list, { params })).status).toBe(403)
    }
  })

  test('an address of a file is that of who is looked at (D-06)', async () => {
    const seen = await look(aylin, await group('Kunde – Marketing'))
    const hidden = (await tree(aylin))[0]!.map(({ displayName }) => displayName)
    const shown = namesOf(
      await childrenOf(seen, alpenquell, (await explorerOf(seen, alpenquell)).id),
    )
    const missing = hidden.find((name) => !shown.includes(name))!
    const all = await childrenOf(aylin, alpenquell, (await explorerOf(aylin, alpenquell)).id)
    const secret = all.find(({ displayName }) => displayName === missing)!
    const answer = await seen.fetch(`/api/v1.0/components/${alpenquell}/${secret.id}`)
    expect(answer.status).toBe(404)
  })
})
