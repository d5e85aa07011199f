import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildApproval, buildPlan, elsewhere, waiting } from './testing/fixtures.ts'
import { openBeside, summarize } from './whole-campaign.logic.ts'

test('a whole campaign is what is open in it for the reader, of its own application alone (D-01, MT-02)', () => {
  const others = [
    { ...elsewhere, campaign: { ...elsewhere.campaign, id: 3 } },
    buildApproval({ id: 91, can: { decide: false, meet: false } }),
    buildApproval({ id: 92, state: 'approved' }),
  ]
  expect(openBeside([...waiting, ...others], waiting[0]!).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('it says what it costs, by currency, what has no price, and what changed since it was decided (T-38)', () => {
  const dollars = buildApproval({ id: 80, plan: buildPlan({ budget: 0.3, currency: 'US-Dollar (USD)' }) }) // prettier-ignore
  const open = buildApproval({ id: 81, plan: buildPlan({ budget: null }) })
  expect(summarize([...waiting.slice(0, 3), dollars, open])).toEqual({
    sums: [
      { currency: 'Euro (EUR)', budget: 159_500 },
      { currency: 'US-Dollar (USD)', budget: 0.3 },
    ],
    unpriced: 1,
    changed: 1,
  })
})

test('sums are exact to the cent, however many there are and in whatever order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1 }), (cents) => {
      const items = cents.map((one, id) => buildApproval({ id, plan: buildPlan({ budget: one / 100 }) })) // prettier-ignore
      const whole = cents.reduce((sum, one) => sum + one, 0)
      expect(summarize(items).sums[0]!.budget).toBe(whole / 100)
    }),
  )
})
