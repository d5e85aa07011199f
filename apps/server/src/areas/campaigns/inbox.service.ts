import { approvalResult } from '@atrium/api-client/contract'
import type { Approval, ApprovalList, CampaignApprovals } from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import { dayOnWire } from '../../platform/berlin-time.ts'
import type { Actor, Dependencies, Transaction } from '../../platform/types.ts'
import { enterTenant, type Access } from '../users/index.ts'
import {
  decidesAbout,
  decidesAtAll,
  personOf,
  standingOf,
  toChannel,
  type Rights,
} from './campaigns.mapper.ts'
import { decidersAmong } from './campaign-news.service.ts'
import {
  listCampaigns,
  listCampaignViewers,
  type CampaignRow,
  type CampaignViewer,
} from './campaigns.repository.ts'
import { rightsOf, seenCampaign } from './campaigns.service.ts'
import { channelsOf, listChannels, type ChannelRow } from './channels.repository.ts'
import { applicationName, listAsked, listDecided, listDecisions, type AskedRow, type DecidedRow } from './inbox.repository.ts' // prettier-ignore
import { standInsAmong } from './stand-ins.ts'
import { lastNudge, somethingWaits } from './reminders.repository.ts'

type InboxDependencies = Pick<Dependencies, 'database' | 'clock'>

/** What was decided longer ago stands in the cockpits. */
const decidedDays = 180
const mostDecided = 200

/** Condition: waits for the client's decision (COCK-08). */
export const waits = (today: string): Sql => sql`
  h.workflow_state = 'Approving' and not h.external_approval_requested
  and (c.end_date is null or c.end_date >= ${today}::date)`

/** Condition: waits for the caller's decision, in their own name or for somebody who is away. */
export const waitsFor = (rights: Rights): Sql =>
  rights.approve
    ? waits(rights.today)
    : sql`h.campaign_id = any(${[...rights.inPlaceOf.keys()]}::int[]) and ${waits(rights.today)}`

/** What waits for a person, and what was decided, in all of their applications (D-01, T-37). */
export function createInboxService(deps: InboxDependencies) {
  /** One transaction for each application, behind its wall; in the order of their ids. */
  const everywhere = async <T>(
    actor: Actor,
    work: (tx: Transaction, access: Access, rights: Rights) => Promise<T>,
  ): Promise<{ mayApprove: boolean; answers: T[] }> => {
    let mayApprove = false
    const answers: T[] = []
    for (const applicationId of actor.applicationIds) {
      await enterTenant(deps, actor, applicationId, async (tx, access) => {
        const rights = await rightsOf(deps, tx, access)
        mayApprove ||= decidesAtAll(rights)
        answers.push(await work(tx, access, rights))
      })
    }
    return { mayApprove, answers }
  }

  return {
    list: async (actor: Actor, state: 'open' | 'decided'): Promise<ApprovalList> => {
      const { mayApprove, answers } = await everywhere(actor, async (tx, access, rights) => {
        // What somebody else has to decide does not wait for them.
        if (state === 'open' && !decidesAtAll(rights)) return []
        const since = new Date(deps.clock.now().getTime() - decidedDays * 86_400_000)
        const rows = await listChannels(
          tx,
          access,
          state === 'open'
            ? waitsFor(rights)
            : sql`h.decision <> 'pending' and h.decided_at >= ${since}`,
        )
        const shown = state === 'open' ? rows : newest(rows)
        return present(tx, access, shown, rights)
      })
      return { mayApprove, items: answers.flat() }
    },

    count: async (actor: Actor): Promise<{ mayApprove: boolean; count: number }> => {
      const { mayApprove, answers } = await everywhere(actor, async (tx, access, rights) =>
        decidesAtAll(rights) ? (await listChannels(tx, access, waitsFor(rights))).length : 0,
      )
      return { mayApprove, count: answers.reduce((sum, count) => sum + count, 0) }
    },

    /** Those of one campaign, for everybody who sees it. */
    ofCampaign: (
      actor: Actor,
      { applicationId, id }: { applicationId: number; id: number },
    ): Promise<CampaignApprovals> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        await seenCampaign(tx, access, id)
        const rights = await rightsOf(deps, tx, access)
        const all = (await channelsOf(tx, access, id)).map((row) => ({
          ...row,
          standing: standingOf(row),
        }))
        const asked = all.filter(
          ({ standing, decision }) =>
            standing === 'waiting' || (standing !== 'stopped' && decision !== 'pending'),
        )
        const nudged = await lastNudge(tx, applicationId, id)
        const canNudge =
          rights.plan &&
          nudged?.day !== rights.today &&
          (await somethingWaits(tx, applicationId, id, waits(rights.today)))
        return {
          mayApprove: decidesAbout(rights, id),
          items: await present(tx, access, asked, rights),
          result: approvalResult(all),
          nudged: nudged ? { at: nudged.sent_at.toISOString(), user: actorOf(nudged) } : null,
          ...(await peopleOf(tx, applicationId, id, rights.today)),
          can: { nudge: canNudge },
        }
      }),
  }
}

