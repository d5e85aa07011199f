import {
  absences,
  approvals,
  calendarFeeds,
  campaignDates,
  campaignKeeping,
  campaignPlanning,
  campaigns,
  channelPosts,
  channels,
  cockpitDataPath,
  cockpits,
  planImports,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

/** A campaign that all callers see, with one channel. */
export async function addCampaign(world: World, state = 'Approving') {
  const name = world.text()
  const [row] = await world.rows<{ id: number; channel_id: number }>(sql`
    with campaign as (
      insert into campaigns (application_id, name, name_key, customer_id, customer_name, status)
      select application_id, ${name}, ${name}, 1, 'Probe', 6 from user_groups
      where id = ${world.groupId}
      returning application_id, id
    ), seen as (
      insert into campaign_groups (application_id, campaign_id, user_group_id)
      select application_id, id, ${world.groupId} from campaign
    ), channel as (
      insert into channels (application_id, campaign_id, name, media_type_id, workflow_state, budget)
      select application_id, id, 'Probe', 5, ${state}, 1000 from campaign
      returning id, campaign_id
    )
    select campaign_id as id, id as channel_id from channel`)
  return { id: row!.id, channelId: row!.channel_id }
}

/** One that another system knows by an id. */
const addExternal = async (world: World) => {
  const { id } = await addCampaign(world)
  const externalId = `ML-${id}`
  await world.rows(sql`
    update campaigns set external_id = ${externalId}
    from user_groups g
    where g.id = ${world.groupId} and campaigns.application_id = g.application_id
      and campaigns.id = ${id}`)
  return externalId
}

const campaign = async (world: World) => ({
  params: { applicationId: world.applicationId, id: (await addCampaign(world)).id },
})
/** One that somebody deleted. */
const deletedCampaign = async (world: World) => {
  const { id } = await addCampaign(world, 'Planning')
  await world.rows(sql`update campaigns set deleted_at = now() where id = ${id} returning id`)
  return { params: { applicationId: world.applicationId, id } }
}
const channel = async (world: World) => ({
  params: { applicationId: world.applicationId, id: (await addCampaign(world)).channelId },
})

/** What decides about a campaign's one channel; with another setting of the tenant where that matters. */
const submission = async (world: World, outcomeId: 1 | 2 | 3, state?: string) => {
  const { id, channelId } = await addCampaign(world, state)
  const comment = outcomeId === 1 ? undefined : 'Probe'
  return {
    body: {
      ApplicationId: world.applicationId,
      campaignId: id,
      channelIds: [channelId],
      outcomeId,
      comment,
    },
  }
}

/** The tenant lets its agency decide, or its group of clients. */
const letting = async (world: World, what: 'agency' | 'group', isOn: boolean) => {
  await (what === 'group'
    ? world.rows(sql`update user_groups set is_approver = ${isOn} where id = ${world.groupId}`)
    : world.rows(sql`
        insert into configuration_values (application_id, configuration_id, value)
        select g.application_id, d.id, ${String(isOn)}
        from user_groups g, configuration_definitions d
        where g.id = ${world.groupId} and d.key = 'AGENCY_APPROVAL_ENABLED'
        on conflict (application_id, configuration_id) do update set value = excluded.value`))
}
const normally = async (world: World) => {
  await letting(world, 'agency', false)
  await letting(world, 'group', false)
}

const plan = async (world: World, state: string) => {
  const { id, channelId } = await addCampaign(world, state)
  const { applicationId } = world
  return {
    campaign: { params: { applicationId, id } },
    channel: { params: { applicationId, id: channelId } },
  }
}

/** Names a client of the tenant's own as deputy; the callers' group decides or does not. */
const absence = async (world: World, isApprover: boolean) => {
  const { applicationId } = world
  await world.shared(sql`
    update user_groups set is_approver = ${isApprover}
    where application_id = ${applicationId} and name = 'Alle Rollen'`)
  const [client] = await world.shared<{ id: number }>(sql`
    select u.id from application_users a join users u on u.id = a.user_id
    where a.application_id = ${applicationId} and a.status = 'active' and u.is_active
      and u.roles = array['CLIENT'] and u.first_name <> 'Probe'
    limit 1`)
  const until = new Date(Date.now() + 86_400_000 * 7).toISOString()
  const body = { from: new Date().toISOString(), until, deputyId: client?.id ?? 1 }
  return { ...tenant(world), body }
}

/** A change of a plan that added its only channel, by the caller or by somebody else. */
const planChange = async (world: World, isOwn: boolean) => {
  const { id, channelId } = await addCampaign(world, 'Planning')
  const madeBy = isOwn ? world.caller.userId : await world.person()
  const inverse = {
    added: [{ id: channelId, version: 1 }],
    changed: [],
    budgets: [],
    marks: [],
    markedIds: [],
    removedIds: [],
    positions: [],
  }
  const [change] = await world.rows<{ id: number }>(sql`
    insert into plan_changes (application_id, campaign_id, made_at, made_by, inverse)
    select application_id, ${id}, now(), ${madeBy}, ${JSON.stringify(inverse)}::jsonb
    from user_groups where id = ${world.groupId}
    returning id`)
  return { params: { applicationId: world.applicationId, id, changeId: change!.id } }
}

/** Campaigns with their channels. */
export const campaignSamples: readonly Sample[] = [
  of(campaigns.list, tenant),
  of(campaigns.plan, tenant),
  of(campaigns.get, campaign),
  of(campaigns.budgets, campaign),
  of(cockpits.get, campaign),
  of(cockpits.external, async (world) => ({
    params: { applicationId: world.applicationId, id: await addExternal(world) },
  })),
  of(cockpits.data, async (world) => {
    const { params } = await campaign(world)
    return { params: { ...params, path: cockpitDataPath } }
  }),
  of(channels.get, channel),
  of(approvals.mine, tenant),
  of(campaignDates.upcoming, tenant),
  of(calendarFeeds.get, tenant),
  of(calendarFeeds.renew, tenant),
  of(calendarFeeds.withdraw, tenant),
  of(approvals.inbox, () => ({})),
  of(approvals.count, () => ({})),
  of(approvals.waiting, async (world) => {
    const { params } = await campaign(world)
    return { ...tenant(world), query: { campaignIds: [params.id] } }
  }),
  of(approvals.ofCampaign, campaign),
  of(approvals.nudge, campaign),
  of(absences.get, tenant),
  of(absences.save, (world) => absence(world, false), 'asked by role'),
  of(absences.save, (world) => absence(world, true), 'in an approver group'),
  of(absences.end, tenant),
  of(campaigns.documents, campaign),
  of(campaigns.history, campaign),
  of(planImports.mapping, campaign),
  of(planImports.saveMapping, async (world) => ({
    ...(await campaign(world)),
    body: { columns: [{ head: 'Kanal', field: 'name' as const }], mediaTypes: [] },
  })),
  of(campaigns.star, async (world) => ({ ...(await campaign(world)), body: { isStarred: true } })),
  of(
    campaigns.submit,
    async (world) => {
      await normally(world)
      return submission(world, 1)
    },
    'approve',
  ),
  of(
    campaigns.submit,
    async (world) => {
      await normally(world)
      return submission(world, 2)
    },
    'reject',
  ),
  of(
    campaigns.submit,
    async (world) => {
      await normally(world)
      await letting(world, 'agency', true)
      return submission(world, 1)
    },
    'where the agency may',
  ),
  of(
    campaigns.submit,
    async (world) => {
      await normally(world)
      await letting(world, 'group', true)
      return submission(world, 1)
    },
    'in an approver group',
  ),
  of(campaigns.document, async (world) => {
    await normally(world)
    const { id } = await addCampaign(world)
    return {
      body: { ApplicationId: world.applicationId, campaignId: id, outcomeId: 1 },
      files: { documents: [new File(['Probe'], 'Freigabe.txt')] },
    }
  }),
  of(campaigns.release, async (world) => ({
    ...(await plan(world, 'Ready')).campaign,
    body: {},
  })),
  of(campaignKeeping.audience, campaign),
  of(campaignKeeping.saveAudience, async (world) => ({
    ...(await campaign(world)),
    body: { userGroupIds: [world.groupId] },
  })),
  of(campaignKeeping.deleted, tenant),
  of(campaignKeeping.remove, async (world) => {
    const { id } = await addCampaign(world, 'Planning')
    return { params: { applicationId: world.applicationId, id } }
  }),
  of(campaignKeeping.restore, deletedCampaign),
  of(campaigns.save, async (world) => ({ ...(await campaign(world)), body: { budget: 5_000 } })),
  of(channels.save, async (world) => ({ ...(await channel(world)), body: { budget: 5_000 } })),
  of(channels.move, async (world) => ({
    ...(await plan(world, 'Planning')).channel,
    body: { workflowState: 'Checking' as const },
  })),
  of(campaignPlanning.choices, tenant),
  of(
    campaignPlanning.create,
    (world) => ({ ...tenant(world), body: { name: world.text(), clientName: 'Probe' } }),
    'empty',
  ),
  of(
    campaignPlanning.create,
    async (world) => ({
      ...tenant(world),
      body: { name: world.text(), copyOf: (await addCampaign(world)).id },
    }),
    'a copy',
  ),
  of(campaignPlanning.change, async (world) => ({
    ...(await campaign(world)),
    body: { add: [{ name: world.text(), mediaTypeId: 5 }], change: [], remove: [] },
  })),
  of(campaignPlanning.undo, (world) => planChange(world, true), 'own'),
  of(campaignPlanning.undo, (world) => planChange(world, false), 'another’s'),
  of(campaignPlanning.replace, async (world) => ({
    ...(await campaign(world)),
    body: { channels: [{ name: world.text(), mediaTypeId: 5 }] },
  })),
  of(campaignPlanning.put, (world) => ({
    params: { applicationId: world.applicationId, externalId: world.text() },
    body: { name: world.text(), clientName: 'Probe', channels: [] },
  })),
  of(channelPosts.add, async (world) => ({
    params: { applicationId: world.applicationId, channelId: (await addCampaign(world)).channelId },
    body: { message: world.text() },
  })),
  of(channelPosts.list, async (world) => ({
    params: { applicationId: world.applicationId, channelId: (await addCampaign(world)).channelId },
  })),
]
