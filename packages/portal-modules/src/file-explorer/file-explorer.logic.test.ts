import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  applyEvent,
  belowRoot,
  dedupeByName,
  displayName,
  fileProblem,
  filterEntries,
  folderIdOf,
  maxFileBytes,
  nameProblem,
  parseSort,
  pathOf,
  planBatches,
  segmentOf,
  shareProgress,
  sortEntries,
  sortText,
} from './file-explorer.logic.ts'
import type { Folder } from './file-explorer.port.ts'
import { buildFile, buildFolder, everything } from './testing/fixtures.ts'

const german = new Intl.Collator('de', { numeric: true })
const folderWith = (...entries: Folder['entries']): Folder => ({
  id: 1,
  name: 'Sommerfrische',
  path: [],
  can: everything,
  entries,
})

describe('order', () => {
  test('folders first, numbers as numbers, umlauts where Germans look for them', () => {
    const names = ['Plan 10.pdf', 'Plan 2.pdf', 'Zug.pdf', 'Ärger.pdf', 'azur.pdf']
    const entries = [
      ...names.map((name, index) => buildFile({ id: index, name })),
      buildFolder({ id: 9, name: 'Zulieferer' }),
    ]
    const sorted = sortEntries(entries, { key: 'name', isDescending: false }, german)
    expect(sorted.map((entry) => entry.name)).toEqual([
      'Zulieferer',
      'Ärger.pdf',
      'azur.pdf',
      'Plan 2.pdf',
      'Plan 10.pdf',
      'Zug.pdf',
    ])
  })

  test('a copy stands after its original: extensions count last', () => {
    const names = ['Plan (2).pdf', 'Plan.xlsx', 'Plan.pdf', 'Plan (10).pdf']
    const entries = names.map((name, id) => buildFile({ id, name }))
    const sorted = sortEntries(entries, { key: 'name', isDescending: false }, german)
    expect(sorted.map((entry) => entry.name)).toEqual([
      'Plan.pdf',
      'Plan.xlsx',
      'Plan (2).pdf',
      'Plan (10).pdf',
    ])
  })

  test('by size, largest first; folders stay in front', () => {
    const entries = [
      buildFile({ id: 1, name: 'klein', size: 1 }),
      buildFile({ id: 2, name: 'groß', size: 9 }),
      buildFolder({ id: 3, name: 'leer', childCount: 0 }),
    ]
    const sorted = sortEntries(entries, { key: 'size', isDescending: true }, german)
    expect(sorted.map((entry) => entry.id)).toEqual([3, 2, 1])
  })

  test('the address keeps the order; what it does not know is by name', () => {
    expect(parseSort('-size')).toEqual({ key: 'size', isDescending: true })
    expect(parseSort('nonsense')).toEqual({ key: 'name', isDescending: false })
    for (const text of ['name', '-name', 'modified', '-type']) {
      expect(sortText(parseSort(text))).toBe(text)
    }
  })
})

describe('finding', () => {
  const entries = ['Anna', 'Bericht', 'Brief', 'Ärger'].map((name, id) => buildFile({ id, name }))

  test('the box filters by part of the name, whatever its case or composition (T-63)', () => {
    expect(filterEntries(entries, 'a\u0308RG', 'de').map((entry) => entry.name)).toEqual(['Ärger'])
    expect(filterEntries(entries, '  ', 'de')).toHaveLength(4)
  })
})

describe('names', () => {
  test('only the last extension is hidden, dotfiles stay as they are (FILE-04)', () => {
    const shown = (name: string) => displayName({ kind: 'file', name }, true)
    expect(shown('Plan.v3.pdf')).toBe('Plan.v3')
    expect(shown('.gitignore')).toBe('.gitignore')
    expect(shown('README')).toBe('README')
    expect(shown('Ende.')).toBe('Ende.')
    expect(displayName({ kind: 'folder', name: 'Q1.2027' }, true)).toBe('Q1.2027')
    expect(displayName({ kind: 'file', name: 'Plan.pdf' }, false)).toBe('Plan.pdf')
  })

  test('of equal names the last is kept (FILE-03)', () => {
    const kept = dedupeByName([
      { name: 'Plan.pdf', size: 1 },
      { name: 'b.txt', size: 2 },
      { name: 'plan.PDF', size: 3 },
    ])
    expect(kept.map((file) => file.size)).toEqual([3, 2])
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['a/b', 'characters'],
    ['a\u0000b', 'hidden'],
    ['\u3164', 'empty'],
    ['wer?', 'characters'],
    ['Ende.', 'ending'],
    ['con.txt', 'reserved'],
    ['LPT1', 'reserved'],
    ['ä'.repeat(128), 'too-long'],
    ['ä'.repeat(127), undefined],
    ['Konzept für Köln 🌞.pdf', undefined],
    ['.env', undefined],
  ])('the name %j: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem)
  })

  test('1 GiB may be sent, one byte more may not, nothing may not (FILE-10)', () => {
    expect(maxFileBytes).toBe(1_073_741_824)
    expect(fileProblem({ name: 'a', size: maxFileBytes })).toBeUndefined()
    expect(fileProblem({ name: 'a', size: maxFileBytes + 1 })).toBe('too-large')
    expect(fileProblem({ name: 'a', size: 0 })).toBe('no-content')
  })
})

