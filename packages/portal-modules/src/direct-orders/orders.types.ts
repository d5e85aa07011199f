import type { Media } from '@atrium/design-system/theme'
import type { Setting } from '../kit/settings/index.ts'

/** What is booked (DO-06). */
export type OrderAction = 'buildingBlock' | 'rescale' | 'switch' | 'assets'

/** Stored status of an order (DO-07); `unknown` is a number that this version does not know. */
export type OrderStatus =
  | 'created'
  | 'approved'
  | 'completed'
  | 'rebriefing'
  | 'canceled'
  | 'unknown'

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

/** A media type of an order; days as `YYYY-MM-DD` (DO-05). */
export interface OrderMedia {
  mediaTypeId: number
  name: string
  kind: Media
  isSelected: boolean
  /** It runs on days of its own. */
  needsDates: boolean
  start: string | null
  end: string | null
}

/** A media type that a list tells of an order. */
export type ListedMedia = Pick<OrderMedia, 'mediaTypeId' | 'name' | 'kind' | 'isSelected'>

/** A file that belongs to an order. */
export interface OrderFile {
  id: number
  name: string
  sizeBytes: number
  url: string
}

/** A configured field of an order and what was entered there, as it was stored (ENT-05). */
export interface OrderValue {
  setting: Setting
  /** The medium that the field is about; null: the whole order. */
  mediaTypeId: number | null
  value: string
}

/** An invoice with the purchase order number of an order. */
export interface OrderInvoice {
  number: string
  /** `YYYY-MM-DD`. */
  day: string
  /** Negative on credit notes. */
  total: number
  /** A code, or a name that ends with one in brackets; null for euro. */
  currencyName: string | null
  /** Null: it is not to be paid. */
  status: 'open' | 'paid' | 'overdue' | null
}

/** What a step changed in an order, before and after (T-47). Days are `YYYY-MM-DD`. */
export type ProcessChange =
  | { field: 'start' | 'end'; before: string | null; after: string | null }
  | { field: 'budget'; before: number; after: number }
  /** By their names. */
  | { field: 'media'; before: readonly string[]; after: readonly string[] }
  | { field: ChangedText; before: string | null; after: string | null }
  | { field: 'action'; before: OrderAction; after: OrderAction }
  /** When a medium runs on its own, by its name. */
  | { field: 'mediaDays'; name: string; before: ChangedDays; after: ChangedDays }
  /** A configured field, by its name. */
  | { field: 'value'; name: string; before: string | null; after: string | null }
  /** Names of the attachments that were taken away, and of those that came. */
  | { field: 'files'; before: readonly string[]; after: readonly string[] }

/** Texts and names of an order that a step may change. */
export type ChangedText =
  | 'name'
  | 'region'
  | 'description'
  | 'target'
  | 'comment'
  | 'purchaseOrder'
  | 'block'
  | 'customer'
  | 'campaign'
  | 'product'

/** Days of a medium, `YYYY-MM-DD`; null: as the order has it. */
export interface ChangedDays {
  start: string | null
  end: string | null
}

/** A step in the history of an order (DO-02). */
export interface OrderProcess {
  id: number
  status: OrderStatus
  /** ISO moment. */
  at: string
  /** Null: it is not known who. */
  user: string | null
  /** The reason that was given. */
  comment: string | null
  /** Headquarters was asked, or decided; null: anything else (D-01). */
  approval: 'asked' | 'approved' | 'rejected' | null
  /** Absent: nothing, or it is not known. */
  changes?: readonly ProcessChange[]
  /** It was somebody of the agency, and not of the client. */
  isAgency: boolean
  /** Who was away when a deputy decided (T-39). */
  onBehalfOf: string | null
}

/** What the reader may do with an order. */
export interface OrderAbilities {
  adjust: boolean
  send: boolean
  cancel: boolean
  rebrief: boolean
  /** Statuses that the reader may set by hand; empty for none. */
  setStatus: readonly OrderStatus[]
  /** Approves or rejects it, while it waits for headquarters. */
  decide: boolean
}

/** What a list knows of an order (DO-03). Days are `YYYY-MM-DD`. */
export interface ListedOrder {
  id: number
  name: string
  action: OrderAction
  status: OrderStatus
  /** Where headquarters has to approve its budget; while it waits, it is not with the agency yet. */
  approval: 'waiting' | 'approved' | 'rejected' | null
  /** Null: none. */
  region: string | null
  customer: { name: string } | null
  /** The name is null where the reader does not see the campaign. */
  campaign: { name: string | null } | null
  product: { name: string | null } | null
  buildingBlock: { name: string } | null
  purchaseOrder: string | null
  /** Euro. */
  budget: number
  start: string | null
  end: string | null
  taxonomy: string | null
  /** In their order; may hold those alone that were chosen. */
  media: readonly ListedMedia[]
  /** Who placed it; null: not known. */
  creator: string | null
  /** Who changed it last; null: not known. */
  modifiedBy: string | null
  /** ISO moment. */
  modifiedAt: string
}

/** What an order that waits for headquarters goes beyond. Euro. */
export interface ApprovalGround {
  /** Above this budget orders of the tenant wait; null: they need not. */
  approvalBudget: number | null
  /** Null: no region has a limit in the order's year. */
  region: {
    /** Null: the order names none. */
    name: string | null
    year: number
    /** Null: others have a limit, and this one has none. */
    budget: number | null
    /** Without the order. */
    booked: number
  } | null
}

/** A direct order (DO-04, DO-05). Days are `YYYY-MM-DD`. */
export interface Order extends ListedOrder {
  description: string
  target: string
  comment: string
  customer: { id: number | null; name: string } | null
  campaign: { id: number; name: string | null } | null
  product: { id: number; name: string | null } | null
  buildingBlock: { id: number | null; name: string } | null
  duration: Duration | null
  /** Why it waits for headquarters; absent where it does not wait. */
  ground?: ApprovalGround
  /** In their order. */
  media: readonly OrderMedia[]
  values: readonly OrderValue[]
  files: readonly OrderFile[]
  /** Newest first; absent for readers who see no invoices. */
  invoices?: readonly OrderInvoice[]
  /** Newest first. */
  processes: readonly OrderProcess[]
  /** Goes up with every change. */
  version: number
  can: OrderAbilities
}
