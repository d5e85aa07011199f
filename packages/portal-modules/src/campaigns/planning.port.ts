import type { MediaKind } from '@atrium/design-system'
import type { Query } from '../kit/index.ts'
import type { Campaign, PlannedChannel } from './campaign.types.ts'

/** What a new campaign can be of (CAMP-04, CAMP-07). */
export interface CampaignChoices {
  /** By name; the first is the customer of the tenant. */
  clients: readonly string[]
  products: readonly string[]
  /** As campaigns name them: `EUR`, `US-Dollar (USD)`. */
  currencies: readonly string[]
  publishers: readonly string[]
  can: { create: boolean }
}

/** What is said of a new campaign; days as `YYYY-MM-DD`. */
export interface NewCampaign {
  name: string
  /** By name; one that nobody knows yet is new. Null: the customer of the tenant. */
  client: string | null
  product: string | null
  budget: number | null
  currency: string | null
  start: string | null
  end: string | null
  /** Day by which what waits has to be decided. */
  dueOn: string | null
  /** The campaign whose channels it begins with, moved with the start; null: it begins empty. */
  copyOf: number | null
}

/** What a plan says of a channel that people write into it. */
export interface ChannelFacts {
  name: string
  kind: MediaKind
  publisher: string | null
  budget: number | null
  start: string | null
  end: string | null
  bookingDeadline: string | null
  materialDeadline: string | null
}

/** What one save does to the channels of a campaign, all or nothing. */
export interface PlanChanges {
  /** `afterId`: the channel that it stands behind; absent: it is the last one. */
  add: readonly (ChannelFacts & { afterId?: number })[]
  /** What is absent stays. */
  change: readonly ({ id: number } & Partial<ChannelFacts>)[]
  remove: readonly number[]
}

export interface PlanChanged {
  /** In the order in which they were sent. */
  added: readonly PlannedChannel[]
  changed: readonly PlannedChannel[]
  /** Takes all of it back. */
  changeId: number
}

/** Makes campaigns and changes their plans (CAMP-07, CAMP-15). */
export interface CampaignPlanningPort {
  /** What channels can be of. */
  media: readonly MediaKind[]
  choices: () => Query<CampaignChoices>
  create: (command: NewCampaign & { commandId: string }) => Promise<Campaign>
  /** The channels of a campaign, in the order of its plan. */
  channels: (campaignId: number) => Query<readonly PlannedChannel[]>
  /** `versions`: of the channels that change, as they were seen; `conflict` where one is another by now. */
  change: (
    command: PlanChanges & {
      campaignId: number
      versions: ReadonlyMap<number, number>
      commandId: string
    },
  ) => Promise<PlanChanged>
  /** Takes a change back; `conflict` where its channels are others by now (T-38). */
  undo: (command: { campaignId: number; changeId: number; commandId: string }) => Promise<void>
}
