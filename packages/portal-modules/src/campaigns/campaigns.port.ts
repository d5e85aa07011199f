import type { Media } from '@atrium/design-system/theme'
import type { CampaignStatus, WorkflowState } from '../kit/campaigns/index.ts'
import type { Query } from '../kit/index.ts'

export interface Named {
  id: number
  name: string
}

/** A campaign as a list shows it; days as `YYYY-MM-DD` (CAMP-07). */
export interface Campaign {
  id: number
  /** The id that its cockpit is opened by; null: its own id opens it. */
  externalId: string | null
  name: string
  customer: Named
  product: Named | null
  /** What its channels are of, each once (CAMP-04). */
  media: readonly Media[]
  budget: number | null
  currencyName: string | null
  start: string | null
  end: string | null
  status: CampaignStatus
  /** States of its channels. */
  states: readonly WorkflowState[]
  /** Day by which what waits has to be decided. */
  dueOn: string | null
  version: number
  can: {
    /** Something waits, and the viewer may decide. */
    approve: boolean
    edit: boolean
  }
}

/** A channel as a media plan shows it (T-22). */
export interface PlannedChannel {
  id: number
  campaignId: number
  name: string
  kind: Media
  budget: number | null
  start: string | null
  end: string | null
  state: WorkflowState
  /** Day by which it has to be booked (T-27). */
  bookingDeadline: string | null
  /** Day by which what is shown has to be there (T-27). */
  materialDeadline: string | null
}

/** What happened elsewhere. */
export interface CampaignChange {
  /** Absent: anything may have changed. */
  campaignId?: number
  commandId?: string
  /** Days or budgets of channels may be others. */
  isPlan?: boolean
}

export interface ReleaseCommand {
  id: number
  version: number
  /** Until when it is to be decided; null: no day. */
  dueOn: string | null
  commandId: string
}

/** A named way to look at the campaigns (T-07); what it holds is what stands in the address. */
export interface SavedView {
  id: number
  name: string
  params: Readonly<Record<string, string>>
  isShared: boolean
  canDelete: boolean
}

export interface SavedViewsPort {
  list: () => Query<readonly SavedView[]>
  add: (view: {
    name: string
    params: Readonly<Record<string, string>>
    commandId: string
  }) => Promise<SavedView>
  remove: (command: { id: number; commandId: string }) => Promise<void>
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
  /** One of them anew, after it changed. */
  campaign: (id: number) => Promise<Campaign>
  /** Absent: there is no media plan. */
  plan?: () => Query<readonly PlannedChannel[]>
  /** Puts a plan into release. Absent: nobody does that here. */
  release?: (command: ReleaseCommand) => Promise<Campaign>
  /** Absent: no views are kept. */
  views?: SavedViewsPort
  /** Absent: nobody subscribes to a calendar here. */
  calendar?: CalendarPort
  /** An address of the product as others may open it. Absent: as it stands in the browser. */
  linkTo?: (address: string) => string
  /** Tells what changes elsewhere. Absent: it appears at the next load. */
  onChange?: (listener: (change: CampaignChange) => void) => () => void
}
