import { expect, test } from 'vitest'
import { catalogueFaults } from '../../kit/catalogue-faults.ts'
import { messages } from './index.ts'

const equalInBoth = [
  'add.name',
  'column.name',
  'column.state',
  'group.name',
  'kind.administration',
  'kind.dataSolutions',
  'matrix.person',
  'view.matrix',
]

test('German and English have the same keys and placeholders, and every text is translated (GEN-02)', () => {
  expect(catalogueFaults(messages, equalInBoth)).toEqual([])
})
