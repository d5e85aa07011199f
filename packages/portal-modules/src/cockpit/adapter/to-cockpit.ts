import { addDays, dayFromWire } from '../../kit/dates/index.ts'
import type {
  Campaign,
  CampaignDocument as SentDocument,
  CampaignHistoryEntry,
  Channel,
  ChannelPost as SentPost,
  Cockpit as SentCockpit,
  CockpitData as SentData,
  Kpi as SentKpi,
} from '@atrium/api-client/contract'
import { mediaKindOf } from '@atrium/api-client/values'
import { toDayOff, toDeadlineStatus } from '../../kit/adapter/deadline-status.ts'
import { statusOf } from '../../kit/campaigns/index.ts'
import type {
  ChannelPost,
  Cockpit,
  CockpitCampaign,
  CockpitChannel,
  CockpitData,
  CockpitDocument,
  CockpitKpi,
  HistoryEntry,
} from '../cockpit.port.ts'

type Person = { firstName: string; lastName: string } | null

const nameOf = (person: Person) => person && `${person.firstName} ${person.lastName}`.trim()

const toCampaign = (sent: Campaign): CockpitCampaign => ({
  id: sent.id,
  name: sent.name,
  budget: sent.budget,
  planned: sent.plannedBudget,
  start: dayFromWire(sent.startDate),
  end: dayFromWire(sent.endDate),
  currencyName: sent.currencyName,
  client: sent.client.name,
  product: sent.product?.name ?? null,
  status: statusOf(
    sent.status,
    sent.channels.map(({ workflowState }) => workflowState.name),
  ),
  approvalDue: dayFromWire(sent.approvalDueDate),
  approvalDayOff: toDayOff(sent.approvalDueDayOff),
  isStarred: sent.isStarred,
  version: sent.version,
  can: sent.can,
})

export const toCockpit = (sent: SentCockpit): Cockpit => ({
  id: sent.id,
  externalId: sent.externalId,
  name: sent.displayName,
  layout: sent.layout.content,
  channelId: sent.channelId,
  // Where data holds a campaign it is unwrapped (COCK-02).
  campaign: sent.data?.campaign ? toCampaign(sent.data.campaign) : null,
})

export const toPost = (sent: SentPost, ownId: number | undefined): ChannelPost => ({
  id: sent.postId,
  message: sent.message,
  at: sent.createdAt,
  by: sent.createdByUser && { id: sent.createdByUser.id, name: nameOf(sent.createdByUser)! },
  isOwn: sent.createdByUser?.id === ownId,
})

const toChannel = (sent: Channel, ownId: number): CockpitChannel => ({
  id: sent.id,
  externalId: sent.externalId,
  name: sent.name,
  kind: mediaKindOf(sent.mediaTypeId),
  channelType: sent.channelType,
  publisher: sent.publisher,
  budget: sent.budget,
  start: dayFromWire(sent.startDate),
  end: dayFromWire(sent.endDate),
  pauses: sent.pauses.map(({ startDate, endDate }) => ({
    start: dayFromWire(startDate)!,
    end: dayFromWire(endDate)!,
  })),
  state: sent.workflowState.name,
  externalApprovalRequested: sent.externalApprovalRequested,
  decision: sent.approval.decision,
  decidedBy: nameOf(sent.approval.decidedBy),
  decidedAt: sent.approval.decidedAt,
  decisionComment: sent.approval.comment,
  condition: sent.approval.condition && {
    text: sent.approval.condition.text,
    isMet: sent.approval.condition.met !== null,
  },
  standing: sent.approval.standing,
  bookingDeadline: dayFromWire(sent.bookingDeadline),
  materialDeadline: dayFromWire(sent.materialDeadline),
  bookingStatus: toDeadlineStatus(sent.bookingStatus),
  materialStatus: toDeadlineStatus(sent.materialStatus),
  version: sent.version,
  posts: sent.posts.map((post) => toPost(post, ownId)),
  can: sent.can,
})

const toCourse = (sent: SentKpi['history']) =>
  sent.map(({ day, value }) => ({ day: dayFromWire(day)!, value }))

function toKpi({ history, change, previous, reasons, ...kpi }: SentKpi): CockpitKpi {
  const course = toCourse(history)
  // Who does not say the day compares as the rule is (COCK-11).
  const week = () => addDays(course.at(-1)?.day ?? '', -7)
  return {
    ...kpi,
    history: course,
    change: change && { ...change, day: change.day ? dayFromWire(change.day)! : week() },
    previous: previous ? { ...previous, history: toCourse(previous.history) } : null,
    reasons: reasons.map(({ kind, channel, day, amount }) => ({
      kind,
      channel: channel.name,
      day: dayFromWire(day)!,
      amount,
    })),
  }
}

/** What a source told; undefined where it knows no campaign. */
export function toData(sent: SentData, ownId: number): CockpitData | undefined {
  if (!sent.campaign) return undefined
  return {
    campaign: toCampaign(sent.campaign),
    channels: (sent.channels ?? []).map((channel) => toChannel(channel, ownId)),
    asOf: sent.asOf ?? null,
    comparedWith: sent.comparedWith ?? null,
    kpis: (sent.kpis ?? []).map(toKpi),
    spending: sent.spending ?? [],
    audience: sent.audience ?? null,
    assets: (sent.assets ?? []).map(
      ({ id, displayName, contentType, fileSize, contentNumber }) => ({
        id,
        name: displayName,
        type: contentType,
        size: fileSize,
        ...(contentNumber && { contentNumber }),
      }),
    ),
  }
}

export const toDocument = (sent: SentDocument): CockpitDocument => ({
  id: sent.id,
  name: sent.name,
  size: sent.size,
  type: sent.contentType,
  kind: sent.kind,
  outcomeId: sent.outcomeId,
  at: sent.createdAt,
  by: nameOf(sent.createdByUser),
  url: sent.url,
})

export const toHistory = (sent: CampaignHistoryEntry): HistoryEntry => ({
  id: sent.id,
  kind: sent.kind,
  at: sent.at,
  by: nameOf(sent.user),
  onBehalfOf: nameOf(sent.onBehalfOf),
  channel: sent.channel?.name ?? null,
  comment: sent.comment,
  before: sent.before,
  after: sent.after,
})
