import type { Media } from '@atrium/design-system/theme'
import type { ApprovalStanding } from '../kit/campaigns/index.ts'
import type { Query } from '../kit/query.ts'

/** What is decided about: a channel as it is planned. Days are `YYYY-MM-DD`. */
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
}

export type Decision = 'approved' | 'rejected'

/** A decision that was made, and the plan that it was about (D-02). */
export interface PastDecision {
  decision: Decision
  /** ISO moment. */
  at: string
  by: string | null
  /** Who was away, when a deputy decided (T-39). */
  onBehalfOf: string | null
  comment: string | null
  /** Null where it was not kept. */
  plan: Plan | null
  /** SHA-256 of the plan. */
  hash: string | null
}

/** A channel that waits for a decision, or that was decided. */
export interface Approval {
  /** Of the channel. */
  id: number
  application: { id: number; name: string }
  campaign: {
    id: number
    name: string
    /** Where it is looked at; with `clientId`, so that it opens in its own application. */
    href: string
    version: number
  }
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
  can: { decide: boolean }
}

export interface ApprovalList {
  /** The reader may decide at all (COCK-10). */
  mayDecide: boolean
  items: readonly Approval[]
}

/** Somebody whom a campaign's approval concerns. */
interface ApprovalPerson {
  id: number
  name: string
}

/** Somebody who has to decide about a campaign. */
interface Decider extends ApprovalPerson {
  /** ISO moment. */
  decidedAt: string | null
  /** Last day, `YYYY-MM-DD`, on which somebody else decides for them; null: they are there (T-39). */
  awayUntil: string | null
  /** Decides only because this person is away. */
  inPlaceOf: string | null
}

/** What is to be decided about one campaign, and whom it concerns. */
export interface CampaignApprovalList extends ApprovalList {
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
  /** Channels of one campaign. */
  items: readonly Approval[]
  decision: Decision
  /** Needed to reject (COCK-09). */
  comment: string
  commandId: string
}

/** What the channels of a campaign come to; each that was not stopped counts once (COCK-09). */
export interface ApprovalResult {
  approved: number
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

/** Something was decided, released or changed. */
export interface ApprovalsChange {
  commandId?: string | undefined
}

/** What the approvals need from their host. Everything rejects with a `PortError`. */
export interface ApprovalsPort {
  open: Query<ApprovalList>
  decided: Query<ApprovalList>
  /** Of one campaign of the active application, waiting and decided. */
  ofCampaign: (campaignId: number) => Query<CampaignApprovalList>
  /** `conflict` where the plan is another than the one that was seen, or is decided already. */
  decide: (command: DecisionCommand) => Promise<Outcome>
  /**
   * Reminds those who decide about a campaign. Rejects with `conflict` where somebody did so today
   * (`nudged-today`) or nothing waits any longer. Absent: nobody reminds here.
   */
  nudge?: (command: { campaignId: number; commandId: string }) => Promise<void>
  /** Where one says who decides while one is away. Absent: there is no such place. */
  absenceHref?: string
  /** Absent: nothing is live. */
  onChange?: (listener: (change: ApprovalsChange) => void) => () => void
}
