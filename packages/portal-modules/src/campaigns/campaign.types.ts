import type { MediaKind } from '@atrium/design-system'
import type {
  ApprovalProgress,
  CampaignStatus,
  DayOff,
  DeadlineStatus,
  Setback,
  WorkflowState,
} from '../kit/campaigns/index.ts'

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
  media: readonly MediaKind[]
  /** What it may cost. */
  budget: number | null
  /** What its channels cost together, without those that were stopped; null: none has a budget. */
  planned: number | null
  currencyName: string | null
  start: string | null
  end: string | null
  status: CampaignStatus
  /** States of its channels. */
  states: readonly WorkflowState[]
  /** Conditions of its approvals that are not met yet, each once. Absent: there is none (COCK-09). */
  openConditions?: readonly string[]
  /** What its approvals come to. Absent: its status says all (COCK-09). */
  approvals?: ApprovalProgress
  /** Day by which what waits has to be decided. */
  dueOn: string | null
  /** Nobody works on that day (T-27). */
  dueDayOff: DayOff | null
  /** Something waits for the client: the day of approval counts. */
  awaitsApproval: boolean
  /** The viewer marked it for themselves (T-29). */
  isStarred: boolean
  version: number
  can: {
    /** Something waits, and the viewer may decide. */
    approve: boolean
    edit: boolean
  }
}

/** A direct order as the calendar shows it beside campaigns; days as `YYYY-MM-DD` (CAMP-03). */
export interface CalendarOrder {
  id: number
  name: string
  customer: Named | null
  productId: number | null
  /** The region or store that it is for. */
  region: string | null
  media: readonly MediaKind[]
  start: string
  end: string
  status: 'booked' | 'rebriefing' | 'completed'
  /** Where it is looked at. */
  address: string
}

/** The direct orders that run in a span of days. */
export interface CalendarOrders {
  /** The reader sees a list of orders, whether or not any run here. */
  isOffered: boolean
  orders: readonly CalendarOrder[]
}

/** A channel as a media plan shows it (T-22). */
export interface PlannedChannel {
  id: number
  campaignId: number
  name: string
  kind: MediaKind
  publisher: string | null
  budget: number | null
  start: string | null
  end: string | null
  /** Times in between in which it rests, each after the other. */
  pauses: readonly { start: string; end: string }[]
  state: WorkflowState
  /** It is approved with this condition, which is not met yet. Absent: with none (COCK-09). */
  openCondition?: string
  /**
   * What the client approved was changed since or is planned anew as it was, or they rejected it.
   * Absent: the state says all (COCK-09).
   */
  setback?: Setback
  /** Day by which it has to be booked (T-27). */
  bookingDeadline: string | null
  /** Day by which what is shown has to be there (T-27). */
  materialDeadline: string | null
  /** Null: nothing was done about it, and it is on a working day (T-27). */
  bookingStatus: DeadlineStatus | null
  materialStatus: DeadlineStatus | null
  version: number
}
