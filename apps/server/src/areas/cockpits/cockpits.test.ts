import { campaigns, channels, cockpitDataPath, cockpits } from '@atrium/api-client/contract'
import type { Campaign } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, wohnwerk } from '../testing.ts'

const day = 86_400_000

describe.each(databases)('cockpits on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const applicationId = alpenquell
  const named = async (login: string, name: string, tenant = applicationId): Promise<Campaign> => {
    const api = await server.as(login)
    const params = { applicationId: tenant }
    const { body } = await api.call(campaigns.list, { params, query: { searchQuery: name } })
    return body[0]!
  }
  const data = async (login: string, id: number, query = {}, tenant = applicationId) =>
    (await server.as(login)).call(cockpits.data, {
      params: { path: cockpitDataPath, applicationId: tenant, id },
      query,
    })

  test('has its tenant’s layout, its campaign and no seminars (COCK-02, COCK-03)', async () => {
    const { id, externalId } = await named('sabine.moser', 'Kids Schulstart')
    const api = await server.as('sabine.moser')
    const { status, body } = await api.call(cockpits.get, { params: { applicationId, id } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      externalId,
      displayName: 'Kids Schulstart',
      data: { campaign: { id, status: 6, can: { approve: true, edit: false } } },
      sessionsOverview: null,
      channelId: null,
    })
    const layout = JSON.parse(body.layout.content) as { widgets: { type: string }[] }
    expect(layout).toMatchObject({ version: 1, columns: 12, dataSource: { path: cockpitDataPath } })
    expect(layout.widgets.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['assets', 'audience', 'budget', 'duration', 'channels', 'documents', 'approvals', 'conversation']), // prettier-ignore
    )
  })

  test('a campaign’s own layout goes before its tenant’s, and a tenant without one has the default (COCK-02)', async () => {
    const { id } = await named('sabine.moser', 'Winterbrand')
    const content = '{"version":1,"columns":12,"widgets":[]}'
    await rowsOf(server, sql`
      insert into cockpit_layouts (application_id, campaign_id, content)
      values (${applicationId}, ${id}, ${content})`) // prettier-ignore
    const api = await server.as('sabine.moser')
    const own = await api.call(cockpits.get, { params: { applicationId, id } })
    expect(own.body.layout.content).toBe(content)
    await rowsOf(server, sql`delete from cockpit_layouts where application_id = ${wohnwerk}`)
    const other = await named('andreas.lindner', 'Black Week', wohnwerk)
    const lindner = await server.as('andreas.lindner')
    const bare = await lindner.call(cockpits.get, { params: { applicationId: wohnwerk, id: other.id } }) // prettier-ignore
    expect(bare.body.layout.content).toContain('"widgets"')
  })

  test('is found by the ids of another system, a channel’s names the channel (COCK-03, COCK-04)', async () => {
    const campaign = await named('sabine.moser', 'Kids Schulstart')
    const api = await server.as('sabine.moser')
    const at = (id: string) => api.call(cockpits.external, { params: { applicationId, id } })
    expect((await at(campaign.externalId!)).body).toMatchObject({ id: campaign.id, channelId: null }) // prettier-ignore
    const channelId = campaign.channels[1]!.id
    expect((await at(`${campaign.externalId}-2`)).body).toMatchObject({ id: campaign.id, channelId }) // prettier-ignore
    expect((await at('ML-101-9999')).status).toBe(404)
    const hidden = await named('sabine.moser', 'Nachhaltigkeit 2.0')
    const korbinian = await server.as('korbinian.huber')
    const params = { applicationId, id: hidden.externalId! }
    expect((await korbinian.call(cockpits.external, { params })).status).toBe(404)
    expect((await data('korbinian.huber', hidden.id)).status).toBe(404)
    expect((await data('sabine.moser', 999_999)).status).toBe(404)
  })

  test('its data: channels with their posts, costs, audience and assets (COCK-01, T-28)', async () => {
    const { id } = await named('sabine.moser', 'Sommerfrische Classic')
    const { status, body } = await data('sabine.moser', id)
    expect(status).toBe(200)
    expect(body.campaign).toMatchObject({ id, name: 'Sommerfrische Classic' })
    expect(body.channels).toHaveLength(5)
    expect(body.channels!.every(({ posts }) => posts.length > 0)).toBe(true)
    expect(body.spending).toHaveLength(5)
    for (const { planned, booked, invoiced } of body.spending!) {
      expect(booked).toBeLessThanOrEqual(planned!)
      expect(invoiced).toBeLessThanOrEqual(booked!)
    }
    expect(body.spending!.some(({ invoiced }) => invoiced! > 0)).toBe(true)
    expect(body.audience).toMatchObject({ size: 21_400_000 })
    expect(body.audience!.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(body.assets!.map(({ displayName }) => displayName)).toContain('Megalight Motiv 01.png')
  })

  test('what was invoiced is for those who see invoices (A5)', async () => {
    const { id } = await named('sabine.moser', 'Sommerfrische Classic')
    const invoiced = async (login: string) =>
      (await data(login, id)).body.spending!.some((part) => part.invoiced !== null)
    expect(await invoiced('sabine.moser')).toBe(true)
    expect(await invoiced('aylin.kaya')).toBe(true)
    expect(await invoiced('korbinian.huber')).toBe(false)
  })

  test('assets that somebody may not see are not there (PERM-13)', async () => {
    const { id } = await named('sabine.moser', 'Zitrone Launch DACH')
    const before = (await data('korbinian.huber', id)).body.assets!
    expect(before.length).toBeGreaterThan(1)
    await rowsOf(server, sql`
      delete from component_groups
      where application_id = ${applicationId} and component_id = ${before[0]!.id}`) // prettier-ignore
    const after = (await data('korbinian.huber', id)).body.assets!
    expect(after.map((asset) => asset.id)).toEqual(before.slice(1).map((asset) => asset.id))
  })

  test('figures have 60 days, a comparison and a reason by rules (COCK-11, D-05, T-31)', async () => {
    const { id } = await named('sabine.moser', 'Sommerfrische Classic')
    const { body } = await data('sabine.moser', id)
    expect(body.kpis!.map(({ key }) => key)).toEqual(['reach', 'contacts', 'spend', 'visits', 'completion', 'price']) // prettier-ignore
    const kpi = (key: string) => body.kpis!.find((one) => one.key === key)!
    const spend = kpi('spend')
    expect(spend.history).toHaveLength(60)
    const last = spend.history.at(-1)!
    const week = spend.history.at(-8)!
    expect(Math.round((Date.parse(last.day) - Date.parse(week.day)) / day)).toBe(7)
    expect(spend.change).toMatchObject({ before: week.value, absolute: last.value - week.value })
    expect(spend.change!.relative).toBeGreaterThan(0.05)
    expect(spend.explanation).toBe('known')
    expect(spend.reasons).toMatchObject([
      { kind: 'started', channel: { name: 'Megalights Oberbayern' } },
    ])
    expect(kpi('completion').change!.relative).toBeNull()
    // Nothing that shows films began or ended.
    expect(kpi('completion').explanation).not.toBe('known')
    // One answers before its campaign began: then there is nothing to compare a ratio with.
    const launch = await named('sabine.moser', 'Zitrone Launch DACH')
    const other = (await data('sabine.moser', launch.id)).body.kpis!
    expect(other.find(({ key }) => key === 'price')).toMatchObject({ change: null, explanation: 'none' }) // prettier-ignore
    expect(other.find(({ key }) => key === 'spend')!.change).toMatchObject({ before: 0, relative: null }) // prettier-ignore
    const quiet = await named('sabine.moser', 'Kids Schulstart')
    expect((await data('sabine.moser', quiet.id)).body.kpis).toEqual([])
  })

  describe('against another period (T-32)', () => {
    const figure = async (login: string, id: number, query: object, key = 'spend') => {
      const { status, body } = await data(login, id, query)
      expect(status).toBe(200)
      return { comparedWith: body.comparedWith, ...body.kpis!.find((one) => one.key === key)! }
    }
    const daysApart = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day) // prettier-ignore

    test('7 days unless something else is asked for, 28 days with what happened in them (COCK-11, D-05)', async () => {
      const { id, channels: some } = await named('aylin.kaya', 'Sommerfrische Classic')
      // So long ago that it is not news of this week.
      await rowsOf(server, sql`
        insert into campaign_history (application_id, campaign_id, channel_id, kind, created_at, before, after)
        values (${applicationId}, ${id}, ${some[1]!.id}, 'changed', now() - interval '20 days',
          '{"budget": 300000}', '{"budget": 333000}')`) // prettier-ignore
      const week = await figure('sabine.moser', id, { clearCache: true })
      expect(week).toMatchObject({ comparedWith: '7days', previous: null })
      expect(week.change!.day).toBe(week.history.at(-8)!.day)
      const month = await figure('sabine.moser', id, { compare: '28days' })
      expect(month).toMatchObject({ comparedWith: '28days', previous: null, explanation: 'known' })
      const before = month.history.at(-29)!
      expect(daysApart(before.day, month.history.at(-1)!.day)).toBe(28)
      expect(month.change).toMatchObject({ before: before.value, day: before.day })
      const raised = { kind: 'budgetUp', amount: 33_000 }
      expect(month.reasons).toContainEqual(expect.objectContaining(raised))
      expect(week.reasons).not.toContainEqual(expect.objectContaining(raised))
      expect((await data('sabine.moser', id, { compare: 'everything' })).status).toBe(400)
    })

    test('the campaign before: the same day of its flight, with its course, and without reasons', async () => {
      const { id, startDate } = await named('sabine.moser', 'Sommerfrische Classic')
      const former = await named('sabine.moser', 'Winterbrand')
      const spend = await figure('sabine.moser', id, { compare: 'previousCampaign' })
      expect(spend).toMatchObject({
        comparedWith: 'previousCampaign',
        explanation: 'none',
        reasons: [],
        previous: { campaign: { id: former.id, name: 'Winterbrand' }, flightDay: 40 },
      })
      const last = spend.history.at(-1)!
      const { day: theirs, before, absolute } = spend.change!
      expect(daysApart(startDate!, last.day)).toBe(39)
      expect(daysApart(former.startDate!, theirs!)).toBe(39)
      expect(absolute).toBeCloseTo(last.value - before)
      const course = spend.previous!.history
      expect(course.map((one) => one.day)).toEqual(spend.history.map((one) => one.day))
      expect(course.at(-1)).toEqual({ day: last.day, value: before })
      // It ran nothing like 28 days before it, and was compared with nothing itself.
      const first = await data('sabine.moser', former.id, { compare: 'previousCampaign' })
      for (const { change, previous, explanation } of first.body.kpis!)
        expect({ change, previous, explanation }).toEqual({ change: null, previous: null, explanation: 'none' }) // prettier-ignore
    })

    test('a flight that was over by that day, another currency or unit gives no comparison', async () => {
      const { id } = await named('sabine.moser', 'Sommerfrische Classic')
      const former = await named('sabine.moser', 'Winterbrand')
      const ask = (key?: string) => figure('sabine.moser', id, { compare: 'previousCampaign' }, key)
      const end = (days: number) =>
        rowsOf(server, sql`update campaigns set end_date = start_date + ${days}::int where id = ${former.id} and application_id = ${applicationId}`) // prettier-ignore
      await end(38)
      expect(await ask()).toMatchObject({ change: null, previous: { flightDay: 40 } })
      await end(39)
      expect((await ask()).change).not.toBeNull()
      const pay = (currency: string) =>
        rowsOf(server, sql`update campaigns set currency_name = ${currency} where id = ${former.id} and application_id = ${applicationId}`) // prettier-ignore
      await pay('US-Dollar (USD)')
      expect(await ask()).toMatchObject({ change: null, previous: null })
      expect((await ask('contacts')).previous).not.toBeNull()
      await pay('Euro (EUR)')
      await rowsOf(server, sql`update campaign_kpis set unit = 'number' where campaign_id = ${former.id} and key = 'spend'`) // prettier-ignore
      expect(await ask()).toMatchObject({ change: null, previous: null })
      await rowsOf(server, sql`update campaign_kpis set unit = 'money' where campaign_id = ${former.id} and key = 'spend'`) // prettier-ignore
      await end(90)
    })

    test('who may not see the campaign before learns nothing of it, also right after somebody who may (PERM-13)', async () => {
      const { id } = await named('sabine.moser', 'Sommerfrische Classic')
      const former = await named('sabine.moser', 'Winterbrand')
      const ask = (login: string) => data(login, id, { compare: 'previousCampaign' })
      expect((await ask('korbinian.huber')).body.kpis![0]!.previous).not.toBeNull()
      await rowsOf(server, sql`
        delete from campaign_groups where application_id = ${applicationId} and campaign_id = ${former.id}
          and user_group_id in (select id from user_groups where name like 'Kunde –%')`) // prettier-ignore
      // The agency sees it still: what it is told is not what the next one is told.
      expect((await ask('aylin.kaya')).body.kpis![0]!.previous!.campaign.id).toBe(former.id)
      const { body } = await ask('korbinian.huber')
      for (const { change, previous } of body.kpis!) expect({ change, previous }).toEqual({ change: null, previous: null }) // prettier-ignore
      expect(JSON.stringify(body)).not.toContain('Winterbrand')
    })
  })

  test('names of figures are in the caller’s language', async () => {
    const { id } = await named('sabine.moser', 'Sommerfrische Classic')
    const api = await server.as('sabine.moser')
    const params = { path: cockpitDataPath, applicationId, id }
    const names = async (language: string) =>
      (await api.call(cockpits.data, { params }, { 'accept-language': language })).body.kpis!.map(({ name }) => name) // prettier-ignore
    expect(await names('de')).toContain('Besuche der Website')
    expect(await names('en')).toContain('Website visits')
  })

  test('figures are kept until they are asked for anew, or the plan is another (COCK-06)', async () => {
    const { id, channels: some } = await named('aylin.kaya', 'Herbst Gastro')
    const booked = async (query = {}) => {
      const { body } = await data('aylin.kaya', id, query)
      return body.spending!.find(({ channelId }) => channelId === some[0]!.id)!.booked
    }
    const buy = (amount: number) =>
      rowsOf(server, sql`
        insert into channel_costs (application_id, channel_id, booked)
        values (${applicationId}, ${some[0]!.id}, ${amount})
        on conflict (application_id, channel_id) do update set booked = excluded.booked`) // prettier-ignore
    await buy(100)
    expect(await booked({ clearCache: true })).toBe(100)
    await buy(200)
    expect(await booked()).toBe(100)
    expect(await booked({ clearCache: true })).toBe(200)
    await buy(300)
    const params = { applicationId, id: some[0]!.id }
    const aylin = await server.as('aylin.kaya')
    expect((await aylin.call(channels.save, { params, body: { budget: 12_300 } })).status).toBe(200)
    expect(await booked()).toBe(300)
  })

  test('a change of budget explains what went up with it (D-05)', async () => {
    const { id, channels: some } = await named('aylin.kaya', 'Sommerfrische Classic')
    await rowsOf(server, sql`
      insert into campaign_history (application_id, campaign_id, channel_id, kind, created_at, before, after)
      values (${applicationId}, ${id}, ${some[0]!.id}, 'changed', now() - interval '3 days',
        '{"budget": 600000}', '{"budget": 629000}')`) // prettier-ignore
    const { body } = await data('aylin.kaya', id, { clearCache: true })
    const { reasons } = body.kpis!.find(({ key }) => key === 'spend')!
    expect(reasons).toMatchObject([{ kind: 'budgetUp', amount: 29_000 }, { kind: 'started' }])
  })

  test('another source than those that are served is not there, and takes no other call’s place', async () => {
    const api = await server.as('sabine.moser')
    const { id } = await named('sabine.moser', 'Kids Schulstart')
    const params = { path: 'elsewhere', applicationId, id }
    expect((await api.call(cockpits.data, { params })).status).toBe(404)
    expect((await api.call(campaigns.get, { params: { applicationId, id } })).status).toBe(200)
  })
})
