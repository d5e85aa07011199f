import { expect, test } from 'vitest'
import { catalogueFaults } from '../../kit/catalogue-faults.ts'
import { messages } from './index.ts'

test('every text is there in both languages, with the same values', () => {
  expect(
    catalogueFaults(messages, [
      'order.briefing',
      'order.region',
      'plan.title',
      'plan.budget',
      'change.budget',
    ]),
  ).toEqual([])
})
