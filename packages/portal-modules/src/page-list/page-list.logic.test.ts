import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  freeSlug,
  isFullFor,
  isSameForAll,
  isWebAddress,
  maxSlugLength,
  moves,
  namesOf,
  nextOf,
  placedBefore,
  slugFault,
  slugFrom,
  targetOfMove,
} from './page-list.logic.ts'
import { buildModule, buildPage } from './testing/index.ts'

describe('a page and its modules', () => {
  test('are for the same people, in whatever order these stand (PERM-13)', () => {
    const one = buildModule({ id: 1, audience: [11, 12] })
    expect(isSameForAll([one])).toBe(true)
    expect(isSameForAll([one, buildModule({ id: 2, audience: [12, 11] })])).toBe(true)
    expect(isSameForAll([one, buildModule({ id: 2, audience: [11] })])).toBe(false)
    expect(isSameForAll([one, buildModule({ id: 2, audience: [11, 13] })])).toBe(false)
  })

  test('name who sees them: whoever sees everything, the chosen groups, and people alone (T-70)', () => {
    const groups = [
      { id: 10, name: 'Leitung', seesEverything: true },
      { id: 11, name: 'Marketing', seesEverything: false },
      { id: 12, name: 'Beratung', seesEverything: false },
      { id: -55, name: 'Henrik Voss', seesEverything: false },
    ]
    expect(namesOf([-55, 12, 99], groups)).toEqual(['Leitung', 'Beratung', 'Henrik Voss'])
  })

  test('what shows everything of the application lies there once', () => {
    const there = [buildModule({ id: 1, kind: 'campaign' }), buildModule({ id: 2 })]
    expect(isFullFor(there, 'campaign')).toBe(true)
    expect(isFullFor(there, 'directorderlist')).toBe(false)
    expect(isFullFor(there, 'fileexplorer')).toBe(false)
  })
})

describe('the address of a page (ROUTE-11)', () => {
  const known = {
    others: [
      buildPage({ id: 1, name: 'Dateien', slug: 'files' }),
      buildPage({ id: 2, slug: 'files-2' }),
      buildPage({ id: 3, slug: null, url: 'https://www.example' }),
    ],
    reserved: new Set(['home']),
  }

  test.each([
    ['Mediapläne 2027', 'mediaplaene-2027'],
    ['  Größe & Maß!', 'groesse-mass'],
    ['Café Crème', 'cafe-creme'],
    ['日本', ''],
  ])('is made of the name: %s becomes %j', (name, slug) => expect(slugFrom(name)).toBe(slug))

  test('is what an address can be, whatever the name; and one that is free is nobody else’s', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (name) => {
        const slug = freeSlug(slugFrom(name), known)
        expect(slug.length).toBeLessThanOrEqual(maxSlugLength)
        if (slug !== '') expect(slugFault(slug, known)).toBeUndefined()
      }),
    )
  })

  test('is refused where the portal or another page needs it, with a free one', () => {
    expect(slugFault('home', known)).toEqual({ fault: 'reserved', free: 'home-2' })
    expect(slugFault('files', known)).toEqual({ fault: 'taken', free: 'files-3', by: 'Dateien' })
    expect(slugFault('', known)).toEqual({ fault: 'missing' })
    for (const slug of ['a b', '-a', 'a--b', 'ä', 'a/b', 'x'.repeat(maxSlugLength + 1)])
      expect([slug, slugFault(slug, known)]).toEqual([slug, { fault: 'form' }])
    expect(slugFault('plans', known)).toBeUndefined()
  })

  test('may be elsewhere, where a browser can go', () => {
    for (const url of ['https://www.example', 'http://a.example/b?c=d'])
      expect([url, isWebAddress(url)]).toEqual([url, true])
    for (const url of [
      '',
      'example',
      'javascript:alert(1)',
      '//a.example',
      'https://',
      'https://a b',
    ])
      expect([url, isWebAddress(url)]).toEqual([url, false])
  })
})

describe('the order', () => {
  const all = [1, 2, 3].map((id) => ({ id }))
  const ids = [1, 2, 3]
  const idsAfter = (id: number, beforeId: number | null) =>
    placedBefore(all, id, beforeId).map((one) => one.id)

  test('is changed by a menu, which offers nothing that changes nothing', () => {
    const after = (id: number) =>
      moves.map((move) => {
        const target = targetOfMove(ids, id, move)
        return target === undefined ? 'stays' : idsAfter(id, target).join('')
      })
    expect(after(1)).toEqual(['stays', 'stays', '213', '231'])
    expect(after(2)).toEqual(['213', '213', '132', '132'])
    expect(after(3)).toEqual(['312', '132', 'stays', 'stays'])
    expect(after(9)).toEqual(['stays', 'stays', 'stays', 'stays'])
  })

  test('comes back by what something stood before', () => {
    for (const id of ids) {
      for (const target of [...ids.filter((one) => one !== id), null]) {
        const moved = placedBefore(all, id, target)
        expect(placedBefore(moved, id, nextOf(ids, id)).map((one) => one.id)).toEqual(ids)
      }
    }
    expect(idsAfter(9, 1)).toEqual(ids)
    // What it was to stand before is gone: the end.
    expect(idsAfter(1, 99)).toEqual([2, 3, 1])
  })
})
