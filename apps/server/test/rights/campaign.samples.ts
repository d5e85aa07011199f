import { campaigns, channelPosts, channels } from '@atrium/api-client/contract'
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

const campaign = async (world: World) => ({
  params: { applicationId: world.applicationId, id: (await addCampaign(world)).id },
})
const channel = async (world: World) => ({
  params: { applicationId: world.applicationId, id: (await addCampaign(world)).channelId },
})

/** Campaigns with their channels. */
export const campaignSamples: readonly Sample[] = [
  of(campaigns.list, tenant),
  of(campaigns.get, campaign),
  of(campaigns.budgets, campaign),
  of(channels.get, channel),
  of(channelPosts.list, async (world) => ({
    params: { applicationId: world.applicationId, channelId: (await addCampaign(world)).channelId },
  })),
]
