import { describe, expect, test } from 'vitest'
import { countAfter, nextReaction } from './reactions.logic.ts'

describe('one reaction a person (CMT-05)', () => {
  test('another one replaces it, the same one takes it back (CMT-05)', () => {
    expect(nextReaction(null, 'like')).toBe('like')
    expect(nextReaction('like', 'heart')).toBe('heart')
    expect(nextReaction('like', 'like')).toBeNull()
  })

  test('the counts follow (CMT-05)', () => {
    expect(countAfter({ like: 2 }, 'like', 'idea')).toEqual({ like: 1, idea: 1 })
    expect(countAfter({ like: 2 }, 'like', null)).toEqual({ like: 1 })
    expect(countAfter({}, 'like', null)).toEqual({ like: 0 })
    expect(countAfter({ like: 2 }, 'like', 'like')).toEqual({ like: 2 })
  })
})
