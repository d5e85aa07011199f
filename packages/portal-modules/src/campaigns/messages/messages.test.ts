import { expect, test } from 'vitest'
import { catalogueFaults } from '../../kit/catalogue-faults.ts'
import { messages } from './index.ts'

const equalInBoth = [
  'view.board',
  'tab.label',
  'filter.phase',
  'sort.name',
  'sort.start',
  'column.start',
  'column.budget',
  'column.briefing',
  'plan.budget',
  'new.name',
  'cell.budget',
  'cell.start',
  'sheet.partName',
  'sheet.monthName',
]

test('German and English have the same keys and placeholders, and every text is translated', () => {
  expect(catalogueFaults(messages, equalInBoth)).toEqual([])
})
