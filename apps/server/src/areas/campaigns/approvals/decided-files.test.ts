import { approvals, campaigns, fileLinks, type Component } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer, type TestServer } from '../../../../test/harness.ts'
import { alpenquell, entryAt, rowsOf, upload } from '../../testing.ts'

describe.each(databases)('versions that were decided on $name', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind, demo: 'small' })
  })
  afterAll(() => server?.stop())

  const params = { applicationId: alpenquell }
  const makeFile = async (name: string): Promise<Component> => {
    const api = await server.as('aylin.kaya')
    const folder = await entryAt(api, alpenquell, 'Briefings')
    return (await upload(api, alpenquell, folder, [name])).body[0]!
  }
  const replace = async (file: Component) =>
    (await server.as('aylin.kaya')).call(fileLinks.upload, {
      params,
      body: { ParentComponentId: file.parentComponentId!, conflict: 'replace' },
      files: { files: [new File(['another'], file.displayName)] },
    })
  const lastOf = async (login: string, campaignId: number, channelId: number) => {
    const { body } = await (
      await server.as(login)
    ).call(approvals.ofCampaign, { params: { ...params, id: campaignId } })
    return body.items.find(({ channel }) => channel.id === channelId)!.last!
  }

  test('a decision keeps the versions that its decider saw; readers see those of files that are theirs to see (row 39, D-09, T-42, PERM-13)', async () => {
    const sabine = await server.as('sabine.moser')
    const [campaign] = (await sabine.call(campaigns.list, { params, query: { searchQuery: 'Kids Schulstart' } })).body // prettier-ignore
    const [channel] = campaign!.channels
    const [seen, hidden] = [await makeFile('Motiv.txt'), await makeFile('Intern.txt')]
    await replace(seen)
    // Client service alone sees the other one.
    await rowsOf(
      server,
      sql`delete from component_groups where application_id = ${alpenquell} and component_id = ${hidden.id}
            and user_group_id in (select user_group_id from user_group_members m
              join users u on u.id = m.user_id where m.application_id = ${alpenquell} and u.last_name = 'Moser')`,
    )
    await rowsOf(
      server,
      sql`delete from campaign_assets where application_id = ${alpenquell} and campaign_id = ${campaign!.id}`,
    )
    await rowsOf(
      server,
      sql`insert into campaign_assets (application_id, campaign_id, component_id, position)
          values (${alpenquell}, ${campaign!.id}, ${seen.id}, 0), (${alpenquell}, ${campaign!.id}, ${hidden.id}, 1)`,
    )
    const { status } = await sabine.call(campaigns.submit, {
      body: { ApplicationId: alpenquell, campaignId: campaign!.id, channelIds: [channel!.id], outcomeId: 1 }, // prettier-ignore
    })
    expect(status).toBe(200)
    const [stored] = await rowsOf<{ files: unknown }>(
      server,
      sql`select files from campaign_history where channel_id = ${channel!.id} and kind = 'approved'
          order by id desc limit 1`,
    )
    expect(stored!.files).toEqual([{ id: seen.id, version: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }]) // prettier-ignore

    const file = { id: seen.id, name: 'Motiv.txt', version: 2 }
    expect((await lastOf('sabine.moser', campaign!.id, channel!.id)).files).toEqual([{ ...file, currentVersion: 2 }]) // prettier-ignore
    // A version that comes later changes nothing of what was decided.
    await replace(seen)
    expect((await lastOf('aylin.kaya', campaign!.id, channel!.id)).files).toEqual([{ ...file, currentVersion: 3 }]) // prettier-ignore
    const inbox = await sabine.call(approvals.inbox, { query: { state: 'decided' } })
    const past = inbox.body.items.find((item) => item.channel.id === channel!.id)
    expect(past!.last!.files).toEqual([{ ...file, currentVersion: 3 }])
    // What is no longer theirs to see is not named.
    await rowsOf(
      server,
      sql`update components set deleted_at = now() where application_id = ${alpenquell} and id = ${seen.id}`,
    )
    expect((await lastOf('sabine.moser', campaign!.id, channel!.id)).files).toEqual([])
  })
})
