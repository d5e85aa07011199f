import { describe, expect, test } from 'vitest'
import { compareRecords, reverseOf } from './compare.logic.ts'
import { lineField, numberField } from './fields.ts'
import type { RecordKind, StoredRecord } from './records.types.ts'

type F = 'id' | 'name' | 'town'
const kind: RecordKind<F> = {
  fields: [
    lineField({ id: 'name', title: 'Name', words: [], most: 20, isNeeded: true }),
    lineField({ id: 'town', title: 'Ort', words: [], most: 20 }),
    numberField({ id: 'id', title: 'Nr.', words: [], isKey: true }),
  ],
  heads: ['name', 'id'],
  needed: [['name']],
  keysOf: ({ id, name }) => [...(id ? [`#${id}`] : []), `name:${name}`],
  nameOf: ({ name }) => String(name),
  check: ({ town }) => (town === 'Atlantis' ? { town: 'choice' } : {}),
  canAdd: true,
  canRemove: true,
}
const record = (id: number, name: string, town: string | null): StoredRecord<F> => ({
  id,
  version: 3,
  values: { id, name, town },
})
const stored = [record(1, 'Ada', 'Bonn'), record(2, 'Bea', null), record(3, 'Bea', 'Ulm')]

describe('records of a file beside those that are there', () => {
  test('what is not said stays, an empty cell empties, and what the file does not name is missing', () => {
    const { rows, changes, former, missing } = compareRecords(
      [{ name: 'Ada' }, { id: 3, name: 'Bea', town: null }, { name: 'Cleo', town: 'Jena' }],
      stored,
      kind,
    )
    expect(rows.map(({ result }) => result)).toEqual(['unchanged', 'changed', 'added'])
    expect(rows[1]!.before).toEqual({ town: 'Ulm' })
    expect(changes).toEqual([
      { id: 3, version: 3, values: { id: 3, name: 'Bea', town: null } },
      { id: null, version: undefined, values: { id: null, name: 'Cleo', town: 'Jena' } },
    ])
    expect(former).toEqual([stored[2]!.values, undefined])
    expect(missing.map(({ id }) => id)).toEqual([2])
  })

  test('which of several is meant, twice the same and what is not there are faults', () => {
    const { rows, changes } = compareRecords(
      [
        { name: 'Bea' },
        { name: 'Ada', town: 'Köln' },
        { id: 1, name: 'Ada' },
        { id: 99, name: 'Ada' },
        { name: 'Cleo' },
        { name: 'Cleo' },
        { town: 'Trier', name: null },
        { name: 'Dora', town: 'Atlantis' },
      ],
      stored,
      kind,
    )
    expect(rows.map(({ result, faults }) => faults ?? result)).toEqual([
      { name: 'several' },
      'changed',
      { name: 'twice' },
      { name: 'unknown' },
      'added',
      { name: 'twice' },
      { name: 'missing' },
      { town: 'choice' },
    ])
    expect(changes).toHaveLength(2)
  })

  test('a kind that makes nothing knows only what is there', () => {
    const { canAdd: _all, ...fixed } = kind
    expect(compareRecords([{ name: 'Cleo' }], stored, fixed).rows[0]).toMatchObject({ faults: { name: 'unknown' } }) // prettier-ignore
  })

  test('taken back, what is new goes, what changed is as it was, what went is there again (T-08)', () => {
    const compared = compareRecords([{ name: 'Ada', town: 'Köln' }, { name: 'Cleo' }], stored, kind)
    expect(
      reverseOf(
        compared,
        [
          { id: 1, version: 4 },
          { id: 7, version: 1 },
        ],
        [2],
      ),
    ).toEqual({
      // prettier-ignore
      changes: [{ id: 1, version: 4, values: stored[0]!.values }],
      removeIds: [7],
      restoreIds: [2],
    })
  })
})
