import type { Media } from '@atrium/design-system/theme'
import type { SavedViewsPort } from '../kit/saved-views/index.ts'
import type { FileStore } from '../kit/browser-storage/file-store.ts'
import type { PreferenceStore } from '../kit/browser-storage/preference-store.ts'
import type { Query } from '../kit/query.ts'
import type { Setting } from '../kit/settings/index.ts'
import type { RegionBudgetsPort } from './region-budgets.port.ts'
import type {
  Duration,
  ListedOrder,
  Named,
  Order,
  OrderAction,
  OrderMedia,
  OrderStatus,
} from './orders.types.ts'

export type * from './orders.types.ts'

/** A campaign to book for, with the customer and product that belong to it (DO-19). */
export interface OrderCampaign extends Named {
  customer: Named
  product: Named | null
  mediaTypeIds: readonly number[]
}

/** A block to order from (BB-01). */
export interface OrderBlock extends Named {
  description: string | null
  /** Frame of the budget in euro; null: open. */
  budget: number | null
  format: string | null
  duration: Duration | null
  priority: number | null
  /** Names of what it was made for; null: for all. */
  customerName: string | null
  campaignName: string | null
  productName: string | null
}

/** A media type to choose. */
export interface MediaChoice {
  mediaTypeId: number
  name: string
  kind: Media
  /** Prescribed: it cannot be deselected (DO-16). */
  isRequired: boolean
  needsDates: boolean
  /** Days that the medium needs between booking and start (T-49). */
  leadDays: number
}

/** Until when a medium of a campaign has to be booked, as its media calendar has it (T-27, D-11). */
export interface BookingDeadline {
  mediaTypeId: number
  /** `YYYY-MM-DD`. */
  day: string
  /** Last day of what is booked by then; null: open. */
  end: string | null
}

/** A configured field of the order form and its default (DO-22, BB-05). */
export interface OrderField {
  /** What the tenant's rule of names calls it (DO-17). */
  key: string
  setting: Setting
  /** The medium that it is about; null: the whole order. */
  mediaTypeId: number | null
  /** Default; empty for none. */
  value: string
}

/** Which files the host takes, so that it is said as soon as one is chosen. */
export interface FileRules {
  maxBytes: number
  /** Why a file of this name is refused: its ending, and whether it is a document with macros. */
  refusalOf: (name: string) => { ending: string; hasMacros: boolean } | undefined
}

/** What an order can be made of. */
export interface OrderChoices {
  /** Absent: what is refused is told when it was sent. */
  fileRules?: FileRules
  /** Those that the tenant has; at least one. */
  actions: readonly OrderAction[]
  campaigns: readonly OrderCampaign[]
  /** An order may do without a campaign. */
  isCampaignOptional?: boolean
  /** Ordered by priority. */
  blocks: readonly OrderBlock[]
  /** Above this budget in euro headquarters has to approve an order first. Absent: never (D-01). */
  approvalBudget?: number | undefined
}

/** Media and fields of the order form, as building block and campaign give them. */
export interface OrderOptions {
  media: readonly MediaChoice[]
  fields: readonly OrderField[]
}

/** What the name of an order by the tenant's rule is made from (DO-17). Days are `YYYY-MM-DD`. */
export interface OrderNaming {
  name: string
  action: OrderAction
  customer: string | null
  product: string | null
  campaign: string | null
  block: string | null
  region: string
  /** Names of the chosen media, in their order. */
  media: readonly string[]
  purchaseOrder: string
  /** Euro. */
  budget: number
  start: string | null
  end: string | null
  /** Answers to the configured fields by their keys. */
  fields: readonly { key: string; value: string }[]
}

/** How the tenant names its orders (CFG-08, DO-17). */
export interface TaxonomyRule {
  /** The name of an order; empty where nothing of it is entered yet. */
  nameOf: (order: OrderNaming) => string
}

/** An order as it is sent. Days are `YYYY-MM-DD`. */
export interface OrderContent {
  action: OrderAction
  name: string
  description: string
  target: string
  comment: string
  region: string
  purchaseOrder: string
  block: Named | null
  customer: Named | null
  campaignId: number | null
  productId: number | null
  budget: number
  duration: Duration | null
  start: string | null
  end: string | null
  taxonomy: string
  media: readonly Omit<OrderMedia, 'kind'>[]
  values: readonly OrderAnswer[]
  files: readonly File[]
  /** Attachments to take away from an order that is adjusted; absent: none. */
  removedFileIds?: readonly number[]
  /** False: it is saved, and nobody works on it yet. */
  isSent: boolean
}

