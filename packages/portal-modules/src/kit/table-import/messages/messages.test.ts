import { expect, test } from 'vitest'
import { catalogueFaults } from '../../catalogue-faults.ts'
import { tableImportMessages } from './index.ts'

test('German and English have the same keys and placeholders, and every text is translated', () => {
  expect(catalogueFaults(tableImportMessages)).toEqual([])
})
