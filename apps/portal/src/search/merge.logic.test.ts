import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askAll, mergeResults } from './merge.logic.ts'
import type { SearchProvider, SearchResult } from './search.types.ts'

const result = (label: string, isFirst = false): SearchResult => ({
  id: label,
  label,
  isFirst,
  open: () => undefined,
})
const labels = (results: readonly SearchResult[]) => results.map(({ label }) => label)

describe('answers of several providers', () => {
  test('campaigns and direct orders first, then by name with ä as a, six at most (SRCH-02)', () => {
    const files = ['Zander.pdf', 'Öl.pdf', 'Ofen.pdf', 'Äpfel.pdf', 'Azur.pdf'].map((name) =>
      result(name),
    )
    const campaigns = [result('Ypsilon', true), result('Xaver', true)]
    expect(labels(mergeResults([files, campaigns], 6))).toEqual([
      'Xaver',
      'Ypsilon',
      'Äpfel.pdf',
      'Azur.pdf',
      'Ofen.pdf',
      'Öl.pdf',
    ])
  })

  test('the order of a single server is its own (SRCH-02)', () => {
    expect(labels(mergeResults([[result('b'), result('a')], []], 6))).toEqual(['b', 'a'])
  })

  test('whatever comes: nothing twice, never more than asked for, no first one after another (SRCH-02)', () => {
    const answer = fc.array(
      fc.record({ label: fc.string(), isFirst: fc.boolean() }).map((one) => ({
        ...result(one.label, one.isFirst),
      })),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(
        fc.array(answer, { minLength: 2 }),
        fc.integer({ min: 1, max: 9 }),
        (all, limit) => {
          const merged = mergeResults(all, limit)
          expect(merged.length).toBeLessThanOrEqual(limit)
          expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length)
          const firsts = merged.map(({ isFirst }) => isFirst)
          expect(firsts).toEqual(firsts.toSorted((a, b) => Number(b) - Number(a)))
        },
      ),
    )
  })
})

describe('asking', () => {
  const request = { signal: new AbortController().signal, scope: undefined, limit: 6 }
  const broken: SearchProvider = {
    id: 'broken',
    kind: 'results',
    search: () => Promise.reject(new Error('no answer')),
  }
  const working = (...found: string[]): SearchProvider => ({
    id: 'working',
    kind: 'results',
    search: async () => found.map((label) => result(label)),
  })

  test('who fails does not hide what others found', async () => {
    expect(labels(await askAll([broken, working('Plan')], 'pl', request))).toEqual(['Plan'])
  })
  test('a failure is told where nothing was found', async () => {
    await expect(askAll([broken, working()], 'pl', request)).rejects.toThrow('no answer')
  })
})
