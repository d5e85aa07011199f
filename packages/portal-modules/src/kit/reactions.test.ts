import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksAfter, noReactions, type Reaction } from './reactions.ts'

test('one reaction a person: it moves, comes and goes, and the others’ stay (CMT-05)', () => {
  const reaction = fc.constantFrom<Reaction | null>('like', 'heart', 'idea', null)
  fc.assert(
    fc.property(fc.array(reaction), fc.nat(9), (steps, others) => {
      const start = { counts: { ...noReactions.counts, like: others }, own: null }
      const end = steps.reduce(
        (marks, step) => marksAfter(marks, step),
        start as typeof noReactions,
      )
      const total = Object.values(end.counts).reduce((sum, count) => sum + count, 0)
      expect(end.own).toBe(steps.at(-1) ?? null)
      expect(total).toBe(others + (end.own ? 1 : 0))
      expect(end.counts.like).toBe(others + (end.own === 'like' ? 1 : 0))
    }),
  )
})