const newest = (rows: readonly ChannelRow[]) =>
  rows
    .toSorted((one, other) => (other.decided_at?.getTime() ?? 0) - (one.decided_at?.getTime() ?? 0))
    .slice(0, mostDecided)

/** Who has to decide about a campaign, and who sees it besides, by name (T-43). */
async function peopleOf(
  tx: Transaction,
  applicationId: number,
  campaignId: number,
  today: string,
): Promise<Pick<CampaignApprovals, 'deciders' | 'watchers'>> {
  const viewers = (await listCampaignViewers(tx, applicationId, campaignId)).toSorted(byName)
  const deciding = new Set(decidersAmong(viewers))
  const decidedAt = new Map(
    (await listDecisions(tx, applicationId, campaignId)).map(({ user_id, at }) => [user_id, at]),
  )
  const standIns = await standInsAmong(tx, applicationId, viewers, today)
  const byId = new Map(viewers.map((viewer) => [viewer.id, viewer]))
  const toPerson = ({ id, first_name, last_name }: CampaignViewer) => ({
    id,
    firstName: first_name,
    lastName: last_name,
  })
  const decides = ({ id }: CampaignViewer) =>
    deciding.has(id) || standIns.some(({ deputyId }) => deputyId === id)
  return {
    deciders: viewers.filter(decides).map((one) => {
      const away = standIns.find(({ userId }) => userId === one.id)
      const standsFor = deciding.has(one.id)
        ? undefined
        : standIns.find(({ deputyId }) => deputyId === one.id)
      return {
        ...toPerson(one),
        decidedAt: decidedAt.get(one.id)?.toISOString() ?? null,
        awayUntil: away ? dayOnWire(away.until) : null,
        inPlaceOf: standsFor ? toPerson(byId.get(standsFor.userId)!) : null,
      }
    }),
    watchers: viewers.filter((one) => !decides(one)).map(toPerson),
  }
}

const byName = (one: CampaignViewer, other: CampaignViewer) =>
  one.last_name.localeCompare(other.last_name, 'de') ||
  one.first_name.localeCompare(other.first_name, 'de') ||
  one.id - other.id

/** The same number of statements for any number of channels. */
async function present(
  tx: Transaction,
  access: Access,
  rows: readonly ChannelRow[],
  rights: Rights,
): Promise<Approval[]> {
  if (rows.length === 0) return []
  const { applicationId } = access
  const name = await applicationName(tx, applicationId)
  const ids = rows.map(({ id }) => id)
  const campaignIds = [...new Set(rows.map((row) => row.campaign_id))]
  const byId = <T extends { channel_id: number }>(found: readonly T[]) =>
    new Map(found.map((one) => [one.channel_id, one]))
  const campaigns = new Map(
    (await listCampaigns(tx, access, { ids: campaignIds })).map((row) => [row.id, row]),
  )
  const asked = byId(await listAsked(tx, applicationId, ids))
  const decided = byId(await listDecided(tx, applicationId, ids))
  return rows.map((row) =>
    toApproval(
      { row, campaign: campaigns.get(row.campaign_id)!, asked: asked.get(row.id), decided: decided.get(row.id) }, // prettier-ignore
      rights,
      name,
    ),
  )
}

interface Known {
  row: ChannelRow
  campaign: CampaignRow
  asked: AskedRow | undefined
  decided: DecidedRow | undefined
}

function toApproval(
  { row, campaign, asked, decided }: Known,
  rights: Rights,
  name: string,
): Approval {
  const { posts: _none, ...channel } = toChannel(row, [], rights)
  return {
    application: { id: row.application_id, name },
    campaign: {
      id: campaign.id,
      name: campaign.name,
      externalId: campaign.external_id,
      approvalDueDate: campaign.approval_due === null ? null : dayOnWire(campaign.approval_due),
      version: campaign.version,
    },
    channel,
    waitingSince: asked?.at.toISOString() ?? null,
    askedBy: asked ? actorOf(asked) : null,
    onBehalfOf: channel.can.approve ? (rights.inPlaceOf.get(campaign.id) ?? null) : null,
    last: decided
      ? {
          decision: decided.decision,
          at: decided.at.toISOString(),
          user: actorOf(decided),
          onBehalfOf: personOf(decided.for_id, decided.for_first_name, decided.for_last_name),
          comment: decided.comment,
          snapshot: decided.snapshot,
          hash: decided.hash,
        }
      : null,
  }
}

const actorOf = (row: Pick<AskedRow, 'user_id' | 'first_name' | 'last_name'>) =>
  personOf(row.user_id, row.first_name, row.last_name)
