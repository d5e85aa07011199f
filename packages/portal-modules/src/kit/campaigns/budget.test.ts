import { assert, double, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageTools } from '../language/useMessages.ts'
import { budgetDifference, budgetWords } from './budget.ts'
import { campaignWords } from './messages/index.ts'

const words = (budget: number | null, planned: number | null, precision?: 'whole') => {
  const { frame, planned: sum, difference } = budgetWords(messageTools(campaignWords, 'de'), 'de', { budget, planned, currencyName: 'Euro (EUR)' }, precision) // prettier-ignore
  return [frame, sum, difference].map((text) => text?.replaceAll('\u00a0', ' '))
}

describe('a campaign’s frame and what is planned are two figures (CAMP-07, CAMP-10, T-28)', () => {
  test('with their difference where there is one', () => {
    expect(words(340_000, 340_000)).toEqual(['340.000,00 €', '340.000,00 € verplant', undefined])
    expect(words(340_000, 340_501)).toEqual(['340.000,00 €', '340.501,00 € verplant', '501,00 € über dem Rahmen']) // prettier-ignore
    expect(words(340_000, 300_000.5)).toEqual(['340.000,00 €', '300.000,50 € verplant', '39.999,50 € frei']) // prettier-ignore
  })

  test('where one of them is missing nothing is compared', () => {
    expect(words(null, 5_000)).toEqual(['–', '5.000,00 € verplant', undefined])
    expect(words(5_000, null)).toEqual(['5.000,00 €', undefined, undefined])
  })

  test('short, cents are left out unless they are the difference', () => {
    expect(words(340_000, 340_501, 'whole')).toEqual(['340.000 €', '340.501 € verplant', '501 € über dem Rahmen']) // prettier-ignore
    expect(words(340_000, 340_000.4, 'whole')).toEqual(['340.000,00 €', '340.000,40 € verplant', '0,40 € über dem Rahmen']) // prettier-ignore
  })

  test('the difference of sums of cents is exact', () => {
    const cents = integer({ min: 0, max: 99_999_999_999_999 })
    expect(budgetDifference({ budget: 0.3, planned: 0.1 + 0.2 })).toBe(0)
    assert(
      property(cents, cents, (budget, planned) => {
        const difference = budgetDifference({ budget: budget / 100, planned: planned / 100 })!
        expect(Math.round(difference * 100)).toBe(planned - budget)
      }),
    )
    assert(
      property(double({ noNaN: true, min: 0, max: 1e12 }), (budget) => {
        expect(budgetDifference({ budget, planned: budget })).toBe(0)
      }),
    )
  })
})
