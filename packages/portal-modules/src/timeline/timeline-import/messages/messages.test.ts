import { expect, test } from 'vitest'
import { catalogueFaults } from '../../../kit/catalogue-faults.ts'
import { timelineFileMessages } from './index.ts'

test('German and English have the same keys and placeholders, and every text is translated', () => {
  expect(catalogueFaults(timelineFileMessages)).toEqual([])
})
