import type { Media } from '@atrium/design-system/theme'
import type {
  ApprovalStanding,
  CampaignStatus,
  DayOff,
  DeadlineClosing,
  DeadlineStatus,
  WorkflowState,
} from '../kit/campaigns/index.ts'
import type { PreferenceStore } from '../kit/browser-storage/preference-store.ts'
import type { Query } from '../kit/query.ts'
import type { CostsImportPort } from './costs-import/costs-import.port.ts'
import type { FiguresImportPort } from './figures-import/figures-import.port.ts'

/** How a cockpit is asked for: by its number, or by the id of another system (COCK-04). */
export type CockpitAddress =
  | { kind: 'own'; id: number }
  | { kind: 'external'; externalId: string; externalSubId?: string }

/** A day is `YYYY-MM-DD`, a moment ISO. */
export interface CockpitCampaign {
  id: number
  name: string
  /** What it may cost. */
  budget: number | null
  /** What its channels cost together, without those that were stopped; null: none has a budget. */
  planned: number | null
  start: string | null
  end: string | null
  currencyName: string | null
  client: string
  product: string | null
  status: CampaignStatus
  /** Day by which what waits has to be decided. */
  approvalDue: string | null
  /** Nobody works on that day (T-27). */
  approvalDayOff: DayOff | null
  /** The viewer marked it for themselves (T-29). */
  isStarred: boolean
  version: number
  can: { approve: boolean; edit: boolean }
}

export interface CockpitPerson {
  id: number
  name: string
}

export interface ChannelPost {
  id: number
  message: string
  at: string
  /** Null: the system. */
  by: CockpitPerson | null
  isOwn: boolean
}

/** First and last day of a time in which a flight rests (T-22). */
export interface Pause {
  start: string
  end: string
}

export interface CockpitChannel {
  id: number
  externalId: string | null
  name: string
  kind: Media
  /** A letter that the media system knows the kind of channel by; any (MT-04). */
  channelType: string | null
  publisher: string | null
  budget: number | null
  start: string | null
  end: string | null
  pauses: readonly Pause[]
  state: WorkflowState
  /** Somebody outside of the portal decides. */
  externalApprovalRequested: boolean
  decision: 'pending' | 'approved' | 'rejected'
  decidedBy: string | null
  decidedAt: string | null
  decisionComment: string | null
  /** Under which it is approved; `isMet` once the agency says so. Null: without one (COCK-09). */
  condition: { text: string; isMet: boolean } | null
  /** Where it stands with the client (COCK-09, T-38). */
  standing: ApprovalStanding
  bookingDeadline: string | null
  materialDeadline: string | null
  /** Null: nothing was done about it, and it is on a working day (T-27). */
  bookingStatus: DeadlineStatus | null
  materialStatus: DeadlineStatus | null
  version: number
  /** The newest first. */
  posts: readonly ChannelPost[]
  can: { approve: boolean; edit: boolean; moveTo: readonly WorkflowState[] }
}

/** A cockpit as it opens (COCK-03). */
export interface Cockpit {
  id: number
  externalId: string | null
  name: string
  /** JSON text (COCK-02). */
  layout: string
  /** The channel that was asked for. */
  channelId: number | null
  campaign: CockpitCampaign | null
}

export interface KpiReason {
  kind: 'started' | 'ended' | 'stopped' | 'budgetUp' | 'budgetDown'
  channel: string
  day: string
  amount: number | null
}

/** What figures can be compared with (T-32); the first unless somebody chooses another (COCK-11). */
export const comparisons = ['7days', '28days', 'previousCampaign'] as const
export type Comparison = (typeof comparisons)[number]

/** A value of a day. */
export interface DayValue {
  day: string
  value: number
}

/** A figure with its history and what it is compared with (COCK-11, D-05). */
export interface CockpitKpi {
  key: string
  name: string
  unit: 'number' | 'money' | 'percent'
  better: 'higher' | 'lower' | 'none'
  history: readonly DayValue[]
  /** `day`: of `before`. Null: there is nothing to compare with. */
  change: { before: number; absolute: number; relative: number | null; day: string } | null
  /** The same figure of the campaign before, where it is compared with that; null: there is none. */
  previous: {
    campaign: { id: number; name: string }
    /** Which day of both flights the last one is; null: this campaign does not run on it. */
    flightDay: number | null
    /** Its course, laid on the days of this campaign: first day on first day. */
    history: readonly DayValue[]
  } | null
  explanation: 'none' | 'steady' | 'known' | 'unknown'
  reasons: readonly KpiReason[]
}

/** What of a channel's budget is bought and invoiced (T-28). */
export interface ChannelSpending {
  channelId: number
  planned: number | null
  booked: number | null
  invoiced: number | null
}

export interface CockpitAudience {
  name: string
  size: number | null
  source: string | null
  parts: readonly { name: string; share: number }[]
}

