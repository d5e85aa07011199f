import {
  auditLog,
  campaignPlanning,
  campaigns,
  comments,
  figures,
  integrations,
  maxIntegrations,
  notifications,
  pages,
  previewHeader,
  userGroups,
  users,
  type BodyOf,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { createLog } from '../../platform/log.ts'
import { alpenquell, rowsOf, wohnwerk } from '../testing.ts'
import { createIntegrations } from './index.ts'

const administrator = 'maren.thiessen'
const params = { applicationId: alpenquell }

describe.each(databases)('integrations on $name', (kind) => {
  let server: TestServer
  let lines = ''
  /** The server's clock stands still unless it is put forward. */
  const startedAt = Date.now()
  let aheadMs = 0
  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      log: createLog('trace', { write: (line) => void (lines += line) }),
      clock: { now: () => new Date(startedAt + aheadMs) },
      change: (deps) => ({ integrations: createIntegrations(deps) }),
    })
  })
  afterAll(() => server?.stop())

  const make = async (body: BodyOf<typeof integrations.create>) =>
    (await server.as(administrator)).call(integrations.create, { params, body })
  const made = async (name: string, areas: BodyOf<typeof integrations.create>['areas'], more = {}) => {
    const { status, body } = await make({ name, areas, ...more })
    expect(status).toBe(201)
    return { ...body, api: server.api(body.token) }
  } // prettier-ignore
  const at = (integrationId: number) => ({ params: { ...params, integrationId } })
  const rotate = async (id: number, body = {}) =>
    (await server.as(administrator)).call(integrations.rotate, { ...at(id), body })
  const revoke = async (id: number) =>
    (await server.as(administrator)).call(integrations.revoke, at(id))
  const listed = async () =>
    (await (await server.as(administrator)).call(integrations.list, { params })).body
  const list = (token: string) => server.api(token).call(campaigns.list, { params, query: {} })

  test('of two that are made at once with one name, one is refused at its field (ERR-16)', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => make({ name: 'Zwilling', areas: ['figures'] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
    const { integration } = answers.find(({ status }) => status === 201)!.body
    expect((await revoke(integration.id)).status).toBe(200)
  })

  test('a token is said once, works for the calls of its areas, and is kept as a hash alone', async () => {
    const { token, integration, api } = await made('Buchungssystem', ['campaigns'])
    expect(token).toMatch(/^atr_[0-9a-f]{12}_[0-9a-f]{64}$/)
    expect(token.startsWith(integration.tokenStart)).toBe(true)
    expect(integration).toMatchObject({
      name: 'Buchungssystem',
      areas: ['campaigns'],
      state: 'active',
      expiresOn: null,
      usedAt: null,
      revokedAt: null,
      createdByUser: { lastName: 'Thiessen' },
    })
    const { status, body } = await api.call(campaigns.list, { params, query: {} })
    expect([status, body.length > 3]).toEqual([200, true])
    const [row] = await rowsOf<{ row: string }>(
      server,
      sql`select i::text as row from integrations i where id = ${integration.id}`,
    )
    expect(row!.row).not.toContain(token.slice(-64))
    expect(JSON.stringify(await listed())).not.toContain(token.slice(-64))
  })

  test('every other call is refused before it is looked at: people, sessions, other areas, hubs and uploads', async () => {
    const { api, token } = await made('Nur Kennzahlen', ['figures'])
    const refused = [
      await api.call(users.current),
      await api.call(pages.list, { params }),
      await api.call(userGroups.list, { params }),
      await api.call(integrations.list, { params }),
      await api.call(integrations.create, { params, body: { name: 'Noch eine', areas: ['campaigns'] } }), // prettier-ignore
      await api.call(comments.list, { params: { ...params, componentId: 1 } }),
    ]
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(
      refused.map(() => [403, 'outside-integration-areas']),
    )
    const upload = await api.fetch(`/api/v1.0/uploads/${alpenquell}`, { method: 'POST' })
    expect(upload.status).toBeGreaterThanOrEqual(400)
    const hub = await api.fetch('/hubs/portal/negotiate', { method: 'POST' })
    expect(hub.status).toBe(401)
    const asSomebody = await api.call(campaigns.list, { params, query: {} }, { [previewHeader]: 'x' }) // prettier-ignore
    expect([asSomebody.status, asSomebody.problem.code]).toEqual([403, 'outside-integration-areas'])
    expect((await list(token)).status).toBe(200)
  })

  test('another tenant does not exist for it (PERM-19)', async () => {
    const { api } = await made('Fremd', ['campaigns', 'figures'])
    const other = { applicationId: wohnwerk }
    expect((await api.call(campaigns.list, { params: other, query: {} })).status).toBe(404)
    const put = await api.call(figures.putKpis, { params: other, body: { items: [] } })
    expect(put.status).toBe(404)
  })

  test('what is no token of ours, or has another secret, is 401 without a reason', async () => {
    const { token } = await made('Verwechslung', ['campaigns'])
    const wrong = [`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`, 'atr_x', `${token}0`]
    for (const one of [...wrong, `atr_000000000000_${token.slice(-64)}`]) {
      const { status, problem } = await list(one)
      expect([status, problem.code]).toEqual([401, 'invalid-token'])
    }
  })

  test('a new secret takes the former one’s place: at once, or after 24 hours', async () => {
    const { token: first, integration } = await made('Dreht sich', ['campaigns'])
    const { body: turned } = await rotate(integration.id)
    expect(turned.token).not.toBe(first)
    expect(turned.token.startsWith(integration.tokenStart)).toBe(true)
    expect(turned.integration.formerSecretUntil).not.toBeNull()
    expect([(await list(first)).status, (await list(turned.token)).status]).toEqual([200, 200])
    aheadMs = 24 * 3_600_000 + 1_000
    expect([(await list(first)).status, (await list(turned.token)).status]).toEqual([401, 200])
    const { body: ended } = await rotate(integration.id, { endsFormer: true })
    expect(ended.integration.formerSecretUntil).toBeNull()
    expect([(await list(turned.token)).status, (await list(ended.token)).status]).toEqual([401, 200]) // prettier-ignore
    aheadMs = 0
  })

  test('it works through its last day, and then says so', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const past = await make({ name: 'Gestern', areas: ['campaigns'], expiresOn: inDays(-2) })
    expect([past.status, Object.keys(past.problem.errors ?? {})]).toEqual([400, ['expiresOn']])
    const { token, integration } = await made('Bis bald', ['campaigns'], { expiresOn: inDays(2) })
    expect((await list(token)).status).toBe(200)
    aheadMs = 4 * 86_400_000
    const { status, problem } = await list(token)
    expect([status, problem.code]).toEqual([401, 'token-expired'])
    expect((await listed()).find(({ id }) => id === integration.id)!.state).toBe('expired')
    expect((await rotate(integration.id)).problem.code).toBe('integration-ended')
    aheadMs = 0
  })

  test('a revoked one is refused at once and for good; its name is free again', async () => {
    const { token, integration } = await made('Widerruf', ['campaigns'])
    const taken = await make({ name: 'widerruf', areas: ['figures'] })
    expect([taken.status, Object.keys(taken.problem.errors ?? {})]).toEqual([400, ['name']])
    const { body: revoked } = await revoke(integration.id)
    expect(revoked).toMatchObject({ state: 'revoked', revokedByUser: { lastName: 'Thiessen' } })
    const { status, problem } = await list(token)
    expect([status, problem.code]).toEqual([401, 'token-revoked'])
    expect((await revoke(integration.id)).body).toEqual(revoked)
    expect((await rotate(integration.id)).status).toBe(409)
    await made('Widerruf', ['campaigns'])
    expect((await listed()).map(({ state }) => state).lastIndexOf('active')).toBeLessThan(
      (await listed()).findIndex(({ state }) => state === 'revoked'),
    )
  })

  test('the last use is kept to the minute, and written once a minute', async () => {
    const { token, integration } = await made('Fleißig', ['campaigns'])
    await list(token)
    const used = async () => (await listed()).find(({ id }) => id === integration.id)!.usedAt
    const first = await used()
    expect(first).toMatch(/:00\.000Z$/)
    const rowVersion = async () =>
      (await rowsOf<{ xmin: string }>(server, sql`select xmin::text from integrations where id = ${integration.id}`))[0]!.xmin // prettier-ignore
    aheadMs = 61_000
    await list(token)
    const written = await rowVersion()
    await list(token)
    expect(await used()).not.toBe(first)
    expect(await rowVersion()).toBe(written)
    aheadMs = 0
  })

  test('it is nobody among people, gets no mail, and history names it', async () => {
    const { api, integration } = await made('Auswertung', ['figures'])
    const admin = await server.as(administrator)
    const people = [
      ...(await admin.call(users.ofApplication, { params })).body,
      ...(await admin.call(users.directory, { params })).body,
    ]
    expect(people.map(({ firstName }) => firstName)).not.toContain('Auswertung')
    const [campaign] = (await api.call(campaigns.list, { params, query: {} })).body
    await api.call(figures.putKpis, { params, body: {
      kpis: [{ key: 'clicks', nameDe: 'Klicks', nameEn: 'Clicks', unit: 'number' }],
      items: [{ campaignId: campaign!.id, key: 'clicks', day: '2027-03-14T09:00:00.000Z', value: 3 }],
    } }) // prettier-ignore
    // In the tenant's own transaction, as histories read names.
    const named = await server.deps.database.tenant(alpenquell, (tx) =>
      tx.query(sql`
        select u.first_name, u.email from users u
        join integrations i on i.user_id = u.id where i.id = ${integration.id}`),
    )
    expect(named).toEqual([{ first_name: 'Auswertung', email: null }])
    const elsewhere = await server.deps.database.tenant(wohnwerk, (tx) =>
      tx.query(sql`select u.id from users u where u.first_name = 'Auswertung'`),
    )
    expect(elsewhere).toEqual([])
  })

  test('people are told of what it did to a plan by its name (COCK-13)', async () => {
    const { api } = await made('Planungssystem', ['campaigns'])
    const put = (budget: number) =>
      api.call(campaignPlanning.put, {
        params: { ...params, externalId: 'NEWS-1' },
        body: {
          name: 'Was das System plant',
          channels: [{ name: 'TV', mediaTypeId: 5, budget }],
          missing: 'keep',
          isDryRun: false,
        },
      })
    const { id } = (await put(100)).body.campaign!
    await (await server.as('aylin.kaya')).call(campaigns.release, { params: { ...params, id }, body: {} }) // prettier-ignore
    await rowsOf(
      server,
      sql`update channels set workflow_state = 'Approved', decision = 'approved', decided_hash = 'x'
          where campaign_id = ${id}`,
    )
    expect((await put(200)).body.rows[0]!.result).toBe('changed')
    const { body } = await (await server.as('sabine.moser')).call(notifications.list, { params })
    const told = body.items.filter(({ actorName }) => actorName?.trim() === 'Planungssystem')
    expect(told.length).toBeGreaterThan(0)
  })

  test('it is called something else, may do something else and until another day; token and history stay (ADM-09, T-05)', async () => {
    const { integration, token } = await made('Altsystem', ['campaigns'])
    await made('Nachbar', ['campaigns'])
    const save = async (body: BodyOf<typeof integrations.save>, login = administrator) =>
      (await server.as(login)).call(integrations.save, { ...at(integration.id), body })
    expect((await save({ name: 'nachbar', areas: ['campaigns'] })).problem.errors).toHaveProperty('name') // prettier-ignore
    const past = { name: 'Neusystem', areas: ['people' as const], expiresOn: '2020-01-01T09:00:00.000Z' } // prettier-ignore
    expect((await save(past)).problem.errors).toHaveProperty('expiresOn')
    const { status, body } = await save({ name: 'Neusystem', areas: ['people'] })
    expect([status, body.name, body.areas, body.tokenStart]).toEqual([200, 'Neusystem', ['people'], integration.tokenStart]) // prettier-ignore
    // What it may do counts from its next call on; people are read, and no more than that.
    const api = server.api(token)
    expect((await list(token)).status).toBe(403)
    const everybody = await api.call(users.ofApplication, { params })
    expect(everybody.body.map(({ lastName }) => lastName)).toContain('Kaya')
    expect((await api.call(userGroups.list, { params })).status).toBe(200)
    expect((await api.call(users.current, {})).status).toBe(403)
    const [named] = await rowsOf<{ first_name: string }>(server, sql`
      select first_name from users u join integrations i on i.user_id = u.id where i.id = ${integration.id}`) // prettier-ignore
    expect(named!.first_name).toBe('Neusystem')
    const entries = (await (await server.as(administrator)).call(auditLog.list, { params, query: {} })).body // prettier-ignore
    expect(JSON.stringify(entries)).toContain('integration.changed')
    await revoke(integration.id)
    expect((await save({ name: 'Zurück', areas: ['people'] })).status).toBe(409)
  })

  test('making, renewing and revoking stand in the audit log, without a secret (T-05)', async () => {
    const { integration, token } = await made('Protokolliert', ['figures', 'campaigns'])
    const { body } = await rotate(integration.id)
    await revoke(integration.id)
    const { body: log } = await (await server.as(administrator)).call(auditLog.list, {
      params,
      query: { objectType: 'integration' },
    }) // prettier-ignore
    const own = log.items.filter(({ objectId }) => objectId === String(integration.id))
    expect(own.map(({ action }) => action)).toEqual([
      'integration.revoked',
      'integration.rotated',
      'integration.created',
    ])
    for (const secret of [token, body.token])
      expect(JSON.stringify(log)).not.toContain(secret.slice(-64))
  })

  test('there are so many at a time at most', async () => {
    const working = async () => (await listed()).filter(({ state }) => state !== 'revoked')
    for (let count = (await working()).length; count < maxIntegrations; count++)
      await made(`Nr. ${count}`, ['figures'])
    const { status, problem } = await make({ name: 'Eine zu viel', areas: ['figures'] })
    expect([status, problem.code]).toEqual([409, 'too-many-integrations'])
  })

  test('no secret of a token reaches the log, nor what is wrong with one (RT-04)', async () => {
    const working = (await listed()).find(({ state, name }) => state === 'active' && name !== 'Fremd')! // prettier-ignore
    const { body } = await rotate(working.id)
    await list(body.token)
    await list(`${body.token}f`)
    await server.api(body.token).fetch(`/api/v1.0/nowhere?access_token=${body.token}`)
    expect(lines).toContain('/api/v1.0/campaigns/101')
    expect(lines).not.toMatch(/atr_[0-9a-f]{12}_/)
  })
})

describe.each(databases)('calls of an integration on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      settings: { INTEGRATION_CALLS_PER_MINUTE: '3' },
    })
  })
  afterAll(() => server?.stop())

  test('are limited, all of them together, and it hears when to go on', async () => {
    const admin = await server.as(administrator)
    const tokens = []
    for (const name of ['Eifrig', 'Ruhig']) {
      const body = { name, areas: ['campaigns' as const] }
      tokens.push((await admin.call(integrations.create, { params, body })).body.token)
    }
    const list = (token: string) => server.api(token).call(campaigns.list, { params, query: {} })
    for (let call = 0; call < 3; call++) expect((await list(tokens[0]!)).status).toBe(200)
    const { status, headers } = await list(tokens[0]!)
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await list(tokens[1]!)).status).toBe(200)
  })
})
