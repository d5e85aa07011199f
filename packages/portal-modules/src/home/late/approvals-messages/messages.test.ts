import { expect, test } from 'vitest'
import { catalogueFaults } from '../../../kit/catalogue-faults.ts'
import { messages } from './index.ts'

test('German and English have the same keys and placeholders, and every text is translated', () => {
  expect(catalogueFaults(messages)).toEqual([])
})
