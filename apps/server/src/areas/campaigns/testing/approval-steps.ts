import { array, constantFrom, oneof, record, type Arbitrary } from 'fast-check'

/** What somebody does with the channel at a place of a campaign. */
export type Step = { at: number } & (
  | {
      does:
        | 'approve'
        | 'approveWithCondition'
        | 'meet'
        | 'takeBack'
        | 'reject'
        | 'withdraw'
        | 'release'
    }
  | { does: 'change'; budget: number }
)

const place = constantFrom(0, 1, 2, 3)
export const manySteps: Arbitrary<Step[]> = array(
  oneof(
    record({ at: place, does: constantFrom('approve', 'reject', 'withdraw', 'release') }),
    record({ at: place, does: constantFrom('approveWithCondition', 'meet', 'takeBack') }),
    record({ at: place, does: constantFrom('change'), budget: constantFrom(1_000, 2_000.5) }),
  ),
  { minLength: 4, maxLength: 14 },
)

/** A channel as it should be, told in the plainest words: which budget was approved, if any. */
export interface Expected {
  name: string
  budget: number
  state: 'planning' | 'waiting' | 'approved' | 'rejected'
  approvedBudget: number | undefined
  /** Of the approval that counts last. */
  condition: 'none' | 'open' | 'met'
}

/** One that waits for the client. */
export const waitingChannel = (name: string): Expected => ({
  name,
  budget: 1_000,
  state: 'waiting',
  approvedBudget: undefined,
  condition: 'none',
})

/** What a step makes of a channel; undefined: it cannot be done there. */
export function afterStep(one: Expected, step: Step): Expected | undefined {
  const { state, budget } = one
  switch (step.does) {
    case 'approve':
    case 'approveWithCondition': {
      const condition = step.does === 'approve' ? 'none' : 'open'
      return state === 'waiting'
        ? { ...one, state: 'approved', approvedBudget: budget, condition }
        : undefined
    }
    // Whatever became of the plan: the condition was set, and is met or not.
    case 'meet':
      return one.condition === 'none' ? undefined : { ...one, condition: 'met' }
    case 'takeBack':
      return one.condition === 'none' ? undefined : { ...one, condition: 'open' }
    case 'reject':
      return state === 'waiting' ? { ...one, state: 'rejected' } : undefined
    case 'withdraw':
      return state === 'approved' || state === 'waiting' ? { ...one, state: 'planning' } : undefined
    case 'release':
      return state === 'planning' || state === 'rejected'
        ? { ...one, state: 'waiting', approvedBudget: undefined, condition: 'none' }
        : undefined
    case 'change': {
      const isReopened = state === 'approved' && budget !== step.budget
      return { ...one, budget: step.budget, ...(isReopened && { state: 'planning' }) }
    }
  }
}

/** What they come to, counted without the product's rules. */
export function expectedResult(all: readonly Expected[]) {
  const isChanged = ({ approvedBudget, budget }: Expected) =>
    approvedBudget !== undefined && approvedBudget !== budget
  const planning = all.filter(({ state }) => state === 'planning')
  return {
    approved: all.filter(({ state }) => state === 'approved').length,
    conditional: all.filter(({ state, condition }) => state === 'approved' && condition === 'open').length, // prettier-ignore
    changed: planning.filter(isChanged).map(({ name }) => name),
    rejected: all.filter(({ state }) => state === 'rejected').map(({ name }) => name),
    waiting: all.filter(({ state }) => state === 'waiting').length,
    planned: planning.filter((one) => !isChanged(one)).length,
  }
}
