import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchRows, type RowKey } from './plan-import.logic.ts'

const channel = (id: number, more: object = {}) => ({
  id,
  external_id: null as string | null,
  name: 'TV',
  media_type_id: 5,
  publisher: null as string | null,
  workflow_state: 'Planning' as const,
  ...more,
})
const row = (more: Partial<RowKey> = {}): RowKey => ({ name: 'TV', mediaTypeId: 5, ...more })
const ids = (...args: Parameters<typeof matchRows>) => matchRows(...args).map((one) => one?.id)

describe('which channel a row of a plan is (CAMP-07)', () => {
  test('the one with the same id of the other system, also where it is called otherwise by now', () => {
    const channels = [channel(1), channel(2, { external_id: 'A' })]
    expect(ids(channels, [row({ externalId: 'A', name: 'Radio', id: 1 })])).toEqual([2])
  })

  test('else the one with our own id', () => {
    expect(ids([channel(1), channel(2)], [row({ id: 2, name: 'Radio' })])).toEqual([2])
  })

  test('else the one that looks the same, in any case and without a publisher as with an empty one', () => {
    const channels = [channel(1, { publisher: 'RTL' }), channel(2, { publisher: '' })]
    expect(ids(channels, [row({ name: 'tv' }), row({ publisher: 'rtl' })])).toEqual([2, 1])
    expect(ids(channels, [row({ mediaTypeId: 6 }), row({ name: 'TV 2' })])).toEqual([undefined, undefined]) // prettier-ignore
  })

  test('of several that look the same the first to the first, one that was stopped last', () => {
    const channels = [channel(1, { workflow_state: 'Deactivated' }), channel(2), channel(3)]
    expect(ids(channels, [row(), row(), row(), row()])).toEqual([2, 3, 1, undefined])
  })

  test('never one that the other system knows by another id', () => {
    const channels = [channel(1, { external_id: 'A' }), channel(2)]
    expect(ids(channels, [row({ externalId: 'B' }), row({ externalId: 'C' })])).toEqual([2, undefined]) // prettier-ignore
    expect(ids([channel(1, { external_id: 'A' })], [row()])).toEqual([1])
  })

  test('none is two rows: that is said at the second one', () => {
    const channels = [channel(1, { external_id: 'A' })]
    for (const [sent, field] of [
      [[row({ externalId: 'A' }), row({ id: 1 })], 'channels[1].id'],
      [[row({ externalId: 'B' }), row({ externalId: 'B' })], 'channels[1].externalId'],
      [[row({ id: 9 })], 'channels[0].id'],
    ] as const) {
      const refusal = expect.objectContaining({ fields: { [field]: expect.anything() } })
      expect(() => matchRows(channels, sent)).toThrow(refusal)
    }
  })

  test('what was made of a plan is the same again when the plan is sent again', () => {
    const rows = fc.record({
      name: fc.constantFrom('TV', 'tv', 'Radio'),
      mediaTypeId: fc.constantFrom(5, 6),
      publisher: fc.constantFrom(undefined, null, '', 'RTL'),
    })
    const numbered = fc.array(rows, { maxLength: 8 }).chain((plan) =>
      fc
        .array(fc.boolean(), { minLength: plan.length, maxLength: plan.length })
        .map((known) => plan.map((one, index): RowKey => ({ ...one, ...(known[index] && { externalId: `X${index}` }) }))),
    ) // prettier-ignore
    fc.assert(
      fc.property(numbered, (plan) => {
        const made = plan.map((one, index) =>
          channel(index + 1, {
            external_id: one.externalId ?? null,
            name: one.name,
            media_type_id: one.mediaTypeId,
            publisher: one.publisher || null,
          }),
        )
        const again = ids(made, plan)
        expect(new Set(again).size).toBe(plan.length)
        for (const [index, id] of again.entries()) {
          expect(id).toBeDefined()
          // Alike ones may change places only among themselves, which changes nothing.
          expect(made[id! - 1]!.external_id).toBe(plan[index]!.externalId ?? null)
        }
      }),
    )
  })
})
