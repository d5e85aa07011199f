import { auditLog, campaignKeeping, campaignPlanning, campaigns, channels, figures, userGroups } from '@atrium/api-client/contract' // prettier-ignore
import { buffer } from 'node:stream/consumers'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell } from '../../testing.ts'
import { groupTypes } from '../../users/index.ts'
import { emptyCampaignTrash } from './campaign-trash.service.ts'

const params = { applicationId: alpenquell }

describe.each(databases)('campaigns that are kept, shown and deleted, on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const as = (login = 'aylin.kaya') => server.as(login)
  let count = 0
  const make = async (externalId = `keep-${++count}`) => {
    const { body } = await (await as()).call(campaignPlanning.put, {
      params: { ...params, externalId },
      body: {
        name: `Frühling ${externalId}`,
        budget: 10_000,
        channels: [{ externalId: `${externalId}-tv`, name: 'TV', mediaTypeId: 5, budget: 9_000 }],
      },
    }) // prettier-ignore
    return { ...body.campaign!, externalId }
  }
  const at = (id: number) => ({ params: { ...params, id } })
  const get = async (id: number, login?: string) => (await as(login)).call(campaigns.get, at(id))
  const remove = async (id: number, login?: string) =>
    (await as(login)).call(campaignKeeping.remove, at(id))
  const restore = async (id: number, login?: string) =>
    (await as(login)).call(campaignKeeping.restore, at(id))
  const deleted = async () => (await (await as()).call(campaignKeeping.deleted, { params })).body
  const release = async ({ id, channels }: { id: number; channels: { id: number }[] }) => {
    const channelIds = channels.map((channel) => channel.id)
    return (await as()).call(campaigns.release, { ...at(id), body: { channelIds } })
  }
  const logged = async () => JSON.stringify((await (await as('maren.thiessen')).call(auditLog.list, { params, query: {} })).body) // prettier-ignore

  test('a campaign that nobody was asked about is deleted, seen by nobody, and brought back as it was (T-08, T-66, CAMP-07)', async () => {
    const made = await make()
    expect((await remove(made.id)).status).toBe(204)
    expect((await get(made.id)).status).toBe(404)
    expect((await get(made.id, 'maren.thiessen')).status).toBe(404)
    const list = (await (await as()).call(campaigns.list, { params, query: {} })).body
    expect(list.map(({ id }) => id)).not.toContain(made.id)
    expect(await deleted()).toContainEqual({
      id: made.id,
      name: made.name,
      client: made.client.name,
      channelCount: 1,
      deletedAt: expect.any(String),
      deletedByUser: expect.objectContaining({ lastName: 'Kaya' }),
    })
    // The system that it came from does not bring it back behind their backs.
    const { externalId } = made
    const push = await (await as()).call(campaignPlanning.put, { params: { ...params, externalId }, body: { name: 'X', channels: [] } }) // prettier-ignore
    expect([push.status, push.problem.code]).toEqual([409, 'external-id-deleted'])
    const figure = { key: 'k', day: '2027-04-01T10:00:00+02:00', value: 1 }
    const kpis = await (await as('maren.thiessen')).call(figures.putKpis, { params, body: { items: [{ ...figure, campaignExternalId: externalId }] } }) // prettier-ignore
    expect(kpis.problem.errors).toHaveProperty(['items[0].campaignExternalId'])
    const back = await restore(made.id)
    expect(back.body).toMatchObject({ id: made.id, name: made.name, version: made.version })
    expect(back.body.channels).toHaveLength(1)
    expect((await restore(made.id)).status).toBe(404)
    expect(await logged()).toMatch(/campaign\.restored.*campaign\.deleted/)
  })

  test('what the client was asked about, what was booked and what another version is of, stays and says why (CAMP-07, COCK-09)', async () => {
    const asked = await make()
    await release(asked)
    const refusal = await remove(asked.id)
    expect([refusal.status, refusal.problem.code]).toEqual([409, 'campaign-asked'])
    expect(refusal.problem.detail).toContain('Stoppen Sie')
    expect((await get(asked.id)).status).toBe(200)
    const booked = await make()
    await (await as('maren.thiessen')).call(figures.putCosts, { params, body: { items: [{ channelExternalId: `${booked.externalId}-tv`, booked: 100 }] } }) // prettier-ignore
    expect((await remove(booked.id)).problem.code).toBe('campaign-invoiced')
    const other = await make()
    const admin = await as()
    const stale = await admin.call(campaignKeeping.remove, at(other.id), { 'if-match': '"999"' })
    expect(stale.status).toBe(409)
    await server.deps.database.system((tx) =>
      tx.query(sql`
        insert into direct_orders (application_id, component_id, campaign_id, type, status)
        select ${alpenquell}::int, min(id), ${other.id}::int, 1, 1 from components
        where application_id = ${alpenquell} returning component_id`),
    )
    expect((await remove(other.id)).problem.code).toBe('campaign-ordered')
  })

  test('planners alone delete, and only what they see; after 30 days it is gone for good (PERM-13, T-66)', async () => {
    const { id } = await make()
    expect((await remove(id, 'sabine.moser')).status).toBe(403)
    expect((await (await as('sabine.moser')).call(campaignKeeping.deleted, { params })).status).toBe(403) // prettier-ignore
    expect((await remove(999_999)).status).toBe(404)
    const handedIn = await (
      await as()
    ).call(campaigns.document, {
      body: { ApplicationId: alpenquell, campaignId: id, outcomeId: 1 },
      files: { documents: [new File(['Kurzbriefing'], 'Brief.txt')] },
    })
    expect(handedIn.status).toBe(204)
    const [content] = await server.deps.database.system((tx) =>
      tx.query<{ storage_key: string }>(sql`select storage_key from campaign_documents where campaign_id = ${id}`),
    ) // prettier-ignore
    const kept = async () => buffer(await server.deps.storage.read(content!.storage_key))
    expect((await kept()).toString()).toBe('Kurzbriefing')
    await remove(id)
    const age = (days: number) =>
      server.deps.database.system((tx) =>
        tx.query(sql`update campaigns set deleted_at = ${new Date(server.deps.clock.now().getTime() - days * 86_400_000)} where id = ${id} returning id`),
      ) // prettier-ignore
    await age(29)
    await emptyCampaignTrash(server.deps)
    expect((await deleted()).map((one) => one.id)).toContain(id)
    await age(31)
    expect((await deleted()).map((one) => one.id)).not.toContain(id)
    expect((await restore(id)).status).toBe(404)
    await emptyCampaignTrash(server.deps)
    const left = await server.deps.database.system((tx) =>
      tx.query(sql`select 1 from campaigns where id = ${id} union select 1 from channels where campaign_id = ${id}`),
    ) // prettier-ignore
    expect(left).toEqual([])
    await expect(kept()).rejects.toThrow()
  })

  test('what an amount was written for meanwhile stays, because the amount says what it is for (COCK-11)', async () => {
    const { id, channels } = await make()
    await remove(id)
    const left = await server.deps.database.system(async (tx) => {
      await tx.query(sql`insert into channel_costs (application_id, channel_id, booked) values (${alpenquell}, ${channels[0]!.id}, 500)`) // prettier-ignore
      return tx.query(sql`update campaigns set deleted_at = ${new Date(server.deps.clock.now().getTime() - 31 * 86_400_000)} where id = ${id} returning id`) // prettier-ignore
    })
    expect(left).toHaveLength(1)
    await emptyCampaignTrash(server.deps)
    const kept = await server.deps.database.system((tx) =>
      tx.query(sql`select 1 as kept from campaigns where id = ${id}`),
    )
    expect(kept).toHaveLength(1)
  })

  test('an id that a deleted campaign or its channel holds is refused with where it is (CAMP-07)', async () => {
    const { id, externalId } = await make()
    await remove(id)
    const { status, problem } = await (await as()).call(campaignPlanning.put, {
      params: { ...params, externalId: `${externalId}-again` },
      body: { name: 'Noch einmal', channels: [{ externalId: `${externalId}-tv`, name: 'TV', mediaTypeId: 5 }] },
    }) // prettier-ignore
    expect([status, problem.code]).toEqual([409, 'external-id-taken'])
    expect(problem.errors).toMatchObject({ 'channels[0].externalId': [expect.stringContaining('gelöschten Kampagne')] }) // prettier-ignore
  })

  test('campaigns that lie in the trash say nothing about who usually sees new ones (PERM-13)', async () => {
    const { body: group } = await (await as('maren.thiessen')).call(userGroups.create, { params, body: { id: 0, name: 'Nur Gelöschtes', type: groupTypes.Customer } }) // prettier-ignore
    const { body: all } = await (await as()).call(campaigns.list, { params, query: {} })
    for (let turn = 0; turn <= all.length / 2; turn++) {
      const { id } = await make()
      const { userGroupIds } = (await (await as()).call(campaignKeeping.audience, at(id))).body
      await (await as()).call(campaignKeeping.saveAudience, { ...at(id), body: { userGroupIds: [...userGroupIds, group.id] } }) // prettier-ignore
      expect((await remove(id)).status).toBe(204)
    }
    const { id } = await make()
    const { body } = await (await as()).call(campaignKeeping.audience, at(id))
    expect(body.userGroupIds).not.toContain(group.id)
  })

  test('who sees a campaign is said anew: whoever is in no group of it any more does not find it, and the log names the groups (PERM-13, PERM-14, T-05)', async () => {
    const { id } = await make()
    const { body: before } = await (await as()).call(campaignKeeping.audience, at(id))
    expect((await get(id, 'sabine.moser')).status).toBe(200)
    const agency = before.groups.filter((group) => group.includesCaller).map((group) => group.id)
    const save = async (userGroupIds: number[], login?: string) =>
      (await as(login)).call(campaignKeeping.saveAudience, { ...at(id), body: { userGroupIds } })
    const saved = await save(agency)
    expect(saved.body.userGroupIds.toSorted()).toEqual(agency.toSorted())
    expect((await get(id, 'sabine.moser')).status).toBe(404)
    await save(before.userGroupIds)
    expect((await get(id, 'sabine.moser')).status).toBe(200)
    expect(await logged()).toContain('campaign.audience-changed')
    expect((await save(agency, 'sabine.moser')).status).toBe(403)
    expect((await save([999_999])).status).toBe(404)
    // Whoever sees it by a group alone does not lock themselves out.
    const { body: own } = await (await as('maren.thiessen')).call(userGroups.create, { params, body: { id: 0, name: 'Nur andere', type: 30 } }) // prettier-ignore
    const me = before.groups.find((group) => group.includesCaller && group.seesEverything)
    const lockedOut = await save([own.id])
    expect(lockedOut.status).toBe(me ? 200 : 400)
  })

  test('of two people who say at once who sees a campaign the second is told what the first saved, loses nothing and can save again (PERM-14, T-09)', async () => {
    const { id } = await make()
    const { body: seen } = await (await as()).call(campaignKeeping.audience, at(id))
    const agency = seen.groups.filter((group) => group.includesCaller).map((group) => group.id)
    const save = async (userGroupIds: number[], version: number, login?: string) =>
      (await as(login)).call(campaignKeeping.saveAudience, { ...at(id), body: { userGroupIds } }, { 'if-match': `"${version}"` }) // prettier-ignore
    const first = await save(agency, seen.version, 'maren.thiessen')
    expect(first.body.version).toBe(seen.version + 1)
    const second = await save(seen.userGroupIds, seen.version)
    expect([second.status, second.problem.code]).toEqual([409, 'stale'])
    expect(second.problem.current).toEqual({ ...first.body, groups: expect.any(Array) })
    const { body: kept } = await (await as()).call(campaignKeeping.audience, at(id))
    expect(kept.userGroupIds.toSorted()).toEqual(agency.toSorted())
    expect((await save(seen.userGroupIds, kept.version)).body).toMatchObject({
      version: kept.version + 1,
      userGroupIds: seen.userGroupIds,
    })
    // What is so already is no change, and nobody's version grows old of it.
    expect((await save(seen.userGroupIds, kept.version + 1)).body.version).toBe(kept.version + 1)
  })

  test('another currency is another amount: what was approved and is not bought goes back into planning, and the history says so (CAMP-10, T-38)', async () => {
    const made = await make()
    const save = async (currencyName: string) => (await as()).call(campaigns.save, { ...at(made.id), body: { currencyName } }) // prettier-ignore
    expect((await save('US-Dollar (USD)')).body).toMatchObject({ currencyName: 'US-Dollar (USD)' })
    await release(made)
    const client = await as('sabine.moser')
    const [channel] = made.channels
    const approved = await client.call(campaigns.submit, {
      body: { ApplicationId: alpenquell, campaignId: made.id, outcomeId: 1, channelIds: [channel!.id] },
      files: {},
    }) // prettier-ignore
    expect(approved.status).toBe(200)
    const after = (await save('EUR')).body
    expect(after.channels[0]!.workflowState.name).toBe('Adjusting')
    const { body: row } = await (await as()).call(channels.get, at(channel!.id))
    expect(row).toMatchObject({ currencyName: 'EUR', approval: { isChangedSince: true } })
    const { body: history } = await (await as()).call(campaigns.history, at(made.id))
    expect(history.find(({ after: to }) => to?.currencyName === 'EUR')?.before).toEqual({ currencyName: 'US-Dollar (USD)' }) // prettier-ignore
  })
})
