import { expect, test } from 'vitest'
import { planFor, someCampaigns } from '../testing/fixtures.ts'
import { withChanges, withPlanAnswer } from './plan-truth.ts'

const plan = planFor(someCampaigns).slice(0, 3)
const [a, b, c] = plan as [(typeof plan)[number], (typeof plan)[number], (typeof plan)[number]]
const none = { add: [], change: [], remove: [] }
const ids = (channels: readonly { id: number }[]) => channels.map(({ id }) => id)

test('what is changed or taken away is shown before the server has answered (CAMP-15)', () => {
  const shown = withChanges(plan, { ...none, change: [{ id: b.id, budget: 1 }], remove: [a.id] })
  expect(shown).toEqual([{ ...b, budget: 1 }, c])
  expect(withChanges(plan, none)).toBe(plan)
})

test('new channels stand behind theirs in the order in which they were sent, the others last (CAMP-15)', () => {
  const facts = { name: 'x', kind: 'tv' as const, publisher: null, budget: null, start: null, end: null, bookingDeadline: null, materialDeadline: null } // prettier-ignore
  const add = [{ ...facts, afterId: a.id }, { ...facts, afterId: a.id }, facts, { ...facts, afterId: c.id }] // prettier-ignore
  const added = [1, 2, 3, 4].map((id) => ({ ...a, id }))
  const answer = { added, changed: [], changeId: 9 }
  expect(ids(withPlanAnswer(plan, { ...none, add }, answer))).toEqual([a.id, 1, 2, b.id, c.id, 4, 3]) // prettier-ignore
  // Loaded in between, they are there once.
  expect(ids(withPlanAnswer([...plan, added[0]!], { ...none, add }, answer))).toHaveLength(7)
})

test('an answer that is older than what is shown changes nothing (ERR-07)', () => {
  const answer = { added: [], changed: [{ ...a, version: 1, budget: 1 }], changeId: 9 }
  const newer = [{ ...a, version: 5 }, b]
  expect(withPlanAnswer(newer, none, answer)).toEqual(newer)
})