/** The answer to a configured field. */
export interface OrderAnswer {
  id: number
  value: string
  /** Each answer by itself, of a field that takes several; `value` has them with commas between. */
  words?: readonly string[]
}

interface SendOptions {
  commandId: string
  /** Told how much of it has left; both in bytes. */
  onProgress?: (sentBytes: number, totalBytes: number) => void
}

/** What happened; without ids, to any order. */
export interface OrderChange {
  /** Orders, or what stands beside them or in them: a host may tell of more than orders. */
  ids?: readonly number[]
  /** What these stand in: the page's component, or an order. Absent: the page's component. */
  parentIds?: readonly number[]
  commandId?: string
}

/** What direct orders need from their host. Everything rejects with a `PortError`. */
export interface DirectOrdersPort {
  /** Absent: no views are kept. */
  views?: SavedViewsPort
  /** All that the reader sees, in any order (DO-21). */
  orders: () => Query<readonly ListedOrder[]>
  /** Those of them that changed last, which the list shows first. Absent: all come soon enough. */
  recentOrders?: () => Query<readonly ListedOrder[]>
  /** One of them; unknown ids reject with `not-found` (DO-29). */
  order: (id: number) => Query<Order>
  /** The order as a PDF in the reader's language. Absent: there is none. */
  document?: (id: number) => Promise<Blob>
  choices: () => Query<OrderChoices>
  /** Media and fields for a block, or for a campaign where there is no block (DO-22, DO-23). */
  options: (of: { blockId: number | null; mediaTypeIds: readonly number[] }) => Query<OrderOptions>
  /** Booking deadlines of a campaign that nobody has met or closed. Absent: none are known (D-11). */
  deadlines?: (campaignId: number) => Query<readonly BookingDeadline[]>
  /** Null: orders of the tenant have no such name. */
  taxonomy: () => Query<TaxonomyRule | null>
  /**
   * Places an order (DO-25). Field errors are named `name`, `start`, `end`, `media`, `budget`,
   * `campaign`, `files`, `files.<index>` for one of them, and `field-<field id>`. Where the command already placed an order with other
   * contents it rejects with the reason `key-reused`, and that order as `current`.
   * @param order  what is ordered
   * @param componentId  the page's component, under which the order is kept
   */
  create: (order: OrderContent, componentId: number, options: SendOptions) => Promise<Order>
  /**
   * Changes an order (DO-28); the same field errors, and `conflict` where it is another by now.
   * @param before  the order that was changed, with its version
   */
  save: (
    before: Pick<Order, 'id' | 'version'>,
    order: OrderContent,
    componentId: number,
    options: SendOptions,
  ) => Promise<Order>
  /** Cancels it for good, with a reason of 3 to 1000 characters (DO-26, DO-18). */
  cancel: (id: number, reason: string, commandId: string) => Promise<Order>
  /** Sets its status (DO-27); a reason is needed for `rebriefing`. */
  setStatus: (id: number, status: OrderStatus, reason: string, commandId: string) => Promise<Order>
  /**
   * Approves an order that waits for headquarters, or rejects it with a reason of 3 to 1000 characters.
   * `conflict` where it is another than `order` by now, or no longer waits. Absent: nobody decides here.
   */
  decide?: (
    order: Pick<Order, 'id' | 'version'>,
    decision: 'approved' | 'rejected',
    reason: string,
    commandId: string,
  ) => Promise<Order>
  /**
   * Why a file that was chosen would be refused for what is in it, in words for people; undefined: it is
   * not. Rejects where that cannot be said now. Absent: it is said when the order is sent (FILE-07).
   */
  checkFile?: (file: File) => Promise<string | undefined>
  /** Absent: regions have no yearly budgets here. */
  budgets?: RegionBudgetsPort
  /** False for readers who place no orders. */
  canOrder: boolean
  /** Keeps the draft of the person in this tenant (DO-31). Absent: until the page is left. */
  preferences?: PreferenceStore
  /** Keeps the attachments of that draft. Absent: until the page is left. */
  files?: FileStore
  onChange?: (listener: (change: OrderChange) => void) => () => void
}
