import type { Media } from '@atrium/design-system/theme'
import type { ApprovalStanding } from '../kit/campaigns/index.ts'
import type { Query } from '../kit/query.ts'
import type { ViewItem } from '../kit/view-item.ts'

/** What is decided about: a channel or an order as it is planned. Days are `YYYY-MM-DD`. */
export interface Plan {
  name: string
  publisher: string | null
  budget: number | null
  /** May hold a code in brackets (CAMP-10). */
  currency: string | null
  start: string | null
  end: string | null
  /** Times in between in which it rests, each after the other (T-22). */
  pauses: readonly { start: string; end: string }[]
  /** What an order books, by name; empty of a channel, which is itself of a kind. */
  media: readonly string[]
}

/** `conditional` approves with a condition (COCK-09). */
export type Decision = 'approved' | 'conditional' | 'rejected'

/** Under which condition something is approved. */
export interface Condition {
  text: string
  /** ISO moment at which the agency said that it is met, and who; null: it is open. */
  met: { at: string; by: string | null } | null
}

/** A decision that was made, and the plan that it was about (D-02). */
export interface PastDecision {
  decision: Exclude<Decision, 'conditional'>
  /** ISO moment. */
  at: string
  by: string | null
  /** Who was away, when a deputy decided (T-39). */
  onBehalfOf: string | null
  comment: string | null
  /** Null: it was approved without one, or rejected. */
  condition: Condition | null
  /** Null where it was not kept. */
  plan: Plan | null
  /** SHA-256 of the plan. */
  hash: string | null
  /** Files in the versions that were current then (D-09). Absent: that was not kept. */
  files?: readonly DecidedFile[]
}

/** A file as it was when something was decided; versions count from 1. */
export interface DecidedFile {
  id: number
  name: string
  version: number
  /** The one that it has now. */
  currentVersion: number
}

interface AnyApproval {
  /** Names it among all that waits: the id of a channel as text, `order-` and the id of an order. */
  key: string
  id: number
  application: { id: number; name: string }
  kind: Media
  plan: Plan
  /** Day by which it has to be decided. */
  due: string | null
  /** ISO moment since when it waits. */
  since: string | null
  askedBy: string | null
  state: ApprovalStanding
  last: PastDecision | null
  /** In whose place the reader decides, while that person is away (T-39). */
  onBehalfOf: string | null
  /** Of the channel or order; what is said about a condition is bound to it. */
  version: number
  can: {
    decide: boolean
    /** Says that the condition of its approval is met, or takes that back. */
    meet: boolean
  }
}

/** A channel that waits for a decision, or that was decided. */
export interface ChannelApproval extends AnyApproval {
  campaign: {
    id: number
    name: string
    /** Where it is looked at; with `clientId`, so that it opens in its own application. */
    href: string
    version: number
  }
  order: null
}

/** A direct order whose budget has to be approved (D-01). */
export interface OrderApproval extends AnyApproval {
  campaign: null
  order: {
    /** Where it is looked at; with `clientId`, so that it opens in its own application. */
    href: string
    /** Its briefing. */
    description: string | null
    target: string | null
    /** Message to the agency. */
    comment: string | null
    purchaseOrder: string | null
    /** Its attachments, each to be opened. */
    files: readonly { id: number; name: string; sizeBytes: number; url: string }[]
    region: string | null
    /** Of the building block that it was made from. */
    block: string | null
    /** Name of the campaign that it belongs to. */
    campaign: string | null
    /** Above this budget the tenant's orders have to be approved; null: they no longer have to. */
    approvalBudget: number | null
    /** What its region may book in that year, and has booked without it; null: no region is limited then. */
    regionBudget: {
      /** Null: it names none. */
      region: string | null
      year: number
      /** Null: others are limited, and this one is not. */
      budget: number | null
      booked: number
    } | null
  }
}

/** What waits for a decision, or was decided. */
export type Approval = ChannelApproval | OrderApproval

export interface ApprovalList {
  /** The reader may decide at all (COCK-10). */
  mayDecide: boolean
  items: readonly Approval[]
}

/** What stands in the inbox; the tab "asked" is for those who ask others. */
export interface InboxList extends ApprovalList {
  /** The reader plans, so they ask others to decide, and may remind them (T-39). */
  mayAsk: boolean
}

/** Of what waits because the reader or their team asked: of whom, and when they were reminded (D-01, T-39). */
export interface AskedApproval {
  applicationId: number
  /** Of the campaign, or of the order. */
  id: number
  /** The reader asked for something of it that still waits. */
  isOwn: boolean
  deciders: readonly Decider[]
  /** When somebody reminded of it last; null: nobody did. */
  nudged: { at: string; by: string | null } | null
  can: {
    /** There is somebody to remind, and nobody reminded of it today. */
    nudge: boolean
  }
}

