import { campaignPlanning, campaigns, channelPosts, channels } from '@atrium/api-client/contract'
import * as fc from 'fast-check'
import sql, { raw } from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, rowsOf } from '../../testing.ts'
import { planChangesJob } from './plan-undo.service.ts'
import { channelParts } from './removed-channels.repository.ts'

const applicationId = alpenquell
const day = (number: number) => new Date(Date.UTC(2027, 3, number, 8)).toISOString()

describe.each(databases)('changes of a plan that are taken back, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const agency = () => server.as('aylin.kaya')
  const change = async (id: number, body: object, login = 'aylin.kaya') =>
    (await server.as(login)).call(campaignPlanning.change, {
      params: { applicationId, id },
      body,
    })
  const undo = async (id: number, changeId: number, login = 'aylin.kaya') =>
    (await server.as(login)).call(campaignPlanning.undo, {
      params: { applicationId, id, changeId },
    })
  /** A campaign with three channels, and the change that added them. */
  const planned = async () => {
    const { body } = await (
      await agency()
    ).call(campaignPlanning.create, {
      params: { applicationId },
      body: { name: `Probe ${Math.random()}` },
    })
    const made = await change(body.id, {
      add: [
        { name: 'TV', mediaTypeId: 5, budget: 10, startDate: day(1), endDate: day(20) },
        { name: 'Radio', mediaTypeId: 6, bookingDeadline: day(1) },
        { name: 'Kino', mediaTypeId: 7 },
      ],
    })
    return { id: body.id, ids: made.body.added.map((one) => one.id), changeId: made.body.changeId }
  }
  const namesOf = async (id: number) =>
    (
      await rowsOf<{ name: string }>(
        server,
        sql`select name from channels where campaign_id = ${id} order by position, id`,
      )
    ).map(({ name }) => name)

  test('every column of what belongs to a channel is kept while the channel is away', async () => {
    for (const { table, columns } of Object.values(channelParts)) {
      const found = await rowsOf<{ name: string }>(
        server,
        sql`select column_name as name from information_schema.columns
            where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`,
      )
      expect(columns.split(', ').toSorted()).toEqual(found.map(({ name }) => name).toSorted())
    }
    const referring = await rowsOf<{ name: string }>(
      server,
      sql`select distinct conrelid::regclass::text as name from pg_constraint
          where contype = 'f' and confrelid = 'channels'::regclass`,
    )
    const kept = Object.values(channelParts).map(({ table }) => table)
    expect(kept.toSorted()).toEqual(['channels', ...referring.map(({ name }) => name)].toSorted())
  })

  test('any change and its undo leave channels, budgets, deadlines and their order as they were (T-38, CAMP-09)', async () => {
    const { id, ids } = await planned()
    await rowsOf(
      server,
      sql`insert into channel_budgets (application_id, channel_id, position, publisher, budget_net)
          values (${applicationId}, ${ids[0]}, 0, 'Eins', 3.33), (${applicationId}, ${ids[0]}, 1, 'Zwei', 6.67)`,
    )
    await rowsOf(
      server,
      sql`update channels set workflow_state = 'Approved', decision = 'approved', decided_hash = 'x',
            pauses = '[{"start":"2027-04-05","end":"2027-04-07"}]' where id = ${ids[0]}`,
    )
    const [last] = await rowsOf<{ id: number }>(
      server,
      sql`insert into campaign_history (application_id, campaign_id, channel_id, kind)
          values (${applicationId}, ${id}, ${ids[2]}, 'changed') returning id`,
    )
    const everything = async () => ({
      channels: await rowsOf(
        server,
        sql`select to_jsonb(h) - 'version' as row from channels h where campaign_id = ${id} order by id`,
      ),
      parts: await Promise.all(
        ['channel_budgets', 'deadline_marks', 'channel_costs'].map((table) =>
          rowsOf(
            server,
            sql`select t::text as row from ${raw(table)} t join channels h on h.id = t.channel_id
                where h.campaign_id = ${id} order by t::text`,
          ),
        ),
      ),
      campaign: await rowsOf(server, sql`select status, name from campaigns where id = ${id}`),
      history: await rowsOf(
        server,
        sql`select t::text as row from campaign_history t
            where campaign_id = ${id} and id <= ${last!.id} order by id`,
      ),
    })
    const days = fc.option(fc.integer({ min: 1, max: 9 }).map(day), { nil: null })
    const facts = fc.record(
      {
        name: fc.constantFrom('TV', 'Neu', 'Ä'),
        mediaTypeId: fc.constantFrom(5, 6),
        publisher: fc.constantFrom('', null, 'RMS'),
        budget: fc.option(fc.constantFrom(0, 10, 99.99, 1_000), { nil: null }),
        startDate: days,
        endDate: fc.option(fc.integer({ min: 10, max: 20 }).map(day), { nil: null }),
        bookingDeadline: days,
        materialDeadline: days,
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ facts, afterId: fc.option(fc.constantFrom(...ids), { nil: undefined }) }),
          { maxLength: 3 },
        ),
        fc.record({ 0: facts, 1: facts, 2: facts }, { requiredKeys: [] }),
        fc.option(fc.constantFrom(1, 2), { nil: undefined }),
        async (additions, edits, gone) => {
          const before = await everything()
          const { status, body } = await change(id, {
            add: additions.map(({ facts: said, afterId }) => ({
              name: 'Weiterer',
              mediaTypeId: 5,
              ...said,
              ...(afterId !== undefined && { afterId }),
            })),
            change: Object.entries(edits)
              .filter(([index]) => Number(index) !== gone)
              .map(([index, said]) => ({ id: ids[Number(index)], ...said })),
            remove: gone === undefined ? [] : [ids[gone]],
          })
          expect(status).toBe(200)
          expect((await undo(id, body.changeId)).status).toBe(200)
          expect(await everything()).toEqual(before)
        },
      ),
      { numRuns: 40, seed: 20_261_129 },
    )
  })

  test('is for whoever made it and for administrators, and only once (T-38)', async () => {
    const { id, changeId } = await planned()
    expect((await undo(id, changeId, 'jonas.petersen')).status).toBe(404)
    expect((await undo(id, changeId, 'sabine.moser')).status).toBe(403)
    expect((await undo(id, changeId, 'maren.thiessen')).status).toBe(200)
    expect(await namesOf(id)).toEqual([])
    expect((await undo(id, changeId)).status).toBe(404)
  })

  test('one that is a day old is no longer taken back, and is forgotten (T-38)', async () => {
    const { id, ids, changeId } = await planned()
    const away = await change(id, { remove: [ids[2]] })
    await rowsOf(
      server,
      sql`update plan_changes set made_at = made_at - interval '25 hours' where campaign_id = ${id}`,
    )
    expect((await undo(id, changeId)).status).toBe(404)
    expect((await undo(id, away.body.changeId)).status).toBe(404)
    await planChangesJob(server.deps).run(undefined as never, undefined as never)
    expect(await rowsOf(server, sql`select from plan_changes where campaign_id = ${id}`)).toEqual(
      [],
    )
    expect(await rowsOf(server, sql`select from removed_channels where campaign_id = ${id}`)).toEqual([]) // prettier-ignore
  })

  test('what was changed since stays, and nothing else is taken back (409 changed-since)', async () => {
    const api = await agency()
    const { id, ids } = await planned()
    const { body } = await change(id, {
      add: [{ name: 'Print', mediaTypeId: 2 }],
      change: [{ id: ids[0], budget: 20 }],
      remove: [ids[2]],
    })
    await api.call(channels.save, { params: { applicationId, id: ids[0]! }, body: { budget: 30 } })
    const refused = await undo(id, body.changeId)
    expect(refused.status).toBe(409)
    expect(refused.problem).toMatchObject({ code: 'changed-since', current: [{ id: ids[0] }] })
    expect(await namesOf(id)).toEqual(['TV', 'Radio', 'Print'])
  })

  test('a channel that somebody wrote into since stays', async () => {
    const { id, ids, changeId } = await planned()
    await (
      await agency()
    ).call(channelPosts.add, {
      params: { applicationId, channelId: ids[1]! },
      body: { message: 'Läuft der auch in Bayern?' },
    })
    const refused = await undo(id, changeId)
    expect(refused.problem).toMatchObject({ code: 'changed-since', current: [{ id: ids[1] }] })
    expect(await namesOf(id)).toEqual(['TV', 'Radio', 'Kino'])
  })

  test('a channel does not come back while another one has its id of the other system', async () => {
    const api = await agency()
    const externalId = `U-${Math.random()}`
    const row = { externalId, name: 'TV', mediaTypeId: 5 }
    const put = (body: object) =>
      api.call(campaignPlanning.put, {
        params: { applicationId, externalId },
        body: { name: 'Probe', channels: [], ...body },
      })
    const { campaign } = (await put({ channels: [row] })).body
    const gone = await put({ missing: 'remove' })
    await put({ channels: [row] })
    expect((await undo(campaign!.id, gone.body.changeId!)).problem).toMatchObject({
      code: 'changed-since',
    })
    expect(await namesOf(campaign!.id)).toEqual(['TV'])
  })

  test('what a whole plan changed of its campaign is taken back with it, unless that is another since (CAMP-07)', async () => {
    const api = await agency()
    const externalId = `F-${Math.random()}`
    const put = async (body: object) =>
      (
        await api.call(campaignPlanning.put, {
          params: { applicationId, externalId },
          body: { name: 'Probe', channels: [], ...body },
        })
      ).body
    const { campaign } = await put({ budget: 1 })
    const read = async () =>
      (await api.call(campaigns.get, { params: { applicationId, id: campaign!.id } })).body
    const changed = await put({ name: 'Anders', budget: 2, endDate: day(9) })
    expect(changed.campaign).toMatchObject({ name: 'Anders', budget: 2, endDate: day(9) })
    expect((await undo(campaign!.id, changed.changeId!)).status).toBe(200)
    expect(await read()).toMatchObject({ name: 'Probe', budget: 1, endDate: null })
    const again = await put({ budget: 3 })
    await api.call(campaigns.save, {
      params: { applicationId, id: campaign!.id },
      body: { budget: 4 },
    })
    expect((await undo(campaign!.id, again.changeId!)).status).toBe(409)
    expect(await read()).toMatchObject({ budget: 4 })
  })
})
