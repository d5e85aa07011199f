import { expect, test } from 'vitest'
import { catalogueFaults } from '../../../kit/catalogue-faults.ts'
import { importMessages } from './index.ts'

const equalInBoth = ['subtitle', 'field.budget']

test('German and English have the same keys and placeholders, and every text is translated', () => {
  expect(catalogueFaults(importMessages, equalInBoth)).toEqual([])
})
