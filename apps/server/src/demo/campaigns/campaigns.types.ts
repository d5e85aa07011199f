import type { WorkflowState } from '../../areas/campaigns/index.ts'

/** A channel: its name, medium, publisher, share of the budget and state. */
export type DemoChannel = readonly [
  name: string,
  mediaTypeId: number,
  publisher: string,
  share: number,
  state: WorkflowState,
  more?: {
    /** What was decided, how many days ago, and what was said to it. */
    decided?: readonly ['approved' | 'rejected', daysAgo: number, comment?: string]
    /** Under which it was approved, and how many days ago that was met; absent: it is open. */
    condition?: readonly [text: string, metAgo?: number]
    /** Publishers that share its budget, with their parts. */
    split?: readonly (readonly [publisher: string, part: number])[]
    isExternal?: boolean
    /** When it runs, in days from the first start; absent: about as its campaign. */
    days?: readonly [start: number, end: number]
    /** Times in which it rests, in days from the first start. */
    pauses?: readonly (readonly [start: number, end: number])[]
  },
]

export interface DemoCampaign {
  name: string
  product: string
  /** Days from the first start. */
  days?: readonly [start: number, end: number]
  budget?: number
  /** Until when it is to be approved, in days from the first start. */
  dueIn?: number
  /** How many days ago its plan was put into release. */
  releasedAgo?: number
  /** Client groups that see it; absent: marketing, management and controlling. */
  clients?: readonly string[]
  currency?: string
  channels: readonly DemoChannel[]
}
