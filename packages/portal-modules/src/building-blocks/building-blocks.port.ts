import type { ConfigFieldDef } from '@atrium/design-system'
import type { Media } from '@atrium/design-system/theme'
import type { AudienceChanges } from '../kit/audience/audience.types.ts'
import type { Query } from '../kit/query.ts'

/** The type of a configured field (ENT-06). */
export type FieldType = ConfigFieldDef['type']

export type DurationUnit = 'day' | 'week' | 'month' | 'year'

/** A length of time in whole units (DO-30). */
export interface Duration {
  count: number
  unit: DurationUnit
}

export interface Named {
  id: number
  name: string
}

/** A media type that a block offers (DO-16). */
export interface BlockMedium {
  mediaTypeId: number
  /** It cannot be deselected. */
  isRequired: boolean
  /** An order says from when to when. */
  needsDates: boolean
}

/** A building block: what direct orders are made from (BB-01). */
export interface Block {
  id: number
  name: string
  description: string | null
  /** Frame of the budget in euro; null: open. */
  budget: number | null
  priority: number | null
  format: string | null
  duration: Duration | null
  /** What orders have to belong to (DO-19); null: anything. The name is null where the reader may not see it. */
  customer: { id: number | null; name: string | null } | null
  campaign: { id: number; name: string | null } | null
  product: { id: number; name: string | null } | null
  /** In their order; empty: the media types of the campaign. */
  media: readonly BlockMedium[]
  /** Ids of the groups that see it; absent where the reader may not know. */
  audience?: readonly number[]
  /** Goes up with every change. */
  version: number
  can: { edit: boolean; delete: boolean }
}

/** A field that orders from a block fill in (ENT-05). */
export interface BlockField {
  /** Null: new. */
  id: number | null
  /** Other names of the same: in exports, and in the tenant's rule of names (DO-17). */
  key: string
  name: string
  /** Help; of `Text` its words, of `Html` the HTML. */
  description: string
  type: FieldType
  /** What there is to choose from. */
  choices: readonly string[]
  isRequired: boolean
  /** What an order begins with; empty: nothing. */
  value: string
  /** Columns of 12 (CFG-09). */
  columns: number
  /** The next field begins a new line. */
  breaksAfter: boolean
  /** Asked for where this media type is ordered; null: always. */
  mediaTypeId: number | null
  /** Fields of a group stand together under its name. */
  group: string
}

/** A block with its fields, in their order. */
export interface BlockDetails extends Block {
  fields: readonly BlockField[]
}

/** A block that was withdrawn and can be brought back for 30 days (T-66). */
export interface WithdrawnBlock extends Named {
  /** ISO moment. */
  withdrawnAt: string
  /** Null: nobody who is still known. */
  withdrawnBy: string | null
}

export interface BlockList {
  /** By priority and name. */
  blocks: readonly Block[]
  can: { add: boolean }
}

/** A media type that a block may offer. */
export interface MediaChoice {
  id: number
  name: string
  kind: Media
}

/** A campaign to make a block for, with the customer and product that belong to it (DO-19). */
export interface CampaignChoice extends Named {
  customer: Named
  product: Named | null
}

export interface BlockChoices {
  campaigns: readonly CampaignChoice[]
  mediaTypes: readonly MediaChoice[]
}

/** A block as it is sent. */
export interface BlockContent {
  name: string
  description: string
  budget: number | null
  priority: number | null
  format: string
  duration: Duration | null
  customerId: number | null
  /** What the customer is called. */
  customerName: string | null
  campaignId: number | null
  productId: number | null
  media: readonly BlockMedium[]
  fields: readonly BlockField[]
  /** Groups that see it; absent: as before, of a new one client service alone. */
  groupIds?: readonly number[]
}

export interface BlockCommand {
  id: number
  commandId: string
}

/** Building blocks changed; with a command id, by this reader's own command. */
export interface BlockChange {
  commandId?: string
}

/** What the administration of building blocks needs from its host. Everything rejects with a `PortError`. */
export interface BuildingBlocksPort {
  /** The blocks of a page's component that the reader sees (DO-23). */
  blocks: (componentId: number) => Query<BlockList>
  /** One of them with its fields; unknown ids reject with `not-found`. */
  block: (id: number) => Query<BlockDetails>
  choices: () => Query<BlockChoices>
  /**
   * Makes a block (BB-02). Field errors are named as the properties of `BlockContent`, those of the third
   * field `fields.2.key`, those of the first medium `media.0`.
   */
  create: (content: BlockContent, componentId: number, commandId: string) => Promise<Block>
  /** Changes a block (BB-02); `conflict` where it is another by now. Orders made from it stay as they are. */
  save: (
    before: Pick<Block, 'id' | 'version'>,
    content: BlockContent,
    commandId: string,
  ) => Promise<Block>
  /** Withdraws it: nothing new can be ordered from it. */
  remove: (command: BlockCommand) => Promise<void>
  /** Absent: withdrawing cannot be undone and is asked about first. */
  restore?: (command: BlockCommand) => Promise<void>
  /** What was withdrawn and can be brought back, the latest first. Absent: only undo brings a block back. */
  withdrawn?: (componentId: number) => Query<readonly WithdrawnBlock[]>
  /** Absent: a new block is seen by client service, and nobody chooses. */
  audience?: AudienceChanges
  /** Goes to the orders that are made from the blocks. Absent: the blocks stand alone. */
  openOrders?: () => void
  /** Told while something would be lost by leaving. Absent: only the browser asks before it closes. */
  keepFromLeaving?: (hasUnsaved: boolean) => void
  /** Absent: what others do appears at the next load. */
  onChange?: (componentId: number, listener: (change: BlockChange) => void) => () => void
}
