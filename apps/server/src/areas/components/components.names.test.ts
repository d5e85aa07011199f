import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { freeName, freeNames, nameKey, slug } from './components.names.ts'

describe('names', () => {
  test.each([
    ['Plan.pdf', [], 'Plan.pdf'],
    ['Plan.pdf', ['plan.pdf'], 'Plan (2).pdf'],
    ['Plan.pdf', ['plan.pdf', 'plan (2).pdf'], 'Plan (3).pdf'],
    ['Plan.v2.pdf', ['plan.v2.pdf'], 'Plan.v2 (2).pdf'],
    ['.env', ['.env'], '.env (2)'],
    ['Ordner', ['ordner'], 'Ordner (2)'],
    ['ÜBERSICHT.PDF', ['übersicht.pdf'], 'ÜBERSICHT (2).PDF'],
  ])('%s beside %j becomes %s (T-65)', (name, taken, expected) => {
    expect(freeName(name, new Set(taken))).toBe(expected)
  })

  test('a numbered name is free and fits 255 bytes, whatever the name (T-65)', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }).map((text) => {
      return `${text}.pdf`
    })
    fc.assert(
      fc.property(name, (wanted) => {
        fc.pre(Buffer.byteLength(wanted) <= 255)
        const taken = new Set([nameKey(wanted)])
        const free = freeName(wanted, taken)
        expect(taken.has(nameKey(free))).toBe(false)
        expect(Buffer.byteLength(free)).toBeLessThanOrEqual(255)
        expect(free.endsWith(' (2).pdf')).toBe(true)
      }),
    )
  })

  test('a name of 255 bytes keeps its extension when it gets a number (T-65)', () => {
    const long = `${'ä'.repeat(125)}x.pdf`
    expect(Buffer.byteLength(long)).toBe(255)
    const free = freeName(long, new Set([nameKey(long)]))
    expect(Buffer.byteLength(free)).toBeLessThanOrEqual(255)
    expect(free).toMatch(/ä \(2\)\.pdf$/)
  })

  test('a dot with very much behind it does not keep the number from fitting (T-65)', () => {
    const long = `a.${'x'.repeat(253)}`
    const free = freeName(long, new Set([nameKey(long)]))
    expect(Buffer.byteLength(free)).toBeLessThanOrEqual(255)
    expect(free).toMatch(/^a\.x+ \(2\)$/)
  })

  test('many files of one name in a full folder get their numbers by looking once (T-65)', () => {
    const numbered = Array.from({ length: 25_000 }, (_, index) => `plan (${index + 2}).pdf`)
    const looked = vi.spyOn(Set.prototype, 'has')
    const free = freeNames(
      Array.from({ length: 1_000 }, () => 'Plan.pdf'),
      new Set(['plan.pdf', ...numbered]),
    )
    const looks = looked.mock.calls.length
    looked.mockRestore()
    // Each begun anew would be 25 million.
    expect(looks).toBeLessThan(40_000)
    expect(new Set(free).size).toBe(1_000)
    expect([free[0], free[999]]).toEqual(['Plan (25002).pdf', 'Plan (26001).pdf'])
  })

  test('composed and decomposed letters are the same name', () => {
    expect(nameKey('A\u0308rger')).toBe(nameKey('Ärger'))
  })

  test.each([
    ['Mediapläne 2027', 'mediaplaene-2027'],
    ['Großes Archiv', 'grosses-archiv'],
    ['Crème & Café', 'creme-cafe'],
    ['📸', ''],
  ])('%s is %j in an address', (name, expected) => {
    expect(slug(name)).toBe(expected)
  })
})
