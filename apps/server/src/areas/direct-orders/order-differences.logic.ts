import { dayOnWire } from '../../platform/berlin-time.ts'
import type { OrderedMediaType } from './direct-orders.media.logic.ts'

/** What headquarters was asked or decided about. Days as they travel. */
export interface KeptPlan {
  displayName: string
  budget: number
  region: string | null
  startDate: string | null
  endDate: string | null
  /** Those that were chosen, by id. */
  mediaTypes: number[]
}

/** What a step changed in an order: a fact of its plan, before and after. */
export type PlanChange = {
  [Fact in keyof KeptPlan]: { field: Fact; before: KeptPlan[Fact]; after: KeptPlan[Fact] }
}[keyof KeptPlan]

const fields = ['displayName', 'region', 'budget', 'startDate', 'endDate', 'mediaTypes'] as const

/** In what two plans of an order differ, in the order of its form (T-47). */
export const planChanges = (before: KeptPlan, after: KeptPlan): PlanChange[] =>
  fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }) as PlanChange)

/** Words of an order that a step may change, as they are kept. */
interface OrderWords {
  description: string | null
  target: string | null
  comment: string | null
  purchaseOrderNumber: string | null
  buildingBlockName: string | null
  customerName: string | null
  campaignName: string | null
  productName: string | null
}

/** All that the form of an order says beside its plan. */
export interface OrderRest {
  type: number
  words: OrderWords
  media: readonly OrderedMediaType[]
  /** Answers to configured fields, those that are seen alone. */
  values: readonly { fieldId: number; name: string; value: string | null }[]
}

/** When a medium runs on its own. Days as they travel. */
interface OwnDates {
  startDate: string | null
  endDate: string | null
}

/** What a step changed in an order, before and after. */
export type OrderChange =
  | PlanChange
  | { field: keyof OrderWords; before: string | null; after: string | null }
  | { field: 'type'; before: number; after: number }
  | { field: 'mediaDates'; mediaTypeId: number; before: OwnDates; after: OwnDates }
  | { field: 'configuration'; name: string; before: string | null; after: string | null }
  | { field: 'files'; before: string[]; after: string[] }

const words = [
  'purchaseOrderNumber',
  'buildingBlockName',
  'customerName',
  'campaignName',
  'productName',
  'description',
  'target',
  'comment',
] as const satisfies readonly (keyof OrderWords)[]

/** In what all else differs that a form says of an order (T-47). */
export function restChanges(before: OrderRest, after: OrderRest): OrderChange[] {
  const changes: OrderChange[] = []
  if (before.type !== after.type)
    changes.push({ field: 'type', before: before.type, after: after.type })
  for (const field of words) {
    const [was, is] = [before.words[field] || null, after.words[field] || null]
    if (was !== is) changes.push({ field, before: was, after: is })
  }
  for (const { mediaTypeId, isSelected, ...own } of after.media) {
    const was = before.media.find((one) => one.mediaTypeId === mediaTypeId)
    // Of a medium that comes or goes the plan says so.
    if (!isSelected || !was?.isSelected) continue
    const [from, to] = [datesOf(was), datesOf(own)]
    if (from.startDate !== to.startDate || from.endDate !== to.endDate)
      changes.push({ field: 'mediaDates', mediaTypeId, before: from, after: to })
  }
  const named = new Map([...after.values, ...before.values].map((one) => [one.fieldId, one.name]))
  for (const [fieldId, name] of named) {
    const [was, is] = [before, after].map(({ values }) =>
      values.flatMap((one) => (one.fieldId === fieldId && one.value ? one.value : [])).join(', '),
    )
    if (was !== is)
      changes.push({ field: 'configuration', name, before: was || null, after: is || null })
  }
  return changes
}

const datesOf = ({ startDate, endDate }: OwnDates): OwnDates => ({
  startDate: startDate && dayOnWire(startDate),
  endDate: endDate && dayOnWire(endDate),
})

/** Attachments that a step took away and brought; none: nothing. */
export const fileChanges = (before: string[], after: string[]): OrderChange[] =>
  before.length + after.length > 0 ? [{ field: 'files', before, after }] : []
