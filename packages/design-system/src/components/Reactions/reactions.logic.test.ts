import { describe, expect, test } from 'vitest'
import { nextReaction } from './reactions.logic.ts'

describe('one reaction a person (CMT-05)', () => {
  test('another one replaces it, the same one takes it back (CMT-05)', () => {
    expect(nextReaction(null, 'like')).toBe('like')
    expect(nextReaction('like', 'heart')).toBe('heart')
    expect(nextReaction('like', 'like')).toBeNull()
  })
})
