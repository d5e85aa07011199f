import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationOfList } from '../../src/areas/tasks/tasks.repository.ts'
import { databases, type TestDatabase } from '../harness.ts'
import { comparedPlaces, faultsOfRows } from './check-rows.ts'
import type { DeclaredColumn, Kind } from './kinds.ts'

const column = (kind: Kind, rest: Partial<DeclaredColumn> = {}): DeclaredColumn => ({
  kinds: [kind],
  canBeNull: false,
  canBeMissing: false,
  ...rest,
})
const typeIds = {
  int4: 23,
  numeric: 1700,
  text: 25,
  timestamptz: 1184,
  jsonb: 3802,
  int4Array: 1007,
}

/** What is wrong with rows of these columns, declared so. */
const check = (
  columns: Record<string, DeclaredColumn>,
  given: Record<string, keyof typeof typeIds>,
  rows: unknown[] = [],
) => {
  const fields = Object.entries(given).map(([name, type]) => ({ name, dataTypeID: typeIds[type] }))
  return [...faultsOfRows({ place: 'here', isInColumns: false, columns }, { rows, fields })]
}

test('rows that are what was declared are right', () => {
  const columns = {
    id: column('number'),
    name: column('text', { canBeNull: true }),
    at: column('date'),
    ids: column('number[]'),
    facts: column('json'),
    later: column('text', { canBeMissing: true }),
  }
  const rows = [{ id: 1, name: null, at: new Date(), ids: [], facts: {} }]
  const given = { id: 'int4', name: 'text', at: 'timestamptz', ids: 'int4Array', facts: 'jsonb' } as const // prettier-ignore
  expect(check(columns, given, rows)).toEqual([])
})

test('a column that is missing, of another kind, or null without saying so is a fault', () => {
  expect(check({ id: column('number') }, {})).toEqual(['there is no column id'])
  expect(check({ budget: column('number') }, { budget: 'numeric' })).toEqual([
    'budget is declared number, but is text',
  ])
  expect(check({ at: column('text') }, { at: 'timestamptz' })).toEqual([
    'at is declared text, but is date',
  ])
  const due = { due: column('number', { canBeNull: true }) }
  expect(check(due, { due: 'text' }, [{ due: null }, { due: '3' }])).toEqual([
    'due is declared number, but is text',
  ])
  // Where it is only ever `null as due`, it has no type.
  expect(check(due, { due: 'text' }, [{ due: null }])).toEqual([])
  expect(check({ facts: column('date') }, { facts: 'jsonb' })).toEqual([
    'facts is declared date, but is json',
  ])
  expect(
    check({ name: column('text') }, { name: 'text' }, [{ name: 'A' }, { name: null }]),
  ).toEqual(['name is null, but is not declared so'])
})

describe.each(databases)('statements on $name', (kind) => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await kind.open()
  })
  afterAll(() => opened?.drop())

  test('what a repository declares is found by the line of its statement', async () => {
    await opened.database.system((tx) => applicationOfList(tx, 1, [1]))
    expect([...comparedPlaces()].join()).toMatch(/areas\/tasks\/tasks\.repository\.ts:\d+/)
  })
})
