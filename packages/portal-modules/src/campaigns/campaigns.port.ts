import type { MediaKind } from '@atrium/design-system'
import type { DeadlineClosing } from '../kit/campaigns/index.ts'
import type { DaySpan } from '../kit/dates/index.ts'
import type { Query } from '../kit/index.ts'
import type { SavedViewsPort } from '../kit/saved-views/index.ts'
import type { PlanImportPort } from './plan-import/plan-import.port.ts'
import type { CalendarOrders, Campaign, PlannedChannel } from './campaign.types.ts'
import type { CampaignKeepingPort } from './keeping.port.ts'
import type { CampaignPlanningPort } from './planning.port.ts'

export type { CalendarOrder, Campaign, Named, PlannedChannel } from './campaign.types.ts'

/** What is saved of a channel; what is absent stays. */
export interface ChannelEdit {
  start?: string | null
  end?: string | null
  pauses?: PlannedChannel['pauses']
  bookingDeadline?: string
  materialDeadline?: string
  /** Closes a deadline; null opens it again (T-27). */
  bookingClosing?: DeadlineClosing | null
  materialClosing?: DeadlineClosing | null
}

/** What happened elsewhere. */
export interface CampaignChange {
  /** Absent: anything may have changed. */
  campaignId?: number
  commandId?: string
  /** Days or budgets of channels may be others. */
  isPlan?: boolean
  /** Direct orders changed, and no campaign did. */
  isOrders?: boolean
  /** It was deleted, or brought back. Absent: neither. */
  presence?: 'deleted' | 'restored'
}

export interface ReleaseCommand {
  id: number
  version: number
  /** Until when it is to be decided; null: no day. */
  dueOn: string | null
  commandId: string
}

/** What of a campaign waits for the reader's decision (T-24). */
export interface WaitingPlan {
  campaignId: number
  name: string
  /** The decision is bound to it (T-38). */
  version: number
  /** In whose place the reader decides; null: in their own name (T-39). */
  onBehalfOf: string | null
  channels: readonly {
    id: number
    name: string
    kind: MediaKind
    budget: number | null
    currencyName: string | null
    start: string | null
    end: string | null
  }[]
}

export interface CampaignApprovalsPort {
  /** Of these campaigns; those without anything are left out. */
  waiting: (campaignIds: readonly number[]) => Query<readonly WaitingPlan[]>
  /**
   * Approves all of its channels; `conflict` where it is another by now. A condition that is not empty
   * is one of each of them (COCK-09).
   */
  approve: (command: {
    plan: WaitingPlan
    note: string
    condition: string
    commandId: string
  }) => Promise<void>
}

/** A subscription in a calendar; its address was told when it was made (T-26). */
export interface CalendarFeed {
  /** ISO moments. */
  createdAt: string
  /** When a calendar read it last; null: none did. */
  readAt: string | null
}

/** The reader's own, secret address at which calendars read flights and deadlines (T-26). */
export interface CalendarPort {
  /** Null: there is none. */
  feed: () => Query<CalendarFeed | null>
  /** Makes a new address; the one before no longer works. */
  renew: (command: { commandId: string }) => Promise<{ url: string }>
  withdraw: (command: { commandId: string }) => Promise<void>
}

/** What the campaign status needs from its host. */
export interface CampaignsPort {
  /** All that the viewer sees (CAMP-12). */
  campaigns: () => Query<readonly Campaign[]>
  /**
   * Those of them that are neither over nor aborted: they are shown while all are on their way, where
   * all are many. Absent: they come with all.
   */
  current?: () => Query<readonly Campaign[]>
  /** One of them anew, after it changed. */
  campaign: (id: number) => Promise<Campaign>
  /** Absent: there is no media plan. */
  plan?: () => Query<readonly PlannedChannel[]>
  /** The plan of those that `current` has. */
  currentPlan?: () => Query<readonly PlannedChannel[]>
  /** Changes a channel and resolves to what it is then; rejects with `conflict` where it is another by now. Absent: nobody changes plans here. */
  saveChannel?: (command: {
    channel: Pick<PlannedChannel, 'id' | 'version'>
    edit: ChannelEdit
    commandId: string
  }) => Promise<PlannedChannel>
  /** Puts a plan into release. Absent: nobody does that here. */
  release?: (command: ReleaseCommand) => Promise<Campaign>
  /**
   * Reminds those who decide about a campaign. Rejects with `conflict` where somebody did so today
   * (`nudged-today`) or nothing waits any longer. Absent: nobody reminds here (T-39).
   */
  nudge?: (command: { id: number; commandId: string }) => Promise<void>
  /** Sets the viewer's own star or takes it away. Absent: there are none here (T-29). */
  star?: (command: { id: number; isStarred: boolean; commandId: string }) => Promise<void>
  /** Several are approved at once (T-24). Absent: they are decided elsewhere. */
  approvals?: CampaignApprovalsPort
  /** Campaigns are made and their plans changed (CAMP-07). Absent: that is done elsewhere. */
  planning?: CampaignPlanningPort
  /** Names, currencies, audiences, deletions. Absent: none of it is changed here (CAMP-07). */
  keeping?: CampaignKeepingPort
  /** Absent: no views are kept. */
  views?: SavedViewsPort
  /** Direct orders that run on any of these days, as far as the viewer sees them. Absent: there are none here. */
  orders?: (span: DaySpan) => Query<CalendarOrders>
  /** Absent: nobody subscribes to a calendar here. */
  calendar?: CalendarPort
  /** Plans are taken over from files. Absent: they are not here (CAMP-07). */
  planImport?: PlanImportPort
  /** An address of the product as others may open it. Absent: as it stands in the browser. */
  linkTo?: (address: string) => string
  /** Tells what changes elsewhere. Absent: it appears at the next load. */
  onChange?: (listener: (change: CampaignChange) => void) => () => void
}