/** A file that the campaign is made of. */
export interface CockpitAsset {
  id: number
  name: string
  type: string | null
  size: number | null
  /** How many contents it has had; absent: one, or nobody knows. */
  contentNumber?: number
}

/** What a cockpit shows; a source may know only some of it. */
export interface CockpitData {
  campaign: CockpitCampaign
  channels: readonly CockpitChannel[]
  /** When the figures were put together; null: the source does not say it. */
  asOf: string | null
  /** What the figures are compared with; null: 7 days before, and the source knows nothing else. */
  comparedWith: Comparison | null
  kpis: readonly CockpitKpi[]
  spending: readonly ChannelSpending[]
  audience: CockpitAudience | null
  assets: readonly CockpitAsset[]
}

/** 1 approved, 2 rejected, 3 partially (CAMP-13). */
export type OutcomeId = 1 | 2 | 3

export interface CockpitDocument {
  id: number
  name: string
  /** Bytes. */
  size: number
  type: string
  kind: 'planning' | 'approval' | 'document'
  outcomeId: OutcomeId
  at: string
  by: string | null
  /** Short-lived address of its content. */
  url: string
}

/** Something that was done to the campaign, as it was noted. */
export interface HistoryEntry {
  id: number
  /** `released`, `approved`, `rejected`, `changed`, `moved`, `reopened`, `documented`; others may come. */
  kind: string
  at: string
  by: string | null
  /** Who was away, when a deputy decided (T-39). */
  onBehalfOf: string | null
  channel: string | null
  comment: string | null
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
}

export interface CampaignFields {
  budget: number | null
  start: string | null
  end: string | null
  approvalDue: string | null
}

export interface ChannelFields {
  budget: number | null
  start: string | null
  end: string | null
  pauses: readonly Pause[]
  bookingDeadline: string | null
  materialDeadline: string | null
}

/** What is done about deadlines: closed, or with null opened again (T-27). */
export interface ClosingFields {
  bookingClosing: DeadlineClosing | null
  materialClosing: DeadlineClosing | null
}

interface Sent {
  /** The same id sent twice is done once. */
  commandId: string
}

/** What the cockpit needs from its host. Everything rejects with a `PortError`. */
export interface CockpitPort {
  cockpit: (address: CockpitAddress) => Query<Cockpit>
  /** From the source that the layout names, a path below the host's base (COCK-04). */
  data: (cockpit: { id: number; source: string }) => {
    key: readonly unknown[]
    /**
     * `clearCache`: the figures are put together anew (COCK-06). `compare`: what they are wanted to be
     * compared with; the answer says what they are (T-32).
     */
    load: (options: { clearCache: boolean; compare: Comparison }) => Promise<CockpitData>
  }
  documents: (campaignId: number) => Query<readonly CockpitDocument[]>
  history: (campaignId: number) => Query<readonly HistoryEntry[]>
  /** Figures by a file, for whoever may change the plan. Absent: they come by calls alone. */
  figures?: FiguresImportPort
  /** What was booked and invoiced by a file, for the same people. Absent: it comes by calls alone. */
  costs?: CostsImportPort
  /** Sets the viewer's own star or takes it away. Absent: there are none here (T-29). */
  star?: (star: Sent & { campaignId: number; isStarred: boolean }) => Promise<void>
  post: (post: Sent & { channelId: number; message: string }) => Promise<ChannelPost>
  /** Hands documents in (CAMP-14, VAL-14). Absent: that is not possible here. */
  handIn?: (documents: Sent & { campaignId: number; files: readonly File[]; outcomeId: OutcomeId }) => Promise<void> // prettier-ignore
  /** Puts a plan into release; without channels all that are ready (COCK-07). */
  release: (release: Sent & { campaignId: number; version: number; channelIds?: readonly number[]; due: string | null; comment: string | null }) => Promise<void> // prettier-ignore
  saveCampaign: (edit: Sent & { id: number; version: number; fields: Partial<CampaignFields> }) => Promise<void> // prettier-ignore
  saveChannel: (edit: Sent & { id: number; version: number; fields: Partial<ChannelFields & ClosingFields> }) => Promise<void> // prettier-ignore
  moveChannel: (move: Sent & { id: number; version: number; state: WorkflowState; comment: string | null }) => Promise<void> // prettier-ignore
  /** Opens assets in the host's viewer. Absent: they are only named. */
  openAsset?: (
    id: number,
    all: readonly CockpitAsset[],
    campaign: Pick<CockpitCampaign, 'id' | 'name'>,
  ) => void
  /** Addresses of small pictures of assets, by number; those without one are left out. */
  pictures?: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** Something happened to the campaign. Absent: nothing is live. */
  onChange?: (campaignId: number, listener: () => void) => () => void
  /** What this person compares figures with. Absent: it is not kept. */
  kept?: PreferenceStore
  /** The cockpit is shown: a host says its name in the title of the window. */
  shown?: (cockpit: { id: number; name: string }) => void
}