/** What the reader and their team asked others to decide, in all applications. */
export interface AskedList {
  items: readonly Approval[]
  /** Campaigns of the items, each once. */
  campaigns: readonly AskedApproval[]
  /** Those of the items that are orders. Absent: none are. */
  orders?: readonly AskedApproval[]
}

/** Somebody whom a campaign's approval concerns. */
interface ApprovalPerson {
  id: number
  name: string
}

/** Somebody who has to decide about a campaign. */
export interface Decider extends ApprovalPerson {
  /** ISO moment. */
  decidedAt: string | null
  /** Last day, `YYYY-MM-DD`, on which somebody else decides for them; null: they are there (T-39). */
  awayUntil: string | null
  /** Decides only because this person is away. */
  inPlaceOf: string | null
}

/** What is to be decided about one campaign, and whom it concerns. */
export interface CampaignApprovalList extends ApprovalList {
  items: readonly ChannelApproval[]
  /** What all its channels come to, those that were never asked for as well (COCK-09). */
  result: ApprovalResult
  /** Who has to decide, and the ISO moment at which they last did (T-43). */
  deciders: readonly Decider[]
  /** Who sees it, besides (T-43). */
  watchers: readonly ApprovalPerson[]
  /** When the agency reminded of it last; null: it did not (T-39). */
  nudged: { at: string; by: string | null } | null
  can: {
    /** Something waits, the reader plans, and nobody reminded of it today. */
    nudge: boolean
  }
}

export interface DecisionCommand {
  /** Channels of one campaign, or one order. */
  items: readonly Approval[]
  decision: Decision
  /** Needed to reject; the condition itself where it is approved with one (COCK-09), which no order is. */
  comment: string
  commandId: string
}

/** What the channels of a campaign come to; each that was not stopped counts once (COCK-09). */
export interface ApprovalResult {
  /** With a condition or without. */
  approved: number
  /** How many of these are approved with a condition that is not met yet. */
  conditional: number
  /** Names of the channels that were changed after their approval (T-38). */
  changed: readonly string[]
  /** Names of the channels that go back into planning. */
  rejected: readonly string[]
  waiting: number
  /** Not asked for yet, or taken back into planning. */
  planned: number
}

/** What became of a campaign by a decision (COCK-09). */
export interface Outcome extends ApprovalResult {
  campaign: string
}

/** What belongs to what is decided: its creatives, and documents that were handed in with the plan. */
export interface ApprovalFiles {
  /** The reader sees them, and can look at them. */
  items: readonly ViewItem[]
  /** To save; `url` is short-lived. */
  documents: readonly { id: number; name: string; size: number; url: string }[]
}

/** Something was decided, released or changed. */
export interface ApprovalsChange {
  commandId?: string | undefined
}

/** What the approvals need from their host. Everything rejects with a `PortError`. */
export interface ApprovalsPort {
  open: Query<InboxList>
  /** Asked for only where the list says `mayAsk`. */
  asked: Query<AskedList>
  decided: Query<ApprovalList>
  /** Of one campaign of the active application, waiting and decided. */
  ofCampaign: (campaignId: number) => Query<CampaignApprovalList>
  /** Files of the approval's campaign. Absent: nothing is shown of them. */
  files?: (approval: ChannelApproval) => Query<ApprovalFiles>
  /**
   * Resolves to what became of the campaign; of an order to nothing more. `conflict` where the plan is
   * another than the one that was seen, or is decided already.
   */
  decide: (command: DecisionCommand) => Promise<Outcome | undefined>
  /**
   * Reminds those who decide about a campaign. Rejects with `conflict` where somebody did so today
   * (`nudged-today`) or nothing waits any longer. Absent: nobody reminds here.
   */
  nudge?: (command: {
    campaignId: number
    /** Absent: the active one. */
    applicationId?: number
    commandId: string
  }) => Promise<void>
  /** The same about an order, by those who may place one. Absent: nobody reminds here. */
  nudgeOrder?: (command: {
    orderId: number
    applicationId: number
    commandId: string
  }) => Promise<void>
  /**
   * Says that the condition of an approval is met, or takes that back; resolves to the channel's new
   * version. `conflict` where it is another by now. Absent: nobody says that here (COCK-09).
   */
  meetCondition?: (command: {
    approval: ChannelApproval
    isMet: boolean
    commandId: string
  }) => Promise<{ version: number }>
  /** Where one says who decides while one is away. Absent: there is no such place. */
  absenceHref?: string
  /**
   * Hears how many the inbox counts as open, without those whose decision can still be undone, so that the
   * host counts alike; undefined: the inbox is closed. Absent: the host counts nothing.
   */
  onOpenCount?: (count: number | undefined) => void
  /** Absent: nothing is live. */
  onChange?: (listener: (change: ApprovalsChange) => void) => () => void
}
