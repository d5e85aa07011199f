import type {
  Campaign,
  CampaignHistoryEntry,
  Channel,
  ChannelPost,
  PlannedChannel,
  ResponseOf,
  campaigns,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { dayOf } from '../../platform/berlin-time.ts'
import { notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { settingsOf, type Settings } from '../applications/index.ts'
import type { Command } from '../components/index.ts'
import { isInGroupThat } from '../user-groups/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import { listHistory } from './plan/campaign-changes.repository.ts'
import { campaignsChanged } from './campaigns.events.ts'
import {
  toCampaign,
  toChannel,
  toChannelPost,
  toHistoryEntry,
  toPlannedChannel,
  type Rights,
} from './campaigns.mapper.ts'
import { canApprove, canPlan } from './campaigns.policy.ts'
import { daysOffIn, type DaysOff } from '../../platform/days-off.ts'
import { findCampaign, listCampaigns, type CampaignRow } from './campaigns.repository.ts'
import { standingIn } from './approvals/stand-ins.ts'
import { listStars, putStar } from './stars.repository.ts'
import {
  channelsOf,
  listBudgets,
  listChannelPosts,
  listChannels,
  listPlannedChannels,
  type ChannelRow,
} from './plan/channels.repository.ts'

type CampaignsDependencies = Pick<Dependencies, 'database' | 'clock' | 'events'>

interface Place {
  applicationId: number
  id: number
}

/** What else happened that belongs to a campaign, as far as the caller may see it. */
export type HistorySource = (
  tx: Transaction,
  access: Access,
  campaignId: number,
) => Promise<CampaignHistoryEntry[]>

export function createCampaignsService(deps: CampaignsDependencies, activity?: HistorySource) {
  return {
    /** Campaigns that the caller sees, by name: all, a page of them, or those that a search finds (CAMP-12). */
    list: (
      actor: Actor,
      applicationId: number,
      {
        searchQuery,
        starred = false,
        current = false,
        page,
        count,
      }: {
        searchQuery?: string | undefined
        starred?: boolean
        current?: boolean
        page?: number | undefined
        count?: number | undefined
      },
    ): Promise<Campaign[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const rights = await rightsOf(deps, tx, access)
        const rows = await listCampaigns(tx, access, {
          ...(starred && { ids: [...rights.starred] }),
          search: searchQuery,
          currentOn: current ? dayOf(deps.clock.now()) : undefined,
          page,
          count,
        })
        return rows.map((row) => toCampaign(row, rights))
      }),

    get: (actor: Actor, { applicationId, id }: Place): Promise<Campaign> =>
      enterTenant(deps, actor, applicationId, (tx, access) =>
        presentedCampaign(deps, tx, access, id),
      ),

    /** The channels of all campaigns that the caller sees, or of one, as a media plan shows them (T-22). */
    plan: (
      actor: Actor,
      applicationId: number,
      { current = false, campaignId }: { current?: boolean; campaignId?: number | undefined } = {},
    ): Promise<PlannedChannel[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        if (campaignId !== undefined) await seenCampaign(tx, access, campaignId)
        const daysOff = await daysOffFor(tx, access)
        const currentOn = current ? dayOf(deps.clock.now()) : undefined
        const rows = await listPlannedChannels(tx, access, { currentOn, campaignId })
        return rows.map((row) => toPlannedChannel(row, daysOff))
      }),

    budgets: (
      actor: Actor,
      { applicationId, id }: Place,
    ): Promise<ResponseOf<typeof campaigns.budgets>> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await seenCampaign(tx, access, id)
        const rows = await listBudgets(tx, applicationId, id)
        return rows.map((row) => ({
          channelId: row.channel_id,
          mediaTypeId: row.media_type_id,
          publisher: row.publisher,
          budgetNet: row.budget_net,
          currencyName: row.currency_name,
        }))
      }),

    /** What was done to a campaign and decided about it, the newest first (COCK-09). */
    history: (actor: Actor, { applicationId, id }: Place): Promise<CampaignHistoryEntry[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await seenCampaign(tx, access, id)
        const noted = (await listHistory(tx, applicationId, id)).map(toHistoryEntry)
        if (!activity) return noted
        return [...noted, ...(await activity(tx, access, id))].toSorted((one, other) =>
          other.at.localeCompare(one.at),
        )
      }),

    /** A star is its owner's alone: nobody else hears of it (T-29). */
    star: (command: Command, id: number, isStarred: boolean): Promise<void> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        await seenCampaign(tx, access, id)
        if (!(await putStar(tx, access, id, isStarred))) return
        const told = campaignsChanged('starred', { campaignId: id }, command, [access.actor.userId])
        await deps.events.append(tx, told)
      }),

    channel: (actor: Actor, { applicationId, id }: Place): Promise<Channel> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const [channel] = await presentChannels(deps, tx, access, [
          await seenChannel(tx, access, id),
        ])
        return channel!
      }),

    posts: (
      actor: Actor,
      { applicationId, channelId }: { applicationId: number; channelId: number },
      { page, count }: { page: number; count: number },
    ): Promise<ChannelPost[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await seenChannel(tx, access, channelId)
        const range = { count, offset: page * count }
        return (await listChannelPosts(tx, applicationId, [channelId], range)).map(toChannelPost)
      }),
  }
}

