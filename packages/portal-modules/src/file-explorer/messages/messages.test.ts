import { expect, test } from 'vitest'
import { catalogueFaults } from '../../kit/catalogue-faults.ts'
import { messages } from './index.ts'

const equalInBoth = [
  'upload.speed',
  'column.name',
  'details.label',
  'folder.name',
  'kind.audio',
  'kind.excel',
  'kind.pdf',
  'kind.powerpoint',
  'kind.text',
  'kind.video',
  'kind.word',
  'modified.by',
  'upload.panel',
  'versions.number',
]

test('German and English have the same keys and placeholders, and every text is translated', () => {
  expect(catalogueFaults(messages, equalInBoth)).toEqual([])
})

test('a missing key, an untranslated text and a lost placeholder are found', () => {
  const en = { id: 'trial', texts: { a: 'A {x}', b: 'B', c: 'C' } }
  expect(catalogueFaults({ en, de: { a: 'Ä {y}', b: 'B' } })).toHaveLength(3)
})
