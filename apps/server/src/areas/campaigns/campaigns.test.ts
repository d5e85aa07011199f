import { campaigns, channelPosts, channels, workflowStates } from '@atrium/api-client/contract'
import type { Campaign } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../test/harness.ts'
import { alpenquell, rowsOf, voltrad, wohnwerk } from '../testing.ts'

describe.each(databases)('campaigns on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const list = async (login: string, applicationId: number, query = {}) =>
    (await server.as(login)).call(campaigns.list, { params: { applicationId }, query })
  const namesFor = async (...args: Parameters<typeof list>) =>
    (await list(...args)).body.map(({ name }) => name)
  const named = async (login: string, applicationId: number, name: string): Promise<Campaign> =>
    (await list(login, applicationId)).body.find((campaign) => campaign.name === name)!

  test('come by name, with client, product, media types, budget, days and channels (CAMP-04, CAMP-05, CAMP-07, CAMP-12)', async () => {
    const { status, body } = await list('sabine.moser', alpenquell)
    expect(status).toBe(200)
    expect(body.map(({ name }) => name)).toEqual([
      'Herbst Gastro',
      'Kids Schulstart',
      'Nachhaltigkeit 2.0',
      'Sommerfrische Classic',
      'Wiesn-Spezial',
      'Winterbrand',
      'Zitrone Launch DACH',
    ])
    expect(body[1]).toMatchObject({
      budget: 340_000,
      currencyName: 'Euro (EUR)',
      client: { id: 10_101, name: 'Alpenquell Getränke AG' },
      product: { name: 'Quellzwerge Kids' },
      mediaTypeIds: [2, 6, 22, 23],
      status: 6,
      externalId: 'ML-101-0003',
      can: { approve: true, edit: false },
    })
    expect(body[1]!.channels.map(({ workflowState }) => workflowState.name)).toEqual(['Approving', 'Approving', 'Approving', 'Approved']) // prettier-ignore
  })

  test('a day is 10:00 in Berlin, an unset one and an unset budget are null (CAMP-07, VAL-11)', async () => {
    const { startDate, endDate } = await named('sabine.moser', alpenquell, 'Zitrone Launch DACH')
    const clock = new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', timeStyle: 'short' })
    for (const day of [startDate, endDate]) expect(clock.format(new Date(day!))).toBe('10:00')
    expect(await named('sabine.moser', alpenquell, 'Nachhaltigkeit 2.0')).toMatchObject({
      startDate: null,
      endDate: null,
      budget: null,
      status: 0,
    })
  })

  test('the story: 16 campaigns with 58 channels, in all 15 states and ten states of campaigns (CAMP-08)', async () => {
    const all = await Promise.all(
      [alpenquell, wohnwerk, voltrad].map(async (id) => (await list('maren.thiessen', id)).body),
    )
    const flat = all.flat()
    expect(flat).toHaveLength(16)
    const channelsOfAll = flat.flatMap((campaign) => campaign.channels)
    expect(channelsOfAll).toHaveLength(58)
    const states = new Set(channelsOfAll.map(({ workflowState }) => workflowState.name))
    expect([...states].toSorted()).toEqual([...workflowStates].toSorted())
    expect(Object.fromEntries(flat.map(({ name, status }) => [name, status]))).toMatchObject({
      'Sommerfrische Classic': 10,
      'Kids Schulstart': 6,
      'Wiesn-Spezial': 6,
      'Herbst Gastro': 2,
      'Nachhaltigkeit 2.0': 0,
      Winterbrand: 11,
      'Küchenwochen Frühjahr': 7,
      'Gartenmöbel Süd': 6,
      Schlafwelten: 4,
      'Dealer Days': 6,
    })
    const sums = await rowsOf(
      server,
      sql`select c.name from campaigns c join channels h using (application_id)
          where h.campaign_id = c.id group by c.application_id, c.id, c.name, c.budget
          having sum(h.budget) is distinct from c.budget and c.budget is not null`,
    )
    expect(sums).toEqual([])
  })

  test('are seen by the groups that they were given to and by those who see all (PERM-13, PERM-19)', async () => {
    expect(await namesFor('nadine.wolff', wohnwerk)).toEqual(['Neueröffnung Göttingen'])
    expect(await namesFor('korbinian.huber', alpenquell)).not.toContain('Nachhaltigkeit 2.0')
    expect(await namesFor('henning.vahl', alpenquell)).toHaveLength(7)
    const hidden = await named('sabine.moser', alpenquell, 'Nachhaltigkeit 2.0')
    const korbinian = await server.as('korbinian.huber')
    const params = { applicationId: alpenquell, id: hidden.id }
    expect((await korbinian.call(campaigns.get, { params })).status).toBe(404)
    expect((await korbinian.call(campaigns.budgets, { params })).status).toBe(404)
    const channelId = hidden.channels[0]!.id
    const channel = { applicationId: alpenquell, id: channelId }
    expect((await korbinian.call(channels.get, { params: channel })).status).toBe(404)
    const posts = { applicationId: alpenquell, channelId }
    expect((await korbinian.call(channelPosts.list, { params: posts })).status).toBe(404)
  })

  test.each([
    ['schul', ['Kids Schulstart']],
    ['ALPENQUELL zitrone', ['Zitrone Launch DACH']],
    ['nichts davon', []],
    ['%', 7],
  ])(
    'a search for %s finds what holds all its words (CAMP-12, SRCH-08)',
    async (searchQuery, expected) => {
      const names = await namesFor('sabine.moser', alpenquell, { searchQuery })
      expect(typeof expected === 'number' ? names.length : names).toEqual(expected)
    },
  )

  test('a search knows umlauts in every spelling that people fold (SRCH-08, T-96)', async () => {
    expect(await namesFor('andreas.lindner', wohnwerk, { searchQuery: 'gottingen' })).toEqual(['Neueröffnung Göttingen']) // prettier-ignore
    expect(await namesFor('andreas.lindner', wohnwerk, { searchQuery: 'KÜCHEN' })).toEqual(['Küchenwochen Frühjahr']) // prettier-ignore
  })

  test('come in pages where that is asked for (CAMP-12)', async () => {
    const whole = await namesFor('sabine.moser', alpenquell)
    expect(await namesFor('sabine.moser', alpenquell, { page: 1, count: 3 })).toEqual(whole.slice(3, 6)) // prettier-ignore
    const { status, problem } = await list('sabine.moser', alpenquell, { count: 0 })
    expect([status, Object.keys(problem.errors!)]).toEqual([400, ['count']])
  })

  test('those that are neither over nor aborted come by themselves where that is asked for, with their plan (CAMP-12)', async () => {
    for (const [login, applicationId, gone] of [
      ['sabine.moser', alpenquell, ['Winterbrand']],
      ['andreas.lindner', wohnwerk, ['Black Week', 'Schlafwelten']],
    ] as const) {
      const all = (await list(login, applicationId)).body
      const current = (await list(login, applicationId, { current: 'true' })).body
      const left = all.filter(({ id }) => !current.some((one) => one.id === id))
      expect(left.map(({ name }) => name)).toEqual(gone)
      expect(all.filter((one) => !left.includes(one))).toEqual(current)
      const session = await server.as(login)
      const plan = async (query: object) =>
        (await session.call(campaigns.plan, { params: { applicationId }, query })).body
      const goneIds = left.map(({ id }) => id)
      const kept = (await plan({})).filter(({ campaignId }) => !goneIds.includes(campaignId))
      expect(await plan({ current: 'true' })).toEqual(kept)
      const { id } = current[0]!
      const own = (await plan({})).filter(({ campaignId }) => campaignId === id)
      expect(own.length).toBeGreaterThan(0)
      expect(await plan({ campaignId: id })).toEqual(own)
      const elsewhere = { params: { applicationId }, query: { campaignId: 999_999 } }
      expect((await session.call(campaigns.plan, elsewhere)).status).toBe(404)
    }
  })

  test('one alone is as in the list (CAMP-12)', async () => {
    const campaign = await named('aylin.kaya', alpenquell, 'Wiesn-Spezial')
    const { body } = await (
      await server.as('aylin.kaya')
    ).call(campaigns.get, { params: { applicationId: alpenquell, id: campaign.id } })
    expect(body).toEqual(campaign)
    expect(body.can).toEqual({ approve: false, edit: true })
  })

  test('who may decide, and that something waits, comes with it (COCK-08, COCK-10)', async () => {
    const canOf = async (login: string, id: number, name: string) =>
      (await named(login, id, name)).can.approve
    expect(await canOf('sabine.moser', alpenquell, 'Wiesn-Spezial')).toBe(true)
    expect(await canOf('sabine.moser', alpenquell, 'Winterbrand')).toBe(false)
    expect(await canOf('korbinian.huber', alpenquell, 'Wiesn-Spezial')).toBe(false)
    // Somebody else decides about these two.
    expect(await canOf('andreas.lindner', wohnwerk, 'Gartenmöbel Süd')).toBe(false)
  })

  test('budgets are split by publisher, the parts are the whole (CAMP-09)', async () => {
    const campaign = await named('priya.raman', voltrad, 'Urban Range')
    const { body } = await (
      await server.as('priya.raman')
    ).call(campaigns.budgets, { params: { applicationId: voltrad, id: campaign.id } })
    expect(body).toHaveLength(8)
    expect(body.reduce((sum, { budgetNet }) => sum + budgetNet, 0)).toBe(campaign.budget)
    const city = campaign.channels[3]!.id
    expect(body.filter(({ channelId }) => channelId === city).map(({ publisher }) => publisher)).toEqual(['Adstrom', 'Pendler-Netz', 'Stadtwelle']) // prettier-ignore
    expect(body[0]).toMatchObject({ mediaTypeId: 22, currencyName: 'Euro (EUR)' })
  })

  test('a channel has its plan, its state, what was decided and what was said (CAMP-15, CAMP-16)', async () => {
    const campaign = await named('sabine.moser', alpenquell, 'Wiesn-Spezial')
    const api = await server.as('sabine.moser')
    const id = campaign.channels[1]!.id
    const { status, body } = await api.call(channels.get, {
      params: { applicationId: alpenquell, id },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      campaignId: campaign.id,
      name: 'Funkkombi München',
      mediaTypeId: 6,
      channelType: 'R',
      publisher: 'RegioFunk Bayern',
      currencyName: 'Euro (EUR)',
      workflowState: { id: 9, name: 'Adjusting' },
      externalApprovalRequested: false,
      externalId: 'ML-101-0004-2',
      approval: {
        decision: 'rejected',
        decidedBy: { firstName: 'Sabine', lastName: 'Moser' },
        comment: 'Der Spot klingt zu sehr nach Bierzelt. Bitte ruhiger anlegen.',
      },
      can: { approve: false, edit: false },
    })
    const params = { applicationId: alpenquell, channelId: id }
    const posts = (await api.call(channelPosts.list, { params })).body
    expect(posts).toEqual(body.posts)
    const times = posts.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('every channel has one to six posts, read in pages (CAMP-16)', async () => {
    const counts = await rowsOf<{ count: number }>(
      server,
      sql`select count(p.id)::int as count from channels h
          left join channel_posts p on p.application_id = h.application_id and p.channel_id = h.id
          group by h.application_id, h.id`,
    )
    for (const { count } of counts) expect(count >= 1 && count <= 6).toBe(true)
    const [most] = await rowsOf<{ id: number }>(
      server,
      sql`select channel_id as id from channel_posts where application_id = ${alpenquell}
          group by channel_id having count(*) = 6 order by channel_id limit 1`,
    )
    const api = await server.as('sabine.moser')
    const params = { applicationId: alpenquell, channelId: most!.id }
    const read = async (query = {}) => (await api.call(channelPosts.list, { params, query })).body
    expect(await read({ page: 1, count: 4 })).toEqual((await read()).slice(4))
  })

  test('a star is its owner’s alone: set, told to their other windows, taken away (T-29)', async () => {
    const { id, version } = await named('sabine.moser', alpenquell, 'Winterbrand')
    const star = async (login: string, isStarred: boolean, campaignId = id) =>
      (await server.as(login)).call(campaigns.star, {
        params: { applicationId: alpenquell, id: campaignId },
        body: { isStarred },
      })
    const starredBy = async (login: string) =>
      (await list(login, alpenquell)).body.filter((one) => one.isStarred).map((one) => one.name)
    const told = () =>
      rowsOf<{ user_ids: number[] }>(
        server,
        sql`select user_ids from events where payload->>'kind' = 'starred'`,
      )
    for (const isStarred of [true, true]) expect((await star('sabine.moser', isStarred)).status).toBe(204) // prettier-ignore
    expect(await starredBy('sabine.moser')).toEqual(['Winterbrand'])
    expect(await starredBy('maren.thiessen')).toEqual([])
    const onlyStarred = (login: string) => namesFor(login, alpenquell, { starred: true })
    expect(await onlyStarred('sabine.moser')).toEqual(['Winterbrand'])
    expect(await onlyStarred('maren.thiessen')).toEqual([])
    const [sabine] = await rowsOf<{ id: number }>(server, sql`select id from users where last_name = 'Moser'`) // prettier-ignore
    expect(await told()).toEqual([{ user_ids: [sabine!.id] }])
    expect((await named('sabine.moser', alpenquell, 'Winterbrand')).version).toBe(version)
    // What somebody does not see they cannot mark.
    const hidden = await named('sabine.moser', alpenquell, 'Nachhaltigkeit 2.0')
    expect((await star('korbinian.huber', true, hidden.id)).status).toBe(404)
    expect((await star('sabine.moser', false)).status).toBe(204)
    expect(await starredBy('sabine.moser')).toEqual([])
  })
})
