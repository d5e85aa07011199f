import { campaignPlanning, campaigns, channels } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, rowsOf, wohnwerk } from '../../testing.ts'

const day = (text: string) => `${text}T08:00:00.000Z`

describe.each(databases)('campaigns that are made on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const create = async (body: object, login = 'aylin.kaya', applicationId = alpenquell) =>
    (await server.as(login)).call(campaignPlanning.create, {
      params: { applicationId },
      body: { name: `Probe ${Math.random()}`, ...body },
    })
  const choices = async (login: string, applicationId = alpenquell) =>
    (await (await server.as(login)).call(campaignPlanning.choices, { params: { applicationId } })).body // prettier-ignore
  const namesFor = async (login: string, applicationId = alpenquell) =>
    (await (await server.as(login)).call(campaigns.list, { params: { applicationId } })).body.map(
      ({ name }) => name,
    )
  const planOf = async (id: number) =>
    (
      await (
        await server.as('aylin.kaya')
      ).call(campaigns.plan, {
        params: { applicationId: alpenquell },
        query: { campaignId: id },
      })
    ).body

  test('choices are what the caller’s campaigns are of, the customer of the application first (CAMP-04, PERM-13)', async () => {
    const found = await choices('aylin.kaya')
    expect(found.clients[0]).toBe('Alpenquell Getränke AG')
    expect(found.products).toContain('Quellzwerge Kids')
    expect(found.currencies).toEqual(['Euro (EUR)'])
    expect(found.publishers.length).toBeGreaterThan(3)
    expect(found.publishers).toEqual([...new Set(found.publishers)])
    expect(found.can).toEqual({ create: true })
    const client = await choices('sabine.moser')
    expect(client.can).toEqual({ create: false })
    // A store sees one campaign, and learns nothing of the others.
    const store = await choices('nadine.wolff', wohnwerk)
    const all = await choices('andreas.lindner', wohnwerk)
    expect(store.publishers.length).toBeLessThan(all.publishers.length)
  })

  test('an empty one is in briefing, of the customer of the application, in euro (CAMP-07, CAMP-08)', async () => {
    const { status, body } = await create({ name: 'Neu im Herbst' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Neu im Herbst',
      client: { id: 10_101, name: 'Alpenquell Getränke AG' },
      product: null,
      budget: null,
      currencyName: 'EUR',
      status: 0,
      channels: [],
      version: 1,
      externalId: null,
      can: { edit: true },
    })
  })

  test('clients and products are known by name, whatever its case; new ones are made once (CAMP-04)', async () => {
    const first = (await create({ clientName: 'Brunnen & Söhne', productName: 'Brause' })).body
    const second = (await create({ clientName: 'brunnen & söhne', productName: 'BRAUSE' })).body
    expect(first.client.id).toBeGreaterThan(10_101)
    expect(second.client).toEqual(first.client)
    expect(second.product).toEqual(first.product)
    expect((await choices('aylin.kaya')).clients).toEqual([
      'Alpenquell Getränke AG',
      'Brunnen & Söhne',
    ])
    const other = (await create({ clientName: 'Möbelfabrik Ost' }, 'jonas.petersen', wohnwerk)).body
    expect(other.client.id).toBeGreaterThan(first.client.id)
  })

  test('are seen by the agency and by those of the client who see most of the others (PERM-13)', async () => {
    await create({ name: 'Sichtbarkeit' })
    expect(await namesFor('sabine.moser')).toContain('Sichtbarkeit')
    await create({ name: 'Filialen' }, 'jonas.petersen', wohnwerk)
    expect(await namesFor('andreas.lindner', wohnwerk)).toContain('Filialen')
    expect(await namesFor('nadine.wolff', wohnwerk)).not.toContain('Filialen')
  })

  test('a copy has the channels in planning and undecided, its days as much later as its start, and its readers (T-22, PERM-13)', async () => {
    const all = (await (await server.as('aylin.kaya')).call(campaigns.list, { params: { applicationId: alpenquell } })).body // prettier-ignore
    const source = all.find(({ name }) => name === 'Kids Schulstart')!
    const before = await planOf(source.id)
    await rowsOf(
      server,
      sql`update channels set pauses = '[{"start":"2027-01-05","end":"2027-01-07"}]' where id = ${before[0]!.id}`,
    )
    const parts = (id: number) =>
      rowsOf(
        server,
        sql`select h.position, b.position as part, b.publisher, b.budget_net::text as budget
            from channel_budgets b join channels h on h.id = b.channel_id
            where h.campaign_id = ${id} order by h.position, b.position`,
      )
    const later = (text: string | null, days: number) =>
      text && new Date(Date.parse(text) + days * 86_400_000).toISOString().slice(0, 10)
    const startDate = new Date(Date.parse(source.startDate!) + 14 * 86_400_000).toISOString()
    const { status, body } = await create({ name: 'Kids II', copyOf: source.id, startDate })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      budget: source.budget,
      currencyName: source.currencyName,
      client: source.client,
      product: source.product,
      plannedBudget: source.plannedBudget,
      status: 2,
      version: 1,
    })
    expect(body.endDate!.slice(0, 10)).toBe(later(source.endDate, 14))
    const plan = await planOf(body.id)
    expect(plan).toHaveLength(before.length)
    for (const [index, channel] of plan.entries()) {
      const from = before[index]!
      expect(channel).toMatchObject({
        name: from.name,
        publisher: from.publisher,
        budget: from.budget,
        workflowState: { name: 'Planning' },
      })
      expect(channel.startDate?.slice(0, 10) ?? null).toBe(later(from.startDate, 14))
    }
    expect(plan[0]!.pauses.map((pause) => pause.startDate.slice(0, 10))).toEqual(['2027-01-19'])
    expect(await parts(body.id)).toEqual(await parts(source.id))
    const one = await (
      await server.as('aylin.kaya')
    ).call(channels.get, { params: { applicationId: alpenquell, id: plan[0]!.id } })
    expect(one.body).toMatchObject({ externalId: null, approval: { decision: 'pending' } })
    const readers = (id: number) =>
      rowsOf(
        server,
        sql`select user_group_id from campaign_groups where campaign_id = ${id} order by 1`,
      )
    expect(await readers(body.id)).toEqual(await readers(source.id))
  })

  test('of several campaigns each has its own id of another system; one that is taken is said at its field (409)', async () => {
    expect((await create({ externalId: 'EX-1' })).body.externalId).toBe('EX-1')
    const again = await create({ externalId: 'EX-1' })
    expect(again.status).toBe(409)
    expect(again.problem).toMatchObject({ code: 'external-id-taken' })
    expect(Object.keys(again.problem!.errors!)).toEqual(['externalId'])
  })

  test('wrong days and what cannot be seen are refused (ERR-16, PERM-13)', async () => {
    const wrong = await create({ startDate: day('2027-05-02'), endDate: day('2027-05-01') })
    expect(wrong.status).toBe(400)
    expect(Object.keys(wrong.problem!.errors!)).toEqual(['endDate'])
    const [source] = (await (await server.as('aylin.kaya')).call(campaigns.list, { params: { applicationId: alpenquell }, query: { searchQuery: 'Kids Schulstart' } })).body // prettier-ignore
    const far = await create({ copyOf: source!.id, startDate: day('9000-01-01') })
    expect(Object.keys(far.problem!.errors!)).toEqual(['startDate'])
    expect((await create({ copyOf: 999_999 })).status).toBe(404)
    expect((await create({}, 'sabine.moser')).status).toBe(403)
    expect((await create({}, 'jonas.petersen')).status).toBe(404)
  })

  test('without customers of the application the client has to be said', async () => {
    await rowsOf(server, sql`update applications set customer_ids = '{}' where id = 101`)
    await rowsOf(server, sql`delete from campaigns where application_id = 101`)
    const unsaid = await create({})
    expect(unsaid.status).toBe(400)
    expect(Object.keys(unsaid.problem!.errors!)).toEqual(['clientName'])
    expect((await create({ clientName: 'Erster' })).status).toBe(201)
    // Nobody sees others yet, so all of the client's groups see it.
    expect(await namesFor('sabine.moser')).toHaveLength(1)
  })

  test('who made it stands in the history and in the audit log, and others hear of it at once (T-05)', async () => {
    const { body } = await create({ name: 'Protokolliert', clientName: 'Erster' })
    const history = await (
      await server.as('aylin.kaya')
    ).call(campaigns.history, { params: { applicationId: alpenquell, id: body.id } })
    expect(history.body).toMatchObject([{ kind: 'created', user: { lastName: 'Kaya' } }])
    const [entry] = await rowsOf(
      server,
      sql`select action, summary from audit_log where object_id = ${String(body.id)} and object_type = 'campaign'`,
    )
    expect(entry).toEqual({
      action: 'campaign.created',
      summary: { name: 'Protokolliert', after: { client: 'Erster' } },
    })
    const events = await rowsOf(
      server,
      sql`select payload ->> 'kind' as kind from events
          where type = 'campaigns.changed' and payload ->> 'campaignId' = ${String(body.id)}`,
    )
    expect(events).toEqual([{ kind: 'created' }])
  })
})