describe('addresses', () => {
  test('a folder is named by its id, the words are for people', () => {
    expect(segmentOf({ id: 12, name: 'Mediapläne & Größen 2027' })).toBe(
      '12-mediaplane-grossen-2027',
    )
    expect(segmentOf({ id: 12, name: '🌞' })).toBe('12')
    expect(folderIdOf([], 7)).toBe(7)
    expect(folderIdOf(['3-a', '12-b-c'], 7)).toBe(12)
    expect(folderIdOf(['x-12'], 7)).toBeUndefined()
    expect(
      pathOf([
        { id: 7, name: 'Dateien' },
        { id: 12, name: 'Alt' },
      ]),
    ).toEqual(['12-alt'])
  })

  test('a module may begin anywhere in the tree; what is not below its root is not its to show', () => {
    const path = [1, 2, 3].map((id) => ({ id, name: `${id}` }))
    const folder = { ...folderWith(), id: 3, path }
    expect(belowRoot(folder, 1)).toBe(folder)
    expect(belowRoot(folder, 2)?.path.map((crumb) => crumb.id)).toEqual([2, 3])
    expect(belowRoot(folder, 9)).toBeUndefined()
  })

  test('whatever a folder is called, its address leads to it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.string({ unit: 'grapheme' }),
        (id, name) => {
          expect(folderIdOf([segmentOf({ id, name })], 0)).toBe(id)
        },
      ),
    )
  })
})

describe('changes', () => {
  const folder = folderWith(buildFile({ id: 2, version: 3 }), buildFolder({ id: 3 }))

  test('commands on what has gone change nothing', () => {
    for (const command of [
      { commandId: 'x', type: 'rename', id: 99, name: 'neu' },
      { commandId: 'x', type: 'remove', ids: [99] },
      { commandId: 'x', type: 'restore', entries: [folder.entries[0]!] },
    ] as const) {
      expect(applyCommand(folder, command).entries).toEqual(folder.entries)
    }
  })

  test('a command applied twice is as one: it lies over a truth that may have it already', () => {
    const entry = buildFile({ id: 9 })
    for (const command of [
      { commandId: 'x', type: 'rename', id: 2, name: 'neu' },
      { commandId: 'x', type: 'remove', ids: [2] },
      { commandId: 'x', type: 'restore', entries: [entry] },
    ] as const) {
      const once = applyCommand(folder, command)
      expect(once.entries).not.toEqual(folder.entries)
      expect(applyCommand(once, command)).toEqual(once)
    }
  })

  test('an older state never covers a newer one; a change of what has gone adds nothing', () => {
    const late = applyEvent(folder, {
      type: 'changed',
      entries: [buildFile({ id: 2, version: 2, name: 'alt' })],
    })
    expect(late.entries).toEqual(folder.entries)
    const gone = applyEvent(folder, { type: 'changed', entries: [buildFile({ id: 99 })] })
    expect(gone.entries).toEqual(folder.entries)
    const added = applyEvent(folder, { type: 'added', entries: [buildFile({ id: 99 })] })
    expect(added.entries.map((entry) => entry.id)).toEqual([2, 3, 99])
    expect(applyEvent(added, { type: 'removed', ids: [2, 99] }).entries).toHaveLength(1)
  })
})

describe('uploads', () => {
  test('small files share calls of 16 MiB and 50 files at most, large ones travel alone', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ size: fc.integer({ min: 1, max: 40_000_000 }) })),
        (files) => {
          const batches = planBatches(files)
          expect(batches.flat()).toHaveLength(files.length)
          for (const batch of batches) {
            const bytes = batch.reduce((sum, file) => sum + file.size, 0)
            expect(batch.length === 1 || (bytes <= 16 * 1_024 * 1_024 && batch.length <= 50)).toBe(
              true,
            )
          }
        },
      ),
    )
  })

  test('what was sent falls on the files in turn (FILE-09)', () => {
    expect(shareProgress([3, 4, 5], 5)).toEqual([3, 2, 0])
    expect(shareProgress([3, 4], 99)).toEqual([3, 4])
  })
})
