import { expect, test } from 'vitest'
import { catalogueFaults } from '../../catalogue-faults.ts'
import { recordMessages } from './index.ts'

test('German and English have the same keys and placeholders, and every text is translated', () => {
  expect(catalogueFaults(recordMessages)).toEqual([])
})
