import { approvalResult } from '@atrium/api-client/contract'
import type {
  Approval,
  ApprovalInbox,
  AskedCampaign,
  AskedOrder,
  CampaignApprovals,
  OrderApproval,
} from '@atrium/api-client/contract'
import sql, { type Sql } from 'sql-template-tag'
import { dayOnWire } from '../../../platform/berlin-time.ts'
import type { Language } from '../../../platform/locales.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import {
  decidesAbout,
  decidesAtAll,
  personOf,
  standingOf,
  toChannel,
  toCondition,
  type Rights,
} from '../campaigns.mapper.ts'
import { listConcerned } from './approval-people.ts'
import {
  countLive,
  isSeenCampaign,
  listCampaigns,
  type CampaignRow,
} from '../campaigns.repository.ts'
import { rightsOf, seenCampaign } from '../campaigns.service.ts'
import {
  channelsOf,
  countChannels,
  listChannels,
  type ChannelRow,
} from '../plan/channels.repository.ts'
import { applicationName } from '../../applications/index.ts'
import { readDecidedFiles } from './decided-files.ts'
import { listAsked, listDecided, type AskedRow, type DecidedRow } from './inbox.repository.ts' // prettier-ignore
import { somethingWaits } from '../dates/reminders.repository.ts'

type InboxDependencies = Pick<Dependencies, 'database' | 'clock'>

type InboxState = 'open' | 'asked' | 'decided'

/** Something else than channels that waits for decisions, such as orders (D-01). */
export interface InboxSource {
  list(
    tx: Transaction,
    access: Access,
    asked: { state: 'open' | 'decided'; since: Date; most: number; language: Language },
  ): Promise<OrderApproval[]>
  count(tx: Transaction, access: Access): Promise<number>
  /** The caller asks others to decide about such things here. */
  asks(tx: Transaction, access: Access): Promise<boolean>
  /** What of it waits for others, with whom it waits for (T-39). */
  listAsked(
    tx: Transaction,
    access: Access,
    language: Language,
  ): Promise<{ orders: OrderApproval[]; askedOrders: AskedOrder[] }>
}

const nothingAsked = { orders: [], askedOrders: [] }

/** What was decided longer ago stands in the cockpits. */
const decidedDays = 180
/** Of all applications together; whoever has many still sees some of each. */
const mostDecided = 200
const mostDecidedAtLeast = 20

/** Applications that are read at a time: each takes a connection, and others want some too. */
const atATime = 3

/** Condition: waits for the client's decision (COCK-08). */
export const waits = (today: string): Sql => sql`
  h.workflow_state = 'Approving' and not h.external_approval_requested
  and (c.end_date is null or c.end_date >= ${today}::date)`

/** Condition: waits for the caller's decision, in their own name or for somebody who is away. */
export const waitsFor = (rights: Rights): Sql =>
  rights.approve
    ? waits(rights.today)
    : sql`h.campaign_id = any(${[...rights.inPlaceOf.keys()]}::int[]) and ${waits(rights.today)}`

/** Condition: among what was decided last, of all that the caller sees; a busy client decides thousands. */
const isAmongNewest = (access: Access, since: Date, most: number): Sql => sql`h.id in (
  select h.id from channels h
  join campaigns c on c.application_id = h.application_id and c.id = h.campaign_id
  where h.application_id = ${access.applicationId} and h.decision <> 'pending'
    and h.decided_at >= ${since} and ${isSeenCampaign(access)}
  order by h.decided_at desc, h.id desc
  limit ${most})`

/** What waits for a person, and what was decided, in all of their applications (D-01, T-37). */
export function createInboxService(deps: InboxDependencies, source?: InboxSource) {
  /** One transaction for each application, behind its wall; in the order of their ids. */
  const everywhere = async <T>(
    actor: Actor,
    work: (tx: Transaction, access: Access, rights: Rights) => Promise<T>,
  ): Promise<{ mayApprove: boolean; mayAsk: boolean; answers: T[] }> => {
    const ids = actor.applicationIds
    const found: { rights: Rights; asks: boolean; answer: T }[] = []
    for (let first = 0; first < ids.length; first += atATime) {
      const some = ids.slice(first, first + atATime).map((applicationId) =>
        enterTenant(deps, actor, applicationId, async (tx, access) => {
          const rights = await rightsOf(deps, tx, access)
          const asks = rights.plan || ((await source?.asks(tx, access)) ?? false)
          return { rights, asks, answer: await work(tx, access, rights) }
        }),
      )
      found.push(...(await Promise.all(some)))
    }
    return {
      mayApprove: found.some(({ rights }) => decidesAtAll(rights)),
      mayAsk: found.some(({ asks }) => asks),
      answers: found.map(({ answer }) => answer),
    }
  }

  return {
    list: async (actor: Actor, state: InboxState, language: Language): Promise<ApprovalInbox> => {
      const { answers, ...rights } = await everywhere(actor, async (tx, access, rights) => {
        const most = Math.max(mostDecidedAtLeast, Math.ceil(mostDecided / actor.applicationIds.length)) // prettier-ignore
        const since = new Date(deps.clock.now().getTime() - decidedDays * 86_400_000)
        const rows = await rowsOf(tx, access, { state, rights, since, most })
        const items = await present(tx, access, rows, rights)
        const decisions = async (state: 'open' | 'decided') => ({
          orders: (await source?.list(tx, access, { state, since, most, language })) ?? [],
          askedOrders: [],
        })
        return {
          items,
          ...(state === 'asked'
            ? ((await source?.listAsked(tx, access, language)) ?? nothingAsked)
            : await decisions(state)),
          campaigns: state === 'asked' ? await askedOf(tx, access, items, rights) : [],
        }
      })
      return {
        ...rights,
        items: answers.flatMap(({ items }) => items),
        orders: answers.flatMap(({ orders }) => orders),
        askedOrders: answers.flatMap(({ askedOrders }) => askedOrders),
        campaigns: answers.flatMap(({ campaigns }) => campaigns),
      }
    },

    count: async (
      actor: Actor,
    ): Promise<{ mayApprove: boolean; mayAsk: boolean; count: number }> => {
      const { answers, ...rights } = await everywhere(actor, (tx, access, rights) =>
        countIn(tx, access, rights, source),
      )
      return { ...rights, count: answers.reduce((sum, count) => sum + count, 0) }
    },

    /** What waits for the caller in these campaigns: what approving them at once is about (T-24). */
    waiting: (
      actor: Actor,
      applicationId: number,
      campaignIds: readonly number[],
    ): Promise<Approval[]> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const rights = await rightsOf(deps, tx, access)
        const isAmongThese = sql`h.campaign_id = any(${campaignIds}::int[])`
        const rows = await listChannels(tx, access, sql`${waitsFor(rights)} and ${isAmongThese}`)
        return present(tx, access, rows, rights)
      }),

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
        const concerned = await listConcerned(tx, applicationId, [id], rights.today)
        const { isNudgedToday, ...whom } = concerned(id)
        const canNudge =
          rights.plan &&
          !isNudgedToday &&
          (await somethingWaits(tx, applicationId, id, waits(rights.today)))
        return {
          mayApprove: decidesAbout(rights, id),
          items: await present(tx, access, asked, rights),
          result: approvalResult(all),
          ...whom,
          can: { nudge: canNudge },
        }
      }),
  }
}

