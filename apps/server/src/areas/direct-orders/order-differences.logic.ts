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
