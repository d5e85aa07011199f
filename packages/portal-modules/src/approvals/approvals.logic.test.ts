import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byCampaign,
  byDecision,
  changesSinceDecision,
  chosenOf,
  daysSince,
  differencesOf,
  withDecided,
  withoutDecided,
} from './approvals.logic.ts'
import type { ApprovalResult, CampaignApprovalList, ChannelApproval } from './approvals.port.ts'
import { byWaiting } from '../kit/campaigns/waiting-order.ts'
import { messageTools } from '../kit/language/useMessages.ts'
import { messages } from './messages/index.ts'
import { outcomeText } from './outcome-text.ts'
import { buildApproval, buildPast, buildPlan, elsewhere, fixedNow, waiting } from './testing/fixtures.ts' // prettier-ignore

const noResult: ApprovalResult = {
  approved: 0,
  conditional: 0,
  changed: [],
  rejected: [],
  waiting: 0,
  planned: 0,
}
const listOf = (items: readonly ChannelApproval[], result: Partial<ApprovalResult>): CampaignApprovalList => ({
  mayDecide: true,
  items,
  result: { ...noResult, ...result },
  deciders: [],
  watchers: [],
  nudged: null,
  can: { nudge: false },
}) // prettier-ignore

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

test('channels that came at once stand in the order of the plan, 10 behind 9', () => {
  const items = [10, 9, 100, 1].map((id) => buildApproval({ id, due: '2026-11-25' }))
  expect(items.toSorted(byWaiting).map(({ id }) => id)).toEqual([1, 9, 10, 100])
})

test('what is due first stands first, then what waits longest (T-37)', () => {
  const items = [
    buildApproval({ id: 1, since: '2026-11-01T00:00:00' }),
    buildApproval({ id: 2, due: '2026-11-25' }),
    buildApproval({ id: 3, due: '2026-11-21' }),
    buildApproval({ id: 4, since: '2026-10-01T00:00:00' }),
  ]
  expect(items.toSorted(byWaiting).map(({ id }) => id)).toEqual([3, 2, 4, 1])
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
      const command = { commandId: 'c', keys: gone.map(String), decision: 'approved' } as const
      const left = withoutDecided(list, command).items.map(({ id }) => id)
      expect(left).toEqual(all.filter((id) => !gone.includes(id)))
    }),
  )
})

describe('what a campaign comes to is explained (COCK-09, T-36)', () => {
  const of = (result: Partial<ApprovalResult>) =>
    outcomeText(messageTools(messages, 'de'), { ...noResult, ...result })
  test('in a sentence', () => {
    expect(of({ approved: 2, rejected: ['Radio'] })).toBe(
      '2 von 3 Kanälen freigegeben – Radio geht zurück in die Planung.',
    )
    expect(of({ approved: 1, rejected: ['Radio', 'TV'] })).toBe(
      '1 von 3 Kanälen freigegeben – Radio und TV gehen zurück in die Planung.',
    )
    expect(of({ approved: 3 })).toBe('Alle 3 Kanäle sind freigegeben – die Buchung kann beginnen.')
    expect(of({ rejected: ['Radio'] })).toBe(
      'Kein Kanal freigegeben – Radio geht zurück in die Planung.',
    )
    expect(of({ approved: 1, waiting: 2 })).toBe('1 von 3 Kanälen freigegeben – 2 warten noch.')
    expect(of({ approved: 1, rejected: ['Radio'], waiting: 1 })).toBe(
      '1 von 3 Kanälen freigegeben – Radio geht zurück in die Planung, einer wartet noch.',
    )
  })
  test('what is approved with a condition is one of the approved, and said (COCK-09)', () => {
    expect(of({ approved: 3, conditional: 1, waiting: 1 })).toBe(
      '3 von 4 Kanälen freigegeben, davon 1 mit Auflage – einer wartet noch.',
    )
    expect(of({ approved: 5, conditional: 2 })).toBe(
      'Alle 5 Kanäle sind freigegeben, davon 2 mit Auflage – die Buchung kann beginnen.',
    )
    expect(of({ approved: 1, conditional: 1 })).toBe(
      'Der Kanal ist mit Auflage freigegeben – die Buchung kann beginnen.',
    )
    const tools = messageTools(messages, 'en')
    expect(outcomeText(tools, { ...noResult, approved: 3, conditional: 1, waiting: 1 })).toBe(
      '3 of 4 channels approved, 1 of them with a condition – one is still waiting.',
    )
  })
  test('what was changed after its approval is not approved, and what was never asked for counts (D-02, T-38)', () => {
    expect(of({ approved: 2, changed: ['TV'], rejected: ['Radio'] })).toBe(
      '2 von 4 Kanälen freigegeben – 1 seit der Freigabe geändert, Radio geht zurück in die Planung.',
    )
    expect(of({ changed: ['TV'] })).toBe('Kein Kanal freigegeben – 1 seit der Freigabe geändert.')
    expect(of({ approved: 1, planned: 2 })).toBe(
      '1 von 3 Kanälen freigegeben – 2 sind noch in Planung.',
    )
  })
})

