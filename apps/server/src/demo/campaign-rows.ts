import { hashOf, statusOf, type ChannelPlan } from '../areas/campaigns/index.ts'
import { nameKey } from '../areas/components/index.ts'
import { dayFrom } from '../platform/berlin-time.ts'
import type { Transaction } from '../platform/types.ts'
import { campaigns, talk, type DemoCampaign, type DemoChannel } from './campaigns/index.ts'
import { atOffice } from './office-hours.ts'
import { insertRows } from './rows.ts'
import type { DemoTenant, TenantKey } from './tenants.ts'

interface Setting {
  tenant: DemoTenant
  groupIds: ReadonlyMap<string, number>
  userIds: ReadonlyMap<string, number>
  now: Date
}

const dayLength = 86_400_000
const hour = 3_600_000

/** Who plans for the agency, and who decides for the client. */
const people: Readonly<Record<TenantKey, { agency: string; client: string }>> = {
  alpenquell: { agency: 'aylin.kaya', client: 'sabine.moser' },
  wohnwerk: { agency: 'jonas.petersen', client: 'andreas.lindner' },
  voltrad: { agency: 'aylin.kaya', client: 'priya.raman' },
}

/** Letters of channel types, by media type (MT-04). */
const letters: Readonly<Record<number, string>> = {
  1: 'I', 2: 'P', 3: 'P', 4: 'F', 5: 'T', 6: 'R', 7: 'K', 8: 'A', 9: 'I', 10: 'N', 13: 'Z', 15: 'S', 19: 'B', 20: 'U', 22: 'S', 23: 'M', 41: 'X',
} // prettier-ignore
export const letterOf = (mediaTypeId: number) => letters[mediaTypeId] ?? 'E'

/** Days before a channel starts until which it has to be booked, by media type; others need a week. */
const bookingLead: Readonly<Record<number, number>> = { 2: 14, 3: 21, 4: 28, 5: 35, 7: 28, 8: 28, 13: 10, 23: 21 } // prettier-ignore
export const bookingLeadOf = (mediaTypeId: number) => bookingLead[mediaTypeId] ?? 7
/** Days before a channel starts until which its material has to be there. */
export const materialLead = 5

export const campaignColumns = {
  application_id: 'int',
  external_id: 'text',
  name: 'text',
  name_key: 'text',
  customer_id: 'int',
  customer_name: 'text',
  product_id: 'int',
  budget: 'numeric',
  currency_name: 'text',
  start_date: 'date',
  end_date: 'date',
  status: 'int',
  approval_due: 'date',
  created_at: 'timestamptz',
  created_by: 'int',
  modified_at: 'timestamptz',
  modified_by: 'int',
}

export const channelColumns = {
  application_id: 'int',
  campaign_id: 'int',
  external_id: 'text',
  position: 'int',
  name: 'text',
  media_type_id: 'int',
  channel_type: 'text',
  publisher: 'text',
  budget: 'numeric',
  start_date: 'date',
  end_date: 'date',
  workflow_state: 'text',
  external_approval_requested: 'boolean',
  decision: 'text',
  decided_by: 'int',
  decided_at: 'timestamptz',
  decision_comment: 'text',
  decided_hash: 'text',
  condition: 'text',
  condition_met_at: 'timestamptz',
  condition_met_by: 'int',
  booking_deadline: 'date',
  material_deadline: 'date',
  pauses: 'jsonb',
}

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
  const { tenant, groupIds, userIds, now } = setting
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
  const campaignId = row!.id
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
              approvalDueDate: dayAt(campaign.dueIn),
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

/**
 * What was done about deadlines: most of what is past was met, every fourth of those is overdue; one
 * here and there was moved, or nobody needs it (T-27).
 */