/** A campaign of the caller's; others' are not there. */
export async function seenCampaign(
  tx: Transaction,
  access: Access,
  id: number,
): Promise<CampaignRow> {
  const row = await findCampaign(tx, access, id)
  if (!row) throw notFound()
  return row
}

/** A channel of a campaign of the caller's. */
export async function seenChannel(
  tx: Transaction,
  access: Access,
  id: number,
): Promise<ChannelRow> {
  const [row] = await listChannels(tx, access, sql`h.id = ${id}`)
  if (!row) throw notFound()
  return row
}

/** What the caller may do with the campaigns that they see. */
export async function rightsOf(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  access: Access,
): Promise<Rights> {
  const settings = await settingsOf(tx, access.applicationId)
  const ground = {
    isApprover: await isInGroupThat(tx, access, 'approves'),
    agencyApproves: settings.isOn('AGENCY_APPROVAL_ENABLED'),
  }
  const today = dayOf(clock.now())
  const approve = canApprove(access, ground)
  return {
    approve,
    // Whoever decides in their own name does so, also while others are away.
    inPlaceOf: approve ? new Map() : await standingIn(tx, access, today),
    plan: canPlan(access),
    starred: await listStars(tx, access),
    today,
    daysOff: daysOffOf(settings, access),
  }
}

const daysOffOf = (settings: Settings, { actor }: Pick<Access, 'actor'>): DaysOff =>
  daysOffIn(settings.value('HOLIDAY_STATE'), actor.languageCode === 'en' ? 'en' : 'de')

/** On which days nobody works here, in the caller's language (T-27). */
export const daysOffFor = async (tx: Transaction, access: Access): Promise<DaysOff> =>
  daysOffOf(await settingsOf(tx, access.applicationId), access)

/** A campaign of the caller's, as the contract shows it. */
export async function presentedCampaign(
  deps: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  access: Access,
  id: number,
): Promise<Campaign> {
  const row = await seenCampaign(tx, access, id)
  return toCampaign(row, await rightsOf(deps, tx, access))
}

/** All channels of a campaign of the caller's, in their order. */
export const presentedChannels = async (
  deps: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  access: Access,
  campaignId: number,
): Promise<Channel[]> => presentChannels(deps, tx, access, await channelsOf(tx, access, campaignId))

/** Channels with their posts; the same number of statements for any number of channels. */
export async function presentChannels(
  deps: Pick<Dependencies, 'clock'>,
  tx: Transaction,
  access: Access,
  rows: readonly ChannelRow[],
): Promise<Channel[]> {
  const posts = await listChannelPosts(
    tx,
    access.applicationId,
    rows.map(({ id }) => id),
  )
  const rights = await rightsOf(deps, tx, access)
  return rows.map((row) => toChannel(row, posts, rights))
}