test('what was decided last stands first, what was decided at one time in the order of its ids', () => {
  const at = (id: number, at: string) => buildApproval({ id, last: buildPast({ at }) })
  const all = [at(3, '2026-11-12T14:06:00'), buildApproval({ id: 4 }), at(2, '2026-11-12T14:06:00'), at(1, '2026-11-10T09:00:00'), at(5, '2026-11-13T09:00:00')] // prettier-ignore
  expect(all.toSorted(byDecision).map(({ id }) => id)).toEqual([5, 2, 3, 1, 4])
})

test('what is being decided is shown as it will be, its result with it, and is not decided a second time', () => {
  const items = [buildApproval({ id: 1 }), buildApproval({ id: 2, plan: buildPlan({ name: 'Radio' }) })] // prettier-ignore
  const list = listOf(items, { waiting: 2, changed: ['TV'] })
  const command = { commandId: 'c', keys: ['2'], decision: 'rejected' } as const
  const { mayDecide, result, ...decided } = withDecided(list, command)
  expect(mayDecide).toBe(true)
  expect(decided.items).toEqual([
    items[0],
    { ...items[1], state: 'rejected', can: { decide: false, meet: false } },
  ])
  expect(result).toEqual({ ...noResult, waiting: 1, rejected: ['Radio'], changed: ['TV'] })
})

test('a decision on its way loses no channel of the result, and counts none twice (COCK-09)', () => {
  const item = record({
    id: integer({ min: 1, max: 50 }),
    state: constantFrom('waiting', 'approved', 'conditional', 'changed', 'rejected'),
  })
  assert(
    property(
      uniqueArray(item, { selector: ({ id }) => id }),
      array(integer({ min: 1, max: 50 })),
      constantFrom('approved', 'conditional', 'rejected'),
      (some, ids, decision) => {
        const items = some.map((one) => buildApproval(one))
        const waiting = items.filter(({ state }) => state === 'waiting').length
        const list = listOf(items, { waiting, approved: 3, planned: 1 })
        const once = withDecided(list, { commandId: 'c', keys: ids.map(String), decision })
        const { result } = once
        expect(result.approved + result.rejected.length + result.waiting).toBe(waiting + 3)
        expect(result.conditional).toBe(decision === 'conditional' ? result.approved - 3 : 0)
        expect(result.waiting).toBe(once.items.filter(({ state }) => state === 'waiting').length)
        expect(withDecided(once, { commandId: 'c', keys: ids.map(String), decision })).toEqual(once)
      },
    ),
  )
})

test('only what is still in the list, and may be decided by the reader, stays chosen', () => {
  const items = [1, 2, 3].map((id) => buildApproval({ id, can: { decide: id !== 2, meet: false } }))
  expect(chosenOf(items, new Set(['1', '2', '9'])).map(({ id }) => id)).toEqual([1])
})
