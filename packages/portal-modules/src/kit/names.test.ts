import { expect, test } from 'vitest'
import { cleanTags } from './names.ts'

test('the same word in another case, or with blanks, is one tag (ENT-14)', () => {
  expect(cleanTags([' TV ', 'tv', '', 'Print'])).toEqual(['TV', 'Print'])
})