async function insertDeadlineMarks(
  tx: Transaction,
  { tenant, now }: Setting,
  { channels, facts, agencyId, index }: { channels: readonly { id: number }[]; facts: readonly { booking_deadline: string | undefined; material_deadline: string | undefined }[]; agencyId: number | undefined; index: number }, // prettier-ignore
) {
  const today = dayFrom(now, 0)
  const daysBefore = (day: string, days: number) => dayFrom(new Date(`${day}T10:00:00Z`), -days)
  const marks = facts.flatMap((row, position) =>
    (['booking', 'material'] as const).flatMap((kind, at) => {
      const day = row[`${kind}_deadline`]
      const turn = index * 3 + position * 2 + at
      const isPast = day !== undefined && day < today
      const mark = isPast
        ? turn % 4 === 0
          ? undefined
          : turn % 7 === 1
            ? 'notNeeded'
            : 'done'
        : turn % 5 === 1
          ? 'moved'
          : undefined
      if (day === undefined || mark === undefined) return []
      const madeAt = isPast ? new Date(`${daysBefore(day, 1)}T12:00:00Z`) : new Date(now.getTime() - 2 * dayLength) // prettier-ignore
      return {
        application_id: tenant.id,
        channel_id: channels[position]!.id,
        kind,
        mark,
        from_day: mark === 'moved' ? daysBefore(day, 4) : undefined,
        marked_at: atOffice(madeAt, now),
        marked_by: agencyId,
      }
    }),
  )
  await insertRows(
    tx,
    'deadline_marks',
    { application_id: 'int', channel_id: 'int', kind: 'text', mark: 'text', from_day: 'date', marked_at: 'timestamptz', marked_by: 'int' }, // prettier-ignore
    marks,
  )
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

/** Who shares the budget of a channel; the first also gets what rounding leaves. */
async function insertSplits(
  tx: Transaction,
  applicationId: number,
  { channels }: DemoCampaign,
  rows: readonly { id: number }[],
  budgets: readonly (number | undefined)[],
) {
  const splits = channels.flatMap(([, , , , , more], index) => {
    const whole = budgets[index] ?? 0
    const split = more?.split ?? []
    const parts = split.map(([, part]) => Math.floor((whole * part) / 100))
    const rest = whole - parts.reduce((sum, part) => sum + part, 0)
    return split.map(([publisher], position) => ({
      application_id: applicationId,
      channel_id: rows[index]!.id,
      position,
      publisher,
      budget_net: parts[position]! + (position === 0 ? rest : 0),
    }))
  })
  await insertRows(
    tx,
    'channel_budgets',
    { application_id: 'int', channel_id: 'int', position: 'int', publisher: 'text', budget_net: 'numeric' }, // prettier-ignore
    splits,
  )
}

/** How many days ago the last was said about a campaign: about one that is over, a week after its end. */
function quietDays({ days, channels }: DemoCampaign): number {
  const stoppedAgo = channels.map(([, , , , state, more]) => (state === 'Deactivated' ? (more?.decided?.[1] ?? 0) : 0)) // prettier-ignore
  return Math.max(0, (days ? -days[1] : Math.min(...stoppedAgo)) - 7)
}

/** What was said in each channel, from the first to the last. */
async function insertPosts(
  tx: Transaction,
  { tenant, userIds, now }: Setting,
  campaign: DemoCampaign,
  rows: readonly { id: number }[],
  campaignIndex: number,
) {
  const { agency, client } = people[tenant.key]
  const last = now.getTime() - quietDays(campaign) * dayLength
  const posts = campaign.channels.flatMap(([name], index) => {
    const messages = talk[tenant.key][name]!
    return messages.map((message, turn) => ({
      application_id: tenant.id,
      channel_id: rows[index]!.id,
      message,
      created_at: atOffice(new Date(last - (messages.length - turn) * 31 * hour - (index + campaignIndex) * hour), now), // prettier-ignore
      created_by: userIds.get(turn % 2 === 0 ? agency : client),
    }))
  })
  await insertRows(
    tx,
    'channel_posts',
    { application_id: 'int', channel_id: 'int', message: 'text', created_at: 'timestamptz', created_by: 'int' }, // prettier-ignore
    posts,
  )
}
