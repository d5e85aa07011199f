import { describe, expect, test } from 'vitest'
import { groupAsked, matchesFilter, urgencyOf } from './asked.logic.ts'
import type { AskedApproval } from './approvals.port.ts'
import { buildApproval, buildOrder, elsewhere, waiting } from './testing/fixtures.ts'

const campaign = (overrides: Partial<AskedApproval> = {}): AskedApproval => ({
  applicationId: 101,
  id: 3,
  isOwn: true,
  deciders: [],
  nudged: null,
  can: { nudge: true },
  ...overrides,
})

describe('what was asked of others', () => {
  test('stands by campaign, the overdue first, then what is due first, then what waits longest (D-01, T-39)', () => {
    const late = buildApproval({
      id: 90,
      campaign: { ...waiting[0]!.campaign, id: 7 },
      due: '2026-11-16',
    })
    const groups = groupAsked({
      items: [elsewhere, ...waiting.toReversed(), late],
      campaigns: [
        campaign({ applicationId: 130, id: 9 }),
        campaign(),
        campaign({ id: 5 }),
        campaign({ id: 7 }),
      ],
    })
    expect(groups.map((group) => [group.asked.id, group.items.map(({ id }) => id)])).toEqual([
      [7, [90]],
      [3, [1, 2, 3]],
      [9, [20]],
      [5, [4]],
    ])
  })

  test('an order stands by itself, also beside a campaign with its number (D-01)', () => {
    const order = buildOrder({ id: 3, application: waiting[0]!.application })
    const asked = campaign()
    const groups = groupAsked({ items: [waiting[0]!, order], campaigns: [asked], orders: [asked] })
    expect(groups.map(({ items }) => items.map(({ key }) => key)).toSorted()).toEqual([
      [waiting[0]!.key],
      ['order-3'],
    ])
    expect(new Set(groups.map(({ key }) => key)).size).toBe(2)
  })

  test('campaigns of two applications with one number stay apart (MT-02)', () => {
    const other = { ...elsewhere, campaign: { ...elsewhere.campaign, id: 3 } }
    const groups = groupAsked({
      items: [waiting[0]!, other],
      campaigns: [campaign(), campaign({ applicationId: 130 })],
    })
    expect(groups.map(({ items }) => items.length)).toEqual([1, 1])
  })

  test.each([
    ['2026-11-19', 'late'],
    ['2026-11-20', 'soon'],
    ['2026-11-27', 'soon'],
    ['2026-11-28', 'later'],
    [null, 'open'],
  ] as const)('due %s is %s on 20 November (T-39)', (due, expected) => {
    expect(urgencyOf({ due }, '2026-11-20')).toBe(expected)
  })

  test('is narrowed by who asked, by when it is due and by client, together (T-39)', () => {
    const group = { key: '101 3', asked: campaign({ isOwn: false }), items: [waiting[0]!] as const }
    const shown = (filter: Parameters<typeof matchesFilter>[1]) =>
      matchesFilter(group, filter, '2026-11-20')
    expect([
      shown({}),
      shown({ who: 'own' }),
      shown({ due: 'soon', client: '101' }),
      shown({ due: 'soon', client: '130' }),
      shown({ due: 'late' }),
    ]).toEqual([true, false, true, false, false])
  })
})
