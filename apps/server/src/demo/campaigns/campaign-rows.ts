import { hashOf, statusOf, type ChannelPlan } from '../../areas/campaigns/index.ts'
import { nameKey } from '../../areas/components/index.ts'
import { dayFrom } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  bookingLeadOf,
  campaignColumns,
  channelColumns,
  letterOf,
  materialLead,
} from './campaign-columns.ts'
import {
  dayLength,
  hour,
  insertDeadlineMarks,
  insertPosts,
  insertSplits,
  people,
  type Setting,
} from './campaign-details.ts'
import { campaigns, type DemoCampaign, type DemoChannel } from './index.ts'
import { atOffice } from '../office-hours.ts'
import { insertRows } from '../rows.ts'

/** The campaigns of a tenant's story with channels, posts and who sees them. */
export async function fillCampaigns(tx: Transaction, setting: Setting): Promise<void> {
  const { tenant } = setting
  const story = campaigns[tenant.key]
  const productIds = await insertProducts(tx, tenant.id, story)
  for (const [index, campaign] of story.entries()) {
    await insertCampaign(tx, setting, campaign, index, productIds.get(campaign.product)!)
  }
}

async function insertProducts(
  tx: Transaction,
  applicationId: number,
  story: readonly DemoCampaign[],
) {
  const names = [...new Set(story.map(({ product }) => product))]
  const rows = await insertRows<{ id: number; name: string }>(
    tx,
    'products',
    { application_id: 'int', name: 'text' },
    names.map((name) => ({ application_id: applicationId, name })),
    'id, name',
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

async function insertCampaign(
  tx: Transaction,
  setting: Setting,
  campaign: DemoCampaign,
  index: number,
  productId: number,
) {
  const { tenant, groupIds, userIds } = setting
  const agencyId = userIds.get(people[tenant.key].agency)
  const campaignId = await insertCampaignRow(tx, setting, campaign, index, productId)
  const clients = campaign.clients ?? ['Kunde – Marketing', 'Kunde – Geschäftsleitung', 'Kunde – Controlling'] // prettier-ignore
  await insertRows(
    tx,
    'campaign_groups',
    { application_id: 'int', campaign_id: 'int', user_group_id: 'int' },
    ['Administration', 'Kundenberatung', ...clients].map((name) => ({
      application_id: tenant.id,
      campaign_id: campaignId,
      user_group_id: groupIds.get(name),
    })),
  )
  const budgets = shares(campaign)
  const facts = campaign.channels.map((channel, position) => ({
    application_id: tenant.id,
    campaign_id: campaignId,
    external_id: `ML-${tenant.id}-${String(index + 1).padStart(4, '0')}-${position + 1}`,
    position,
    budget: budgets[position],
    ...factsOf(setting, campaign, channel, position),
  }))
  const plans = facts.map((row): ChannelPlan => ({
    name: row.name,
    mediaTypeId: row.media_type_id,
    publisher: row.publisher,
    budget: row.budget ?? null,
    currencyName: campaign.currency ?? 'Euro (EUR)',
    startDate: row.start_date ?? null,
    endDate: row.end_date ?? null,
    ...(row.pauses.length > 0 && { pauses: row.pauses }),
  }))
  const channels = await insertRows(
    tx,
    'channels',
    channelColumns,
    facts.map((row, position) => ({
      ...row,
      decided_hash: row.decision === 'pending' ? undefined : hashOf(plans[position]!),
    })),
    'id',
  )
  await insertSplits(tx, tenant.id, campaign, channels, budgets)
  await insertDeadlineMarks(tx, setting, { channels, facts, agencyId, index })
  await insertPosts(tx, setting, campaign, channels, index)
  await insertHistory(tx, setting, { campaign, campaignId, channels, facts, plans })
}

interface Decided {
  campaign: DemoCampaign
  campaignId: number
  channels: readonly { id: number }[]
  facts: readonly ReturnType<typeof factsOf>[]
  plans: readonly ChannelPlan[]
}

/** What happened to a campaign: it was released, its channels were decided, conditions were met. */
async function insertHistory(
  tx: Transaction,
  { tenant, userIds, now }: Setting,
  { campaign, campaignId, channels, facts, plans }: Decided,
) {
  const agencyId = userIds.get(people[tenant.key].agency)
  const released =
    campaign.releasedAgo === undefined
      ? []
      : [
          {
            kind: 'released',
            created_at: atOffice(
              new Date(now.getTime() - campaign.releasedAgo * dayLength - 5 * hour),
              now,
            ),
            created_by: agencyId,
            after: {
              channelIds: channels
                .filter((_, position) => facts[position]!.workflow_state === 'Approving')
                .map(({ id }) => id),
              approvalDueDate:
                campaign.dueIn === undefined ? undefined : dayFrom(now, campaign.dueIn),
            },
          },
        ]
  const decided = facts.flatMap((row, position) =>
    row.decision === 'pending'
      ? []
      : {
          channel_id: channels[position]!.id,
          kind: row.decision,
          created_at: row.decided_at,
          created_by: row.decided_by,
          comment: row.decision_comment,
          after:
            row.condition === undefined
              ? undefined
              : { workflowState: 'Approved', condition: row.condition },
          snapshot: plans[position],
          hash: hashOf(plans[position]!),
        },
  )
  const met = facts.flatMap((row, position) =>
    row.condition_met_at === undefined
      ? []
      : {
          channel_id: channels[position]!.id,
          kind: 'conditionMet',
          created_at: row.condition_met_at,
          created_by: row.condition_met_by,
          comment: row.condition,
        },
  )
  const history: { created_at: Date | undefined }[] = [...released, ...decided, ...met]
  await insertRows(
    tx,
    'campaign_history',
    { application_id: 'int', campaign_id: 'int', channel_id: 'int', kind: 'text', created_at: 'timestamptz', created_by: 'int', comment: 'text', after: 'jsonb', snapshot: 'jsonb', hash: 'text' }, // prettier-ignore
    history
      .toSorted((one, other) => Number(one.created_at) - Number(other.created_at))
      .map((entry) => ({ application_id: tenant.id, campaign_id: campaignId, ...entry })),
  )
}

/** The campaign itself; returns its id. */
async function insertCampaignRow(
  tx: Transaction,
  { tenant, userIds, now }: Setting,
  campaign: DemoCampaign,
  index: number,
  productId: number,
): Promise<number> {
  const dayAt = (days: number | undefined) => (days === undefined ? undefined : dayFrom(now, days))
  const agencyId = userIds.get(people[tenant.key].agency)
  const madeAt = new Date(now.getTime() - ((campaign.releasedAgo ?? 0) + 45) * dayLength)
  const [row] = await insertRows(
    tx,
    'campaigns',
    campaignColumns,
    [
      {
        application_id: tenant.id,
        external_id: `ML-${tenant.id}-${String(index + 1).padStart(4, '0')}`,
        name: campaign.name,
        name_key: nameKey(campaign.name),
        customer_id: tenant.customerIds[0],
        customer_name: tenant.displayName,
        product_id: productId,
        budget: campaign.budget,
        currency_name: campaign.currency ?? 'Euro (EUR)',
        start_date: dayAt(campaign.days?.[0]),
        end_date: dayAt(campaign.days?.[1]),
        status: statusOf(campaign.channels.map(([, , , , state]) => state)),
        approval_due: dayAt(campaign.dueIn),
        created_at: madeAt,
        created_by: agencyId,
        modified_at: madeAt,
        modified_by: agencyId,
      },
    ],
    'id',
  )
  return row!.id
}

/** The budget by shares, each a multiple of 50, together exactly what there is. */
function shares({ budget, channels }: DemoCampaign): (number | undefined)[] {
  if (budget === undefined) return channels.map(() => undefined)
  const all = channels.reduce((sum, [, , , share]) => sum + share, 0)
  const parts = channels.map(([, , , share]) => Math.floor((budget * share) / all / 50) * 50)
  const rest = budget - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => (index === 0 ? part + rest : part))
}

function factsOf(
  { tenant, userIds, now }: Setting,
  { days }: DemoCampaign,
  [name, mediaTypeId, publisher, , state, more = {}]: DemoChannel,
  position: number,
) {
  const dayAt = (offset: number) => dayFrom(now, offset)
  const momentOf = (daysAgo: number | undefined) =>
    daysAgo === undefined ? undefined : atOffice(new Date(now.getTime() - daysAgo * dayLength - 2 * hour), now) // prettier-ignore
  const isLong = days !== undefined && days[1] - days[0] > 14
  const start = more.days?.[0] ?? (days && days[0] + (isLong ? (position % 3) * 3 : 0))
  const end = more.days?.[1] ?? (days && days[1] - (isLong ? (position % 2) * 5 : 0))
  const [decision, daysAgo, comment] = more.decided ?? []
  const [condition, metAgo] = more.condition ?? []
  return {
    name,
    media_type_id: mediaTypeId,
    channel_type: letterOf(mediaTypeId),
    publisher,
    start_date: start === undefined ? undefined : dayAt(start),
    end_date: end === undefined ? undefined : dayAt(end),
    workflow_state: state,
    external_approval_requested: more.isExternal ?? false,
    decision: decision ?? 'pending',
    decided_by: decision && userIds.get(people[tenant.key].client),
    decided_at: momentOf(daysAgo),
    decision_comment: comment,
    condition,
    condition_met_at: momentOf(metAgo),
    condition_met_by: metAgo === undefined ? undefined : userIds.get(people[tenant.key].agency),
    booking_deadline: start === undefined ? undefined : dayAt(start - bookingLeadOf(mediaTypeId)),
    material_deadline: start === undefined ? undefined : dayAt(start - materialLead),
    pauses: (more.pauses ?? []).map(([from, to]) => ({ start: dayAt(from), end: dayAt(to) })),
  }
}
