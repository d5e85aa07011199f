import { dayFromWire } from '../../kit/dates/index.ts'
import {
  mediaKindOf,
  type Approval as ApprovalAnswer,
  type ApprovalInbox,
  type CampaignApprovals,
  type CampaignDocument,
  type Component,
} from '@atrium/api-client/contract'
import { toItem } from '../../kit/adapter/view-items.ts'
import { slugOfName } from '../../kit/names.ts'
import type {
  ApprovalFiles,
  AskedApproval,
  CampaignApprovalList,
  ChannelApproval,
  Decider,
  PastDecision,
  Plan,
} from '../approvals.port.ts'

export const nameOf = (person: { firstName: string; lastName: string } | null) =>
  person && `${person.firstName} ${person.lastName}`.trim()

/** Where a campaign is looked at, in its own application (ROUTE-06, ROUTE-16). */
function cockpitHref(
  { id, externalId, name }: ApprovalAnswer['campaign'],
  applicationId: number,
): string {
  const place = externalId === null ? `${id}` : `external/${encodeURIComponent(externalId)}`
  return `/cockpits/${place}/${slugOfName(name) || 'cockpit'}?clientId=${applicationId}`
}

/** What the server calls an approval, in the port's words. */
export function toApproval(answer: ApprovalAnswer): ChannelApproval {
  const { application, campaign, channel, waitingSince, askedBy, onBehalfOf, last } = answer
  return {
    key: `${channel.id}`,
    id: channel.id,
    application,
    order: null,
    campaign: {
      id: campaign.id,
      name: campaign.name,
      href: cockpitHref(campaign, application.id),
      version: campaign.version,
    },
    kind: mediaKindOf(channel.mediaTypeId),
    plan: {
      name: channel.name,
      publisher: channel.publisher,
      budget: channel.budget,
      currency: channel.currencyName,
      start: dayFromWire(channel.startDate),
      end: dayFromWire(channel.endDate),
      pauses: channel.pauses.map(({ startDate, endDate }) => ({
        start: dayFromWire(startDate),
        end: dayFromWire(endDate),
      })),
      media: [],
    },
    due: dayFromWire(campaign.approvalDueDate),
    since: waitingSince,
    askedBy: nameOf(askedBy),
    state: channel.approval.standing,
    last: last && toPast(last),
    onBehalfOf: nameOf(onBehalfOf),
    version: channel.version,
    can: {
      decide: channel.can.approve,
      meet: channel.can.edit && channel.approval.condition !== null,
    },
  }
}

const toPerson = (person: { id: number; firstName: string; lastName: string }) => ({
  id: person.id,
  name: nameOf(person)!,
})

const toDecider = (one: CampaignApprovals['deciders'][number]): Decider => ({
  ...toPerson(one),
  decidedAt: one.decidedAt,
  awayUntil: dayFromWire(one.awayUntil),
  inPlaceOf: nameOf(one.inPlaceOf),
})

const toNudged = (nudged: CampaignApprovals['nudged']) =>
  nudged && { at: nudged.at, by: nameOf(nudged.user) }

/** A campaign's approvals with whom they concern, in the port's words (T-39, T-43). */
export function toCampaignList(answer: CampaignApprovals): CampaignApprovalList {
  const { mayApprove, items, result, nudged, deciders, watchers, can } = answer
  return {
    mayDecide: mayApprove,
    items: items.map(toApproval),
    result,
    deciders: deciders.map(toDecider),
    watchers: watchers.map(toPerson),
    nudged: toNudged(nudged),
    can,
  }
}

/** Whom somebody waits for, in the port's words (D-01, T-39). */
export const toAskedApproval = ({
  deciders,
  nudged,
  ...asked
}: ApprovalInbox['campaigns'][number] | ApprovalInbox['askedOrders'][number]): AskedApproval => ({
  ...asked,
  deciders: deciders.map(toDecider),
  nudged: toNudged(nudged),
})

/** The creatives that can be looked at, and what was handed in with the plan; protocols are none of it. */
export const toFiles = (
  assets: readonly Component[],
  documents: readonly CampaignDocument[],
  storage: string,
): ApprovalFiles => ({
  items: assets.map((asset) => toItem(asset, storage)).filter(({ kind }) => kind !== 'none'),
  documents: documents
    .filter(({ kind }) => kind !== 'approval')
    .map(({ id, name, size, url }) => ({ id, name, size, url })),
})

function toPast(last: NonNullable<ApprovalAnswer['last']>): PastDecision {
  const { decision, at, user, onBehalfOf, comment, condition, snapshot, hash, files } = last
  return {
    decision,
    at,
    by: nameOf(user),
    onBehalfOf: nameOf(onBehalfOf),
    comment,
    condition: condition && {
      text: condition.text,
      met: condition.met && { at: condition.met.at, by: nameOf(condition.met.user) },
    },
    plan: planOf(snapshot),
    hash,
    ...(files.length > 0 && { files }),
  }
}

const isPause = (value: unknown): value is Plan['pauses'][number] =>
  typeof value === 'object' &&
  value !== null &&
  'start' in value &&
  'end' in value &&
  typeof value.start === 'string' &&
  typeof value.end === 'string'

/** A plan as it was kept; null where it is not one. */
function planOf(snapshot: Record<string, unknown> | null): Plan | null {
  if (!snapshot || typeof snapshot.name !== 'string') return null
  const { name, publisher, budget, currencyName, startDate, endDate, pauses } = snapshot
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    name,
    publisher: text(publisher),
    budget: typeof budget === 'number' ? budget : null,
    currency: text(currencyName),
    start: text(startDate),
    end: text(endDate),
    pauses: Array.isArray(pauses) ? pauses.filter(isPause) : [],
    media: [],
  }
}
