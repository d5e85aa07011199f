import { expect, test } from 'vitest'
import { planChanges } from './order-differences.logic.ts'

const plan = {
  displayName: 'Fest',
  budget: 900,
  region: null,
  startDate: '2027-04-01T10:00:00.000Z',
  endDate: '2027-04-09T10:00:00.000Z',
  mediaTypes: [6],
}

test('a step tells what it changed of a plan, before and after (T-47)', () => {
  expect(planChanges(plan, { ...plan })).toEqual([])
  expect(
    planChanges(plan, { ...plan, budget: 1_200, region: 'Nord', mediaTypes: [6, 13] }),
  ).toEqual([
    { field: 'region', before: null, after: 'Nord' },
    { field: 'budget', before: 900, after: 1_200 },
    { field: 'mediaTypes', before: [6], after: [6, 13] },
  ])
})
