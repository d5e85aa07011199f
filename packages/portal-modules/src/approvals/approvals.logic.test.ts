import { array, assert, integer, property, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byCampaign,
  byDecision,
  byUrgency,
  changesSinceDecision,
  chosenOf,
  daysSince,
  differencesOf,
  outcomeOf,
  withDecided,
  withoutDecided,
} from './approvals.logic.ts'
import { messageTools } from '../kit/useMessages.ts'
import { messages } from './messages/index.ts'
import { outcomeText } from './outcome-text.ts'
import { buildApproval, buildPast, buildPlan, elsewhere, fixedNow, waiting } from './testing/fixtures.ts' // prettier-ignore

describe('what is another (T-38, D-02)', () => {
  test('is said field by field, the currency with the budget', () => {
    const before = buildPlan()
    expect(differencesOf(before, buildPlan())).toEqual([])
    const now = buildPlan({ budget: 99_000, start: '2026-12-01', publisher: null })
    expect(differencesOf(before, now).map(({ field }) => field)).toEqual([
      'budget',
      'start',
      'publisher',
    ])
    const dollars = buildPlan({ currency: 'US-Dollar (USD)' })
    expect(differencesOf(before, dollars).map(({ field }) => field)).toEqual(['budget'])
  })

  test('since a decision of which the plan was not kept, nothing is known', () => {
    expect(changesSinceDecision(buildApproval())).toEqual([])
    expect(changesSinceDecision(buildApproval({ last: buildPast({ plan: null }) }))).toEqual([])
    const last = buildPast({ plan: buildPlan({ budget: 1 }) })
    expect(changesSinceDecision(buildApproval({ last }))).toHaveLength(1)
  })
})

test('days are counted from midnight to midnight', () => {
  expect(daysSince(null, fixedNow)).toBeUndefined()
  expect(daysSince('2026-11-20T00:05:00', fixedNow)).toBe(0)
  expect(daysSince('2026-11-19T23:55:00', fixedNow)).toBe(1)
  expect(daysSince('2026-11-17T10:00:00', fixedNow)).toBe(3)
})

test('what is due first stands first, then what waits longest (T-37)', () => {
  const items = [
    buildApproval({ id: 1, since: '2026-11-01T00:00:00' }),
    buildApproval({ id: 2, due: '2026-11-25' }),
    buildApproval({ id: 3, due: '2026-11-21' }),
    buildApproval({ id: 4, since: '2026-10-01T00:00:00' }),
  ]
  expect(items.toSorted(byUrgency).map(({ id }) => id)).toEqual([3, 2, 4, 1])
})

test('decisions are sent campaign by campaign, those of applications apart (D-01)', () => {
  const parts = byCampaign([...waiting, elsewhere])
  expect(parts.map((part) => part.map(({ id }) => id))).toEqual([[1, 2, 3], [4], [20]])
})

test('what is being decided is not in the list, whatever else is', () => {
  const ids = uniqueArray(integer({ min: 1, max: 50 }))
  assert(
    property(ids, array(integer({ min: 1, max: 50 })), (all, gone) => {
      const list = { mayDecide: true, items: all.map((id) => buildApproval({ id })) }
      const command = { commandId: 'c', ids: gone, decision: 'approved' } as const
      const left = withoutDecided(list, command).items.map(({ id }) => id)
      expect(left).toEqual(all.filter((id) => !gone.includes(id)))
    }),
  )
})

describe('what a campaign comes to is explained (COCK-09, T-36)', () => {
  const of = (approved: number, rejected: readonly string[], open: number) =>
    outcomeText(messageTools(messages, 'de'), {
      campaign: 'Kids Schulstart',
      approved,
      rejected,
      waiting: open,
    })
  test('in a sentence', () => {
    expect(of(2, ['Radio'], 0)).toBe(
      '2 von 3 Kanälen freigegeben – Radio geht zurück in die Planung.',
    )
    expect(of(1, ['Radio', 'TV'], 0)).toBe(
      '1 von 3 Kanälen freigegeben – Radio und TV gehen zurück in die Planung.',
    )
    expect(of(3, [], 0)).toBe('Alle 3 Kanäle sind freigegeben – die Buchung kann beginnen.')
    expect(of(0, ['Radio'], 0)).toBe('Kein Kanal freigegeben – Radio geht zurück in die Planung.')
    expect(of(1, [], 2)).toBe('1 von 3 Kanälen freigegeben – 2 warten noch.')
    expect(of(1, ['Radio'], 1)).toBe(
      '1 von 3 Kanälen freigegeben, Radio abgelehnt – einer wartet noch.',
    )
  })
  test('from its channels', () => {
    const items = [
      buildApproval({ state: 'approved' }),
      buildApproval({ state: 'rejected', plan: buildPlan({ name: 'Radio' }) }),
      buildApproval(),
    ]
    expect(outcomeOf('Kids', items)).toEqual({
      campaign: 'Kids',
      approved: 1,
      rejected: ['Radio'],
      waiting: 1,
    })
  })
})

test('what was decided last stands first, what was decided at one time in the order of its ids', () => {
  const at = (id: number, at: string) => buildApproval({ id, last: buildPast({ at }) })
  const all = [at(3, '2026-11-12T14:06:00'), buildApproval({ id: 4 }), at(2, '2026-11-12T14:06:00'), at(1, '2026-11-10T09:00:00'), at(5, '2026-11-13T09:00:00')] // prettier-ignore
  expect(all.toSorted(byDecision).map(({ id }) => id)).toEqual([5, 2, 3, 1, 4])
})

test('what is being decided is shown as it will be, and is not decided a second time', () => {
  const list = { mayDecide: true, items: [buildApproval({ id: 1 }), buildApproval({ id: 2 })] }
  const command = { commandId: 'c', ids: [2], decision: 'rejected' } as const
  const { items, mayDecide } = withDecided(list, command)
  expect(mayDecide).toBe(true)
  expect(items).toEqual([
    list.items[0],
    { ...list.items[1], state: 'rejected', can: { decide: false } },
  ])
})

test('only what is still in the list, and may be decided by the reader, stays chosen', () => {
  const items = [1, 2, 3].map((id) => buildApproval({ id, can: { decide: id !== 2 } }))
  expect(chosenOf(items, new Set([1, 2, 9])).map(({ id }) => id)).toEqual([1])
})
