import { describe, expect, test } from 'vitest'
import type { Folder } from '../file-explorer.port.ts'
import {
  audienceShift,
  conflictsWith,
  copyAudience,
  copyFault,
  incomingOf,
  moveFault,
} from './moving.logic.ts'
import { buildFile, buildFolder, everything, filesOnly, groups } from '../testing/index.ts'
import { whoSees } from '../who-sees/who-sees.logic.ts'
import { daysLeft } from '../trash/trash.logic.ts'

const folderOf = (overrides: Partial<Folder> = {}): Folder => ({
  id: 50,
  name: 'Ziel',
  entries: [],
  path: [
    { id: 1, name: 'Dateien' },
    { id: 50, name: 'Ziel' },
  ],
  can: everything,
  ...overrides,
})

describe('names that are taken (T-65)', () => {
  const entries = [
    buildFile({ id: 2, name: 'Plan.pdf' }),
    buildFolder({ id: 3, name: 'Kreation' }),
    buildFile({ id: 4, name: 'Fest.pdf', can: { ...everything, delete: false } }),
  ]
  const incoming = (name: string, kind: 'file' | 'folder' = 'file') =>
    incomingOf({ ...buildFile({ id: 90, name }), kind })

  test.each([
    ['PLAN.PDF', 'file', [[2, true]]],
    ['Anders.pdf', 'file', []],
    ['Fest.pdf', 'file', [[4, false]]],
    ['Kreation', 'file', [[3, false]]],
    ['kreation', 'folder', [[3, false]]],
    ['Plan.pdf'.normalize('NFD'), 'file', [[2, true]]],
  ] as const)('%s (%s)', (name, kind, expected) => {
    const found = conflictsWith([incoming(name, kind)], entries)
    expect(found.map(({ existing, canReplace }) => [existing.id, canReplace])).toEqual(expected)
  })

  test('an entry does not stand in its own way', () => {
    expect(conflictsWith([incomingOf(entries[0]!)], entries)).toEqual([])
  })
})

describe('copies (T-68)', () => {
  test('a folder goes into none of its own; beside itself it does', () => {
    const kreation = buildFolder({ id: 7 })
    const target = folderOf({ path: [1, 7, 50].map((id) => ({ id, name: `${id}` })) })
    expect(copyFault([kreation], target)).toBe('cycle')
    expect(copyFault([kreation], folderOf({ entries: [kreation] }))).toBeUndefined()
  })

  test('only what the caller may make there is copied, whoever may change the original (FILE-12)', () => {
    const target = folderOf({ can: filesOnly })
    const read = { ...everything, edit: false, delete: false }
    expect(copyFault([buildFile({ id: 8, can: read })], target)).toBeUndefined()
    expect(copyFault([buildFile({ id: 8 }), buildFolder({ id: 9 })], target)).toBe('refused')
  })

  test('who sees the copy and not the original is named, also beside it (FILE-16)', () => {
    const file = buildFile({ audience: [11, 12] })
    expect(copyAudience([file], [11, 12], [11, 12, 13], groups)?.gains).toEqual([13])
    expect(copyAudience([file], [11, 12, 13], [11, 12, 13], groups)?.gains).toEqual([13])
    expect(copyAudience([buildFile({ audience: [11, 12, 13] })], [12], [11, 12], groups)?.gains).toEqual([11]) // prettier-ignore
    expect(copyAudience([file], [11, 12], [11], groups)).toBeUndefined()
    expect(copyAudience([file], undefined, [11], groups)).toBeUndefined()
  })
})

describe('what stands against a move (FILE-08)', () => {
  test('a folder into itself or below itself', () => {
    const target = folderOf({ path: [1, 7, 50].map((id) => ({ id, name: `${id}` })) })
    expect(moveFault([buildFolder({ id: 7 })], target)).toBe('cycle')
    expect(moveFault([buildFolder({ id: 50 })], target)).toBe('cycle')
  })

  test('where it lies already', () => {
    const entry = buildFile({ id: 2 })
    expect(moveFault([entry], folderOf({ entries: [entry] }))).toBe('same')
  })

  test('where the caller may not put it (FILE-14)', () => {
    const target = folderOf({ can: filesOnly })
    expect(moveFault([buildFile({ id: 8 })], target)).toBeUndefined()
    expect(moveFault([buildFolder({ id: 7 })], target)).toBe('refused')
    expect(moveFault([buildFile({ id: 8, can: { ...everything, edit: false } })], target)).toBe(
      'refused',
    )
  })
})

describe('who sees what moves (FILE-16)', () => {
  test.each([
    ['the same groups', [11, 12], [11, 12], undefined],
    ['a group fewer', [11, 12], [12], { gains: [], loses: [11], misses: [] }],
    ['a group that the entry has', [12], [11, 12], { gains: [11], loses: [], misses: [] }],
    ['a group that it has not', [11, 12], [11, 12, 13], { gains: [], loses: [], misses: [13] }],
    ['administrators alone make no difference', [11, 12], [10, 11, 12], undefined],
  ])('%s', (_name, from, to, expected) => {
    expect(audienceShift([buildFile({ audience: [11, 12] })], from, to, groups)).toEqual(expected)
  })

  test('who does not know the groups is not asked (T-03)', () => {
    expect(audienceShift([buildFile()], undefined, undefined, groups)).toBeUndefined()
    expect(audienceShift([buildFile()], [11], [12], undefined)).toBeUndefined()
  })
})

test('people stand under the groups through which they see it, others apart (T-70)', () => {
  const people = [
    { id: 3, name: 'Zoe', groupIds: [11] },
    { id: 1, name: 'Ärna', groupIds: [11, 13] },
    { id: 2, name: 'Ben', groupIds: [] },
    { id: 55, name: 'Voss', groupIds: [-55] },
    { id: 57, name: 'Alma', groupIds: [13, -57] },
  ]
  const { byGroup, alone, others } = whoSees(people, groups.slice(1), [11, 12, -55, -57], 'de')
  expect(byGroup.map(({ group, members }) => [group.id, members.map(({ name }) => name)])).toEqual([
    [11, ['Ärna', 'Zoe']],
    [12, []],
  ])
  expect(alone.map(({ name }) => name)).toEqual(['Alma', 'Voss'])
  expect(others.map(({ name }) => name)).toEqual(['Ben'])
})

test.each([
  ['2026-11-20T12:00:00Z', 30],
  ['2026-10-22T12:00:00Z', 1],
  ['2026-10-01T12:00:00Z', 1],
])('deleted at %s it stays for %i days (T-66)', (deletedAt, days) => {
  expect(daysLeft(deletedAt, new Date('2026-11-20T12:00:00Z'))).toBe(days)
})
