import { daysBetween } from '../kit/dates/index.ts'
import { isoDay } from '../kit/format.ts'
import type {
  Approval,
  ApprovalList,
  CampaignApprovalList,
  Decision,
  Plan,
} from './approvals.port.ts'

/** What of a plan may differ, in the order in which it is read. */
const planFields = ['name', 'budget', 'start', 'end', 'pauses', 'publisher', 'media'] as const
export type PlanField = (typeof planFields)[number]

export interface Difference {
  field: PlanField
  before: Plan
  now: Plan
}

const isEqual = (one: Plan[PlanField], other: Plan[PlanField]) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))

/** What is another than it was (T-38). */
export const differencesOf = (before: Plan, now: Plan): Difference[] =>
  planFields.flatMap((field) => {
    const isSame =
      isEqual(before[field], now[field]) && (field !== 'budget' || before.currency === now.currency)
    return isSame ? [] : { field, before, now }
  })

/** What was decided last differs from the plan as it is. */
export function changesSinceDecision({ last, plan }: Approval): Difference[] {
  return last?.plan ? differencesOf(last.plan, plan) : []
}

/** Whole days that something has waited; undefined where nobody knows. */
export function daysSince(since: string | null, now: Date): number | undefined {
  if (since === null) return undefined
  return Math.max(0, daysBetween(isoDay(new Date(since)), isoDay(now)))
}

/** Newest decision first. */
export const byDecision = (one: Approval, other: Approval): number =>
  (other.last?.at ?? '').localeCompare(one.last?.at ?? '') || one.key.localeCompare(other.key)

/** A decision that is on its way. */
export interface PendingDecision {
  commandId: string
  keys: readonly string[]
  decision: Decision
}

/** A list without what is being decided. */
export const withoutDecided = <L extends ApprovalList>(list: L, { keys }: PendingDecision): L => ({
  ...list,
  items: list.items.filter(({ key }) => !keys.includes(key)),
})

/** A campaign's list with what is being decided as it will be, its result with it. */
export function withDecided(
  list: CampaignApprovalList,
  { keys, decision }: PendingDecision,
): CampaignApprovalList {
  const moved = list.items.filter(({ key, state }) => keys.includes(key) && state === 'waiting')
  const names = moved.map(({ plan }) => plan.name)
  const { approved, conditional, rejected, waiting } = list.result
  return {
    ...list,
    result: {
      ...list.result,
      waiting: waiting - moved.length,
      ...(decision === 'rejected'
        ? { rejected: [...rejected, ...names] }
        : { approved: approved + moved.length }),
      ...(decision === 'conditional' && { conditional: conditional + moved.length }),
    },
    items: list.items.map((item) =>
      moved.includes(item)
        ? { ...item, state: decision, can: { ...item.can, decide: false } }
        : item,
    ),
  }
}

/** Decisions go to the server campaign by campaign, and order by order. */
export const byCampaign = (items: readonly Approval[]): (readonly Approval[])[] => [
  ...Map.groupBy(items, ({ application, campaign, key }) =>
    campaign ? `${application.id} ${campaign.id}` : `${application.id} ${key}`,
  ).values(),
]

/** Which of a list are chosen and still there. */
export const chosenOf = (items: readonly Approval[], keys: ReadonlySet<string>) =>
  items.filter(({ key, can }) => can.decide && keys.has(key))

/** What a list is of, for the words that count it. */
export function whatOf(items: readonly Approval[]): 'channels' | 'orders' | 'mixed' {
  const orders = items.filter(({ order }) => order).length
  return orders === 0 ? 'channels' : orders === items.length ? 'orders' : 'mixed'
}
