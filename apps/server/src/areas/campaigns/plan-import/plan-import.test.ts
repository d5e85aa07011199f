import { campaignPlanning, campaigns, channels, cockpits } from '@atrium/api-client/contract'
import * as fc from 'fast-check'
import sql, { raw } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, rowsOf, voltrad } from '../../testing.ts'

const applicationId = alpenquell
const day = (text: string) => `${text}T08:00:00.000Z`

/** Everything that a plan which is handed over may write into. */
const written = [
  'campaigns',
  'campaign_groups',
  'channels',
  'channel_budgets',
  'deadline_marks',
  'campaign_history',
  'plan_changes',
  'removed_channels',
  'products',
  'customers',
  'events',
  'audit_log',
  'notifications',
  'mail_outbox',
  'jobs',
]

describe.each(databases)('plans that are handed over on $name', (kind) => {
  let server: TestServer
  const statements: string[] = []
  beforeAll(async () => {
    server = await startServer({
      kind,
      demo: 'small',
      change: ({ database }) => ({
        database: {
          ...database,
          tenant: (id, work) =>
            database.tenant(id, (tx) =>
              work({
                query: (statement) => {
                  statements.push(statement.text)
                  return tx.query(statement)
                },
              }),
            ),
        },
      }),
    })
  })
  afterAll(() => server?.stop())

  const agency = () => server.as('aylin.kaya')
  const put = async (externalId: string, body: object, login = 'aylin.kaya') =>
    (await server.as(login)).call(campaignPlanning.put, {
      params: { applicationId, externalId },
      body: { name: `Probe ${externalId}`, channels: [], ...body },
    })
  const replace = async (id: number, body: object) =>
    (await agency()).call(campaignPlanning.replace, {
      params: { applicationId, id },
      body: { channels: [], ...body },
    })
  const everything = () =>
    Promise.all(
      written.map((table) =>
        rowsOf(server, sql`select t::text as row from ${raw(table)} t order by t::text`),
      ),
    )
  const resultsOf = (body: { rows: { result: string }[] }) => body.rows.map(({ result }) => result)

  const plan = {
    clientName: 'Alpenquell getränke ag',
    productName: 'Alpenquell Bitter',
    budget: 90_000,
    startDate: day('2027-05-01'),
    endDate: day('2027-06-30'),
    channels: [
      { externalId: 'A-1', name: 'TV', mediaTypeId: 5, publisher: 'Seven', budget: 50_000 },
      { externalId: 'A-2', name: 'Radio', mediaTypeId: 6, startDate: day('2027-05-01') },
      { name: 'Kino', mediaTypeId: 7, publisher: '' },
      { name: 'Kino', mediaTypeId: 7 },
    ],
  }

  test('a campaign is made by the id of another system, and the same again changes nothing (CAMP-07)', async () => {
    const { status, body } = await put('P-1', plan)
    expect(status).toBe(200)
    expect(resultsOf(body)).toEqual(['added', 'added', 'added', 'added'])
    expect(body.campaign).toMatchObject({
      externalId: 'P-1',
      client: { id: 10_101, name: 'Alpenquell Getränke AG' },
      product: { name: 'Alpenquell Bitter' },
      currencyName: 'EUR',
      status: 2,
      plannedBudget: 50_000,
      version: 1,
      channels: body.rows.map(({ channelId }) => ({ id: channelId })),
    })
    const opened = await (
      await agency()
    ).call(cockpits.external, { params: { applicationId, id: 'P-1' } })
    expect(opened.status).toBe(200)
    const before = await everything()
    const again = await put('P-1', plan)
    expect(resultsOf(again.body)).toEqual(Array(4).fill('unchanged'))
    expect(again.body.changeId).toBeNull()
    expect(again.body.campaign).toEqual(body.campaign)
    expect(await everything()).toEqual(before)
  })

  test('a dry run says what would be and writes nothing, for a new campaign and for one that is there', async () => {
    await put('P-2', plan2)
    const before = await everything()
    const fresh = await put('P-none', { ...plan2, clientName: 'Ganz neu GmbH', productName: 'Neu', isDryRun: true, channels: [{ externalId: 'N-1', name: 'TV', mediaTypeId: 5 }] }) // prettier-ignore
    expect(fresh.body).toEqual({
      campaign: null,
      changeId: null,
      rows: [
        {
          index: 0,
          channelId: null,
          name: 'TV',
          result: 'added',
          before: null,
          after: { externalId: 'N-1', name: 'TV', mediaTypeId: 5 },
        },
      ],
    })
    const change = {
      ...plan2,
      name: 'Ganz anders',
      missing: 'remove',
      channels: [{ externalId: 'B-1', name: 'TV', mediaTypeId: 5, budget: 7, startDate: day('2027-05-02') }], // prettier-ignore
    }
    const dry = await put('P-2', { ...change, isDryRun: true })
    expect(dry.body).toMatchObject({ campaign: { name: 'Probe P-2' }, changeId: null })
    expect(await everything()).toEqual(before)
    const real = await put('P-2', change)
    expect(real.body.rows).toEqual(dry.body.rows)
    expect(real.body.rows[0]).toMatchObject({
      result: 'changed',
      before: { budget: 1, startDate: null },
      after: { budget: 7, startDate: day('2027-05-02') },
    })
    expect(resultsOf(real.body)).toEqual(['changed', 'removed'])
    expect(real.body.campaign).toMatchObject({ name: 'Ganz anders', version: 2 })
  })
  const plan2 = {
    channels: [
      { externalId: 'B-1', name: 'TV', mediaTypeId: 5, budget: 1 },
      { externalId: 'B-2', name: 'Radio', mediaTypeId: 6 },
    ],
  }

  test('what a plan no longer has is taken away, or stopped once the client was asked; undo gives it back', async () => {
    const { campaign, rows } = (await put('P-3', { channels: [{ name: 'TV', mediaTypeId: 5 }, { name: 'Radio', mediaTypeId: 6 }, { name: 'Kino', mediaTypeId: 7 }] })).body // prettier-ignore
    const { id } = campaign!
    const api = await agency()
    await api.call(campaigns.release, {
      params: { applicationId, id },
      body: { channelIds: [rows[0]!.channelId!] },
    })
    const planOf = async () =>
      (await api.call(campaigns.plan, { params: { applicationId }, query: { campaignId: id } })).body.map(({ version: _version, ...one }) => one) // prettier-ignore
    const before = await planOf()
    const { body } = await replace(id, {
      missing: 'remove',
      channels: [{ name: 'kino', mediaTypeId: 7 }],
    })
    expect(body.rows).toMatchObject([
      { index: 0, result: 'changed', before: { name: 'Kino' }, after: { name: 'kino' } },
      {
        index: null,
        name: 'TV',
        result: 'stopped',
        before: { workflowState: 'Approving' },
        after: { workflowState: 'Deactivated' },
      },
      { index: null, name: 'Radio', result: 'removed' },
    ])
    const back = await api.call(campaignPlanning.undo, {
      params: { applicationId, id, changeId: body.changeId! },
    })
    expect(back.body).toEqual({
      removedIds: [],
      channels: [
        { id: rows[0]!.channelId, name: 'TV', workflowState: 'Approving' },
        { id: rows[1]!.channelId, name: 'Radio', workflowState: 'Planning' },
      ],
    })
    expect(await planOf()).toEqual(before)
  })

  test('all that is wrong is said by row, and nothing is written (ERR-16)', async () => {
    await put('P-4', { channels: [{ externalId: 'C-1', name: 'TV', mediaTypeId: 5 }] })
    const before = await everything()
    const wrong = await put('P-5', {
      channels: [
        { name: 'TV', mediaTypeId: 999 },
        { name: 'TV', mediaTypeId: 5, startDate: day('2027-05-02'), endDate: day('2027-05-01') },
        { name: 'Radio', mediaTypeId: 6 },
      ],
    })
    expect(wrong.status).toBe(400)
    expect(Object.keys(wrong.problem!.errors!)).toEqual([
      'channels[0].mediaTypeId',
      'channels[1].endDate',
    ])
    const twice = await put('P-5', {
      channels: [
        { externalId: 'X', name: 'TV', mediaTypeId: 5 },
        { externalId: 'X', name: 'Radio', mediaTypeId: 6 },
        { id: 1, name: 'Kino', mediaTypeId: 7 },
      ],
    })
    expect(twice.status).toBe(400)
    expect(Object.keys(twice.problem!.errors!)).toEqual([
      'channels[1].externalId',
      'channels[2].id',
    ])
    const taken = await put('P-5', {
      channels: [{ externalId: 'C-1', name: 'TV', mediaTypeId: 5 }],
    })
    expect(taken.status).toBe(409)
    expect(taken.problem).toMatchObject({ code: 'external-id-taken' })
    expect(Object.keys(taken.problem!.errors!)).toEqual(['channels[0].externalId'])
    expect(await everything()).toEqual(before)
  })

  test('another tenant has the same ids for itself (PERM-19)', async () => {
    await put('P-6', { channels: [{ externalId: 'D-1', name: 'TV', mediaTypeId: 5 }] })
    const api = await agency()
    const other = await api.call(campaignPlanning.put, {
      params: { applicationId: voltrad, externalId: 'P-6' },
      body: { name: 'Ride', channels: [{ externalId: 'D-1', name: 'TV', mediaTypeId: 5 }] },
    })
    expect(other.body.campaign).toMatchObject({ client: { name: 'Voltrad Mobility GmbH' } })
  })

  test('5,000 channels come in one call, with as many statements as one channel takes', async () => {
    const many = (count: number, budget: number) =>
      Array.from({ length: count }, (_, index) => ({
        externalId: `M-${index}`,
        name: `Kanal ${index} ${'ä'.repeat(150)}`,
        mediaTypeId: 5,
        publisher: `Vermarkter ${'ß'.repeat(150)}`,
        budget,
        startDate: day('2027-05-01'),
        endDate: day('2027-05-31'),
        bookingDeadline: day('2027-04-01'),
      }))
    const during = async (work: () => Promise<{ status: number }>) => {
      statements.length = 0
      expect((await work()).status).toBe(200)
      return statements.length
    }
    const one = [
      await during(() => put('P-7', { channels: [{ ...many(1, 1)[0]!, externalId: 'one' }] })),
      await during(() => put('P-7', { channels: [{ ...many(1, 2)[0]!, externalId: 'one' }] })),
      await during(() => put('P-7', { channels: [], missing: 'remove' })),
    ]
    const all = [
      await during(() => put('P-8', { channels: many(5_000, 1) })),
      await during(() => put('P-8', { channels: many(5_000, 2) })),
      await during(() => put('P-8', { channels: [], missing: 'remove' })),
    ]
    for (const [index, number] of all.entries()) expect(number).toBeLessThanOrEqual(one[index]!)
    const tooMany = await put('P-9', { channels: many(5_001, 1) })
    expect(tooMany.status).toBe(400)
    expect(Object.keys(tooMany.problem!.errors!)).toEqual(['channels'])
    const tooLarge = await put('P-9', { name: 'x'.repeat(17 * 1_048_576) })
    expect(tooLarge.status).toBe(413)
  }, 120_000)

  test('who approved a channel that a plan changes is asked anew (T-38)', async () => {
    const api = await agency()
    const { campaign, rows } = (await put('P-10', { channels: [{ name: 'TV', mediaTypeId: 5 }] })).body // prettier-ignore
    const { id } = campaign!
    await api.call(campaigns.release, { params: { applicationId, id }, body: {} })
    await rowsOf(
      server,
      sql`update channels set workflow_state = 'Approved', decision = 'approved', decided_hash = 'x'
          where campaign_id = ${id}`,
    )
    const { body } = await put('P-10', { channels: [{ name: 'TV', mediaTypeId: 5, budget: 3 }] })
    expect(body.rows[0]).toMatchObject({
      result: 'changed',
      before: { workflowState: 'Approved' },
      after: { workflowState: 'Adjusting' },
    })
    const channel = await api.call(channels.get, {
      params: { applicationId, id: rows[0]!.channelId! },
    })
    expect(channel.body.approval.standing).toBe('changed')
  })

  test('another currency of the campaign is another plan of what the client approved in it (T-38, D-02)', async () => {
    const api = await agency()
    const named = [
      { externalId: 'W-1', name: 'TV', mediaTypeId: 5, budget: 10 },
      { externalId: 'W-2', name: 'Radio', mediaTypeId: 6, budget: 10 },
    ]
    const { campaign, rows } = (await put('P-11', { channels: named })).body
    const { id } = campaign!
    await rowsOf(
      server,
      sql`update channels set workflow_state = 'Approved', decision = 'approved', decided_hash = 'x'
          where campaign_id = ${id}`,
    )
    const { body } = await put('P-11', { currencyName: 'CHF', channels: [named[0]] })
    expect(body.rows).toMatchObject([
      { index: 0, result: 'changed', after: { workflowState: 'Adjusting' } },
      { index: null, result: 'changed', after: { workflowState: 'Adjusting' } },
    ])
    await api.call(campaignPlanning.undo, {
      params: { applicationId, id, changeId: body.changeId! },
    })
    const plan = await api.call(campaigns.plan, {
      params: { applicationId },
      query: { campaignId: id },
    })
    expect(plan.body.map(({ workflowState }) => workflowState.name)).toEqual(
      rows.map(() => 'Approved'),
    )
  })

  test('any plan that is sent twice is there once (CAMP-07)', async () => {
    const row = fc.record(
      {
        name: fc.constantFrom('TV', 'tv', 'Radio'),
        mediaTypeId: fc.constantFrom(5, 6),
        publisher: fc.constantFrom(null, '', 'RTL'),
        budget: fc.option(fc.constantFrom(0, 0.01, 99.99), { nil: null }),
        startDate: fc.option(fc.constantFrom(day('2027-05-01'), day('2027-05-02')), { nil: null }),
        materialDeadline: fc.option(fc.constantFrom(day('2027-04-01')), { nil: null }),
      },
      { requiredKeys: ['name', 'mediaTypeId'] },
    )
    const whole = fc.record({
      budget: fc.option(fc.constantFrom(1, 2.5), { nil: null }),
      productName: fc.constantFrom(null, 'Eins', 'Zwei'),
      missing: fc.constantFrom('keep', 'remove'),
      channels: fc
        .array(fc.tuple(row, fc.boolean()), { maxLength: 5 })
        .map((rows) =>
          rows.map(([one, isKnown], index) => ({ ...one, ...(isKnown && { externalId: `T-${index}` }) })),
        ), // prettier-ignore
    })
    await fc.assert(
      fc.asyncProperty(whole, async (body) => {
        const first = await put('P-12', body)
        expect(first.status).toBe(200)
        const before = await everything()
        const second = await put('P-12', body)
        const results = new Set(resultsOf(second.body))
        expect([...results].filter((one) => one !== 'unchanged' && one !== 'kept')).toEqual([])
        expect(await everything()).toEqual(before)
      }),
      { numRuns: 25, seed: 20_261_129 },
    )
  })
})
