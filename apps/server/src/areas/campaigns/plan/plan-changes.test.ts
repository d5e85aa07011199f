import { campaignPlanning, campaigns, channelPosts, channels } from '@atrium/api-client/contract'
import type { Campaign } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, rowsOf } from '../../testing.ts'

const applicationId = alpenquell
const day = (text: string) => `${text}T08:00:00.000Z`

describe.each(databases)('changes of a plan on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const agency = () => server.as('aylin.kaya')
  const inventCampaign = async (more: object = {}): Promise<Campaign> => {
    const body = { name: `Probe ${Math.random()}`, ...more }
    const { status, body: made } = await (
      await agency()
    ).call(campaignPlanning.create, { params: { applicationId }, body })
    expect(status).toBe(201)
    return made
  }
  const change = async (id: number, body: object, login = 'aylin.kaya') =>
    (await server.as(login)).call(campaignPlanning.change, {
      params: { applicationId, id },
      body: { add: [], change: [], remove: [], ...body },
    })
  const undo = async (id: number, changeId: number, login = 'aylin.kaya') =>
    (await server.as(login)).call(campaignPlanning.undo, {
      params: { applicationId, id, changeId },
    })
  const planOf = async (id: number) =>
    (
      await (
        await agency()
      ).call(campaigns.plan, { params: { applicationId }, query: { campaignId: id } })
    ).body
  const historyOf = async (id: number) =>
    (await (await agency()).call(campaigns.history, { params: { applicationId, id } })).body

  test('channels are added in planning, at the end or behind another one, in one change (CAMP-07, CAMP-15)', async () => {
    const { id, version } = await inventCampaign()
    const first = await change(id, {
      add: [
        { name: 'TV', mediaTypeId: 5, budget: 1_000, startDate: day('2027-04-01') },
        { name: 'Radio', mediaTypeId: 6, publisher: 'RMS' },
      ],
    })
    expect(first.status).toBe(200)
    expect(first.body.added.map(({ name }) => name)).toEqual(['TV', 'Radio'])
    expect(first.body.added[0]).toMatchObject({
      budget: 1_000,
      startDate: day('2027-04-01'),
      endDate: null,
      workflowState: { name: 'Planning' },
      version: 1,
    })
    const [tv] = first.body.added
    const second = await change(id, {
      add: [
        { name: 'Kino', mediaTypeId: 7, afterId: tv!.id },
        { name: 'Print', mediaTypeId: 2 },
      ],
      change: [{ id: tv!.id, version: 1, budget: 1_200 }],
    })
    expect(second.body.changed).toMatchObject([{ id: tv!.id, budget: 1_200, version: 2 }])
    expect((await planOf(id)).map(({ name }) => name)).toEqual(['TV', 'Kino', 'Radio', 'Print'])
    const { body } = await (await agency()).call(campaigns.get, { params: { applicationId, id } })
    expect(body).toMatchObject({ version: version + 2, status: 2, plannedBudget: 1_200 })
    expect((await historyOf(id)).map((one) => one.kind)).toEqual([
      'added',
      'changed',
      'added',
      'created',
    ])
  })

  test('what was approved goes back to adjusting, its budget is split anew, and undo gives all of it back (T-38, CAMP-09)', async () => {
    const all = (await (await agency()).call(campaigns.list, { params: { applicationId } })).body
    const kids = all.find(({ name }) => name === 'Kids Schulstart')!
    const approved = kids.channels.find(({ workflowState }) => workflowState.name === 'Approved')!
    const at = { params: { applicationId, id: approved.id } }
    await rowsOf(
      server,
      sql`insert into channel_budgets (application_id, channel_id, position, publisher, budget_net)
          values (${applicationId}, ${approved.id}, 90, 'Eins', 30.01), (${applicationId}, ${approved.id}, 91, 'Zwei', 60)`,
    )
    const parts = () =>
      rowsOf(
        server,
        sql`select position, budget_net::text from channel_budgets
            where channel_id = ${approved.id} order by position`,
      )
    const [before, partsBefore] = [(await (await agency()).call(channels.get, at)).body, await parts()] // prettier-ignore
    const { body, status } = await change(kids.id, {
      change: [{ id: approved.id, budget: 12_345.67 }],
    })
    expect(status).toBe(200)
    const after = (await (await agency()).call(channels.get, at)).body
    expect(after.workflowState.name).toBe('Adjusting')
    expect(after.approval.standing).toBe('changed')
    const [{ sum }] = (await rowsOf<{ sum: number }>(
      server,
      sql`select sum(budget_net)::float8 as sum from channel_budgets where channel_id = ${approved.id}`,
    )) as [{ sum: number }]
    expect(sum).toBe(12_345.67)
    const back = await undo(kids.id, body.changeId)
    expect(back.body).toEqual({
      removedIds: [],
      channels: [{ id: approved.id, name: before.name, workflowState: 'Approved' }],
    })
    const again = (await (await agency()).call(channels.get, at)).body
    expect({ ...again, version: 0 }).toEqual({ ...before, version: 0 })
    expect(again.version).toBe(before.version + 2)
    expect(await parts()).toEqual(partsBefore)
  })

  test('channels that nobody was asked about are taken away with all that belongs to them, and come back with it (T-38)', async () => {
    const { id } = await inventCampaign()
    const { added } = (
      await change(id, {
        add: [
          { name: 'TV', mediaTypeId: 5, bookingDeadline: day('2027-03-01') },
          { name: 'Radio', mediaTypeId: 6 },
        ],
      })
    ).body
    const [tv, radio] = added
    const api = await agency()
    await api.call(channels.save, {
      params: { applicationId, id: tv!.id },
      body: { bookingDeadline: day('2027-03-02') },
    })
    await api.call(channelPosts.add, {
      params: { applicationId, channelId: tv!.id },
      body: { message: 'Bitte mit Spot.' },
    })
    const read = async () => (await api.call(channels.get, { params: { applicationId, id: tv!.id } })).body // prettier-ignore
    const [before, plan, history] = [await read(), await planOf(id), await historyOf(id)]
    const { body } = await change(id, { remove: [tv!.id] })
    expect((await planOf(id)).map((one) => one.id)).toEqual([radio!.id])
    expect((await historyOf(id))[0]).toMatchObject({
      kind: 'removed',
      before: { count: 1, names: ['TV'] },
    })
    const back = await undo(id, body.changeId)
    expect(back.body).toEqual({
      removedIds: [],
      channels: [{ id: tv!.id, name: 'TV', workflowState: 'Planning' }],
    })
    expect(await read()).toEqual(before)
    expect(await planOf(id)).toEqual(plan)
    const kept = (await historyOf(id)).filter((one) => !['undone', 'removed'].includes(one.kind))
    expect(kept).toEqual(history)
    const audited = await rowsOf<{ action: string }>(
      server,
      sql`select action from audit_log
          where object_type = 'channel' and object_id = ${String(tv!.id)} and action like 'channel.re%' order by id`,
    )
    expect(audited.map(({ action }) => action)).toEqual(['channel.removed', 'channel.restored'])
    const left = await rowsOf(server, sql`select from removed_channels where campaign_id = ${id}`)
    expect(left).toEqual([])
  })

  test('one that the client was asked about once is not taken away, and nothing else is done (409)', async () => {
    const { id } = await inventCampaign()
    const api = await agency()
    const { added } = (await change(id, { add: [{ name: 'TV', mediaTypeId: 5 }, { name: 'Radio', mediaTypeId: 6 }] })).body // prettier-ignore
    const [tv, radio] = added
    await api.call(campaigns.release, {
      params: { applicationId, id },
      body: { channelIds: [tv!.id] },
    })
    await api.call(channels.move, {
      params: { applicationId, id: tv!.id },
      body: { workflowState: 'Planning' },
    })
    const refused = await change(id, { remove: [tv!.id, radio!.id], add: [{ name: 'Kino', mediaTypeId: 7 }] }) // prettier-ignore
    expect(refused.status).toBe(409)
    expect(refused.problem).toMatchObject({ code: 'not-removable', current: [{ id: tv!.id }] })
    expect((await planOf(id)).map(({ name }) => name)).toEqual(['TV', 'Radio'])
  })

  test('another version than the one that was seen, and what cannot be, is refused whole (ERR-16)', async () => {
    const { id, version } = await inventCampaign()
    const { added } = (await change(id, { add: [{ name: 'TV', mediaTypeId: 5 }] })).body
    const [tv] = added
    const api = await agency()
    const old = await api.call(
      campaignPlanning.change,
      { params: { applicationId, id }, body: { add: [{ name: 'Kino', mediaTypeId: 7 }] } },
      { 'if-match': `"${version}"` },
    )
    expect(old.problem).toMatchObject({ code: 'stale', current: { id, version: version + 1 } })
    await change(id, { change: [{ id: tv!.id, version: 1, publisher: 'RTL' }] })
    const stale = await change(id, { change: [{ id: tv!.id, version: 1, budget: 1 }] })
    expect(stale.status).toBe(409)
    expect(stale.problem).toMatchObject({ code: 'stale', current: [{ id: tv!.id, version: 2 }] })
    const wrong = await change(id, {
      add: [{ name: 'Kino', mediaTypeId: 77 }],
    })
    expect(Object.keys(wrong.problem!.errors!)).toEqual(['add[0].mediaTypeId'])
    const twice = await change(id, { change: [{ id: tv!.id }, { id: tv!.id }] })
    expect(Object.keys(twice.problem!.errors!)).toEqual(['change[1].id'])
    const both = await change(id, { change: [{ id: tv!.id }], remove: [tv!.id] })
    expect(Object.keys(both.problem!.errors!)).toEqual(['change[0].id'])
    const behind = await change(id, { add: [{ name: 'Kino', mediaTypeId: 7, afterId: 1 }] })
    expect(Object.keys(behind.problem!.errors!)).toEqual(['add[0].afterId'])
    expect((await change(id, { remove: [1] })).status).toBe(404)
    expect((await change(id, { change: [{ id: 1 }] })).status).toBe(404)
    expect(await planOf(id)).toMatchObject([{ name: 'TV', publisher: 'RTL', budget: null }])
  })

  test('who approved several channels hears of their change once, and no more of it once it is taken back (COCK-13)', async () => {
    const { id } = await inventCampaign()
    const { added } = (
      await change(id, {
        add: [
          { name: 'TV', mediaTypeId: 5 },
          { name: 'Radio', mediaTypeId: 6 },
        ],
      })
    ).body
    await rowsOf(
      server,
      sql`update channels set workflow_state = 'Approved', decision = 'approved', decided_hash = 'x'
          where campaign_id = ${id}`,
    )
    const told = () =>
      rowsOf<{ message: string }>(
        server,
        sql`select n.message from notifications n join users u on u.id = n.user_id
            where n.related_object_id = ${id} and u.last_name = 'Moser'`,
      )
    const edits = added.map((one) => ({ id: one.id, budget: 9 }))
    const { body } = await change(id, { change: edits })
    expect(await told()).toMatchObject([
      { message: expect.stringContaining('mehrere freigegebene Kanäle') as string },
    ])
    await undo(id, body.changeId)
    expect(await told()).toEqual([])
  })

  test('a change that changes nothing leaves everything as it was', async () => {
    const { id } = await inventCampaign()
    const { added } = (await change(id, { add: [{ name: 'TV', mediaTypeId: 5, budget: 1 }] })).body
    const before = [await planOf(id), await historyOf(id)]
    const same = await change(id, { change: [{ id: added[0]!.id, name: 'TV', budget: 1 }] })
    expect(same.body.changed).toMatchObject([{ id: added[0]!.id, version: 1 }])
    expect([await planOf(id), await historyOf(id)]).toEqual(before)
    expect((await undo(id, same.body.changeId)).body).toEqual({ channels: [], removedIds: [] })
  })
})
