import { expect, test } from 'vitest'
import { catalogueFaults } from '../../kit/catalogue-faults.ts'
import { messages } from './index.ts'

const equalInBoth = ['about.description', 'column.budget', 'column.region', 'column.status', 'detail.briefing', 'export.csv', 'export.xlsx', 'filter.mediaType', 'filter.region', 'filter.status', 'setStatus.done', 'setStatus.menu', 'sort.budget', 'sort.name', 'sort.status', 'summary.budget'] // prettier-ignore

test('German and English have the same keys and placeholders, and every text is translated (GEN-02)', () => {
  expect(catalogueFaults(messages, equalInBoth)).toEqual([])
})
