import type { PlannedChannel } from '../campaigns.port.ts'
import type { PlanChanged, PlanChanges } from '../planning.port.ts'
import type { Faults, SheetColumn, SheetValues } from './sheet.logic.ts'

type Plan = readonly PlannedChannel[]

/** A plan as it will be once changes are saved; what is new appears when it has its id. */
export function withChanges(plan: Plan, { change, remove }: PlanChanges): Plan {
  if (change.length === 0 && remove.length === 0) return plan
  const changes = new Map(change.map(({ id, ...facts }) => [id, facts]))
  return plan
    .filter(({ id }) => !remove.includes(id))
    .map((channel) => (changes.has(channel.id) ? { ...channel, ...changes.get(channel.id) } : channel)) // prettier-ignore
}

/** A plan after changes that were answered: new channels in their places, in the order in which they were sent. */
export function withPlanAnswer(
  plan: Plan,
  { add, remove }: PlanChanges,
  answer: PlanChanged,
): Plan {
  const changed = new Map(answer.changed.map((channel) => [channel.id, channel]))
  const added = new Set(answer.added.map(({ id }) => id))
  const next = plan
    // A load may have brought them already.
    .filter(({ id }) => !remove.includes(id) && !added.has(id))
    .map((channel) => {
      const other = changed.get(channel.id)
      return other && other.version >= channel.version ? other : channel
    })
  const places = new Map<number, number>()
  for (const [at, channel] of answer.added.entries()) {
    const afterId = add[at]?.afterId
    const behind = afterId === undefined ? -1 : next.findIndex(({ id }) => id === afterId)
    const before = afterId === undefined ? 0 : (places.get(afterId) ?? 0)
    if (behind === -1) next.push(channel)
    else {
      next.splice(behind + 1 + before, 0, channel)
      places.set(afterId!, before + 1)
    }
  }
  return next
}

/** The faults of a row without those of cells that were written anew. */
export const withoutFaults = (faults: Faults, written: Partial<SheetValues>): Faults =>
  Object.fromEntries(
    Object.entries(faults).filter(([column]) => !((column as SheetColumn) in written)),
  )