/** How much of one application waits for the caller's decision. */
async function countIn(tx: Transaction, access: Access, rights: Rights, source?: InboxSource) {
  const others = source ? await source.count(tx, access) : 0
  return others + (decidesAtAll(rights) ? await countChannels(tx, access, waitsFor(rights)) : 0)
}

/** What goes on in campaigns of one application, as far as the caller sees them (D-12). */
export interface CampaignPulse {
  approvals: number
  live: number
}

export const campaignPulse =
  (deps: Pick<Dependencies, 'clock'>, source?: InboxSource) =>
  async (tx: Transaction, access: Access): Promise<CampaignPulse> => {
    const rights = await rightsOf(deps, tx, access)
    return {
      approvals: await countIn(tx, access, rights, source),
      live: await countLive(tx, access, rights.today),
    }
  }

/** The channels of one application that a state of the inbox is about. */
async function rowsOf(
  tx: Transaction,
  access: Access,
  { state, rights, since, most }: { state: InboxState; rights: Rights; since: Date; most: number },
): Promise<readonly ChannelRow[]> {
  // What somebody else has to decide does not wait for them.
  if (state === 'open') {
    return decidesAtAll(rights) ? listChannels(tx, access, waitsFor(rights)) : []
  }
  // Only who plans asks, and reminds (T-39).
  if (state === 'asked') return rights.plan ? listChannels(tx, access, waits(rights.today)) : []
  const rows = await listChannels(tx, access, isAmongNewest(access, since, most))
  return rows.toSorted(
    (one, other) => (other.decided_at?.getTime() ?? 0) - (one.decided_at?.getTime() ?? 0),
  )
}

/** The campaigns of what was asked for: of whom, and whether one may remind of it now (T-39). */
async function askedOf(
  tx: Transaction,
  { applicationId, actor }: Access,
  items: readonly Approval[],
  { today }: Rights,
): Promise<AskedCampaign[]> {
  if (items.length === 0) return []
  const byCampaign = Map.groupBy(items, ({ campaign }) => campaign.id)
  const concerned = await listConcerned(tx, applicationId, [...byCampaign.keys()], today)
  return [...byCampaign].map(([id, waiting]) => {
    const { deciders, nudged, isNudgedToday } = concerned(id)
    return {
      applicationId,
      id,
      isOwn: waiting.some(({ askedBy }) => askedBy?.id === actor.userId),
      nudged,
      deciders,
      can: { nudge: !isNudgedToday && deciders.length > 0 },
    }
  })
}

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
  const decisions = await listDecided(tx, applicationId, ids)
  const filesOf = await readDecidedFiles(tx, access, decisions)
  const decided = byId(decisions)
  return rows.map((row) =>
    toApproval(
      { row, campaign: campaigns.get(row.campaign_id)!, asked: asked.get(row.id), decided: decided.get(row.id), filesOf }, // prettier-ignore
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
  filesOf: Awaited<ReturnType<typeof readDecidedFiles>>
}

function toApproval(
  { row, campaign, asked, decided, filesOf }: Known,
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
          condition: toCondition(
            decided.condition,
            decided.met_at,
            personOf(decided.met_by, decided.meeter_first_name, decided.meeter_last_name),
          ),
          snapshot: decided.snapshot,
          hash: decided.hash,
          files: filesOf(decided.files),
        }
      : null,
  }
}

const actorOf = (row: Pick<AskedRow, 'user_id' | 'first_name' | 'last_name'>) =>
  personOf(row.user_id, row.first_name, row.last_name)
