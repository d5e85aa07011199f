import { expect, test } from 'vitest'
import { catalogueFaults } from '../../kit/catalogue-faults.ts'
import { messages } from './index.ts'

const equalInBoth = [
  'lesson.kind.document',
  'lesson.kind.video',
  'player.title',
  'report.name',
  'video.label',
]

test('German and English have the same keys and placeholders, and every text is translated', () => {
  expect(catalogueFaults(messages, equalInBoth)).toEqual([])
})
