import type { PortError } from '../../kit/port-error.ts'
import type { SavedView } from '../../kit/saved-views/index.ts'
import type { ViewCall } from '../../kit/testing/saved-views.ts'
import type { BookingDeadline, DirectOrdersPort, Order, OrderBlock, OrderChoices, OrderContent, TaxonomyRule } from '../direct-orders.port.ts' // prettier-ignore
import type { RegionBudgets } from '../region-budgets.port.ts'
import type { OrderRole } from './abilities.ts'
import type { BudgetCall } from './memory-budgets.ts'

export type Call = ViewCall | BudgetCall | 'orders' | 'recentOrders' | 'readFiles' | 'order' | 'document' | 'choices' | 'options' | 'deadlines' | 'taxonomy' | 'create' | 'checkFile' | 'save' | 'cancel' | 'setStatus' | 'decide' // prettier-ignore

export interface MemoryOptions {
  orders?: readonly Order[]
  choices?: OrderChoices
  /** Null: orders have no name by a rule. */
  taxonomy?: TaxonomyRule | null
  /** Booking deadlines of every campaign; default none are known. */
  deadlines?: readonly BookingDeadline[]
  /** Default: somebody of a store, who places orders. */
  role?: OrderRole
  /** So many of the orders come before all do; default all at once. */
  recentCount?: number
  /** Draft that is kept from an earlier visit. */
  kept?: string
  /** What regions may book; absent: regions have no yearly budgets. */
  budgets?: RegionBudgets
  /** Files of that draft; default none are kept over a visit. */
  keptFiles?: readonly File[]
  /** Views that are kept; default none. */
  views?: readonly SavedView[]
  now?: () => Date
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryDirectOrders {
  port: DirectOrdersPort
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** From now on this is answered once what is given back is called. */
  hold: (call: Call) => () => void
  /** What was sent, in order. */
  sent: { call: Call; content?: OrderContent; commandId: string }[]
  /** Files that are kept, by name of the draft. */
  chosen: ReadonlyMap<string, readonly File[]>
  /** Ids of the orders that were saved as a document. */
  downloaded: readonly number[]
  /** What is kept, by name. */
  kept: ReadonlyMap<string, string>
  order: (id: number) => Order | undefined
  others: {
    /** Somebody else changes an order; listeners hear of it. */
    change: (id: number, change: Partial<Order>) => void
    withdrawBlock: (id: number) => void
    /** A block that was withdrawn is there again. */
    restoreBlock: (block: OrderBlock) => void
    /** A block prescribes something else from now on. */
    changeBlock: (id: number, change: Partial<OrderBlock>) => void
    /** Another tab of the same browser keeps something, or forgets it. */
    keep: (name: string, value: string | undefined) => void
    setBudget: (region: string, budget: number | null) => void
  }
}
