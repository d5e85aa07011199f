import { describe, expect, test } from 'vitest'
import { isSameForAll, namesOf, showsModules } from './page-list.logic.ts'
import { buildModule } from './testing/index.ts'

describe('a page and its modules', () => {
  test('are for the same people, in whatever order these stand (PERM-13)', () => {
    const one = buildModule({ id: 1, audience: [11, 12] })
    expect(isSameForAll([one])).toBe(true)
    expect(isSameForAll([one, buildModule({ id: 2, audience: [12, 11] })])).toBe(true)
    expect(isSameForAll([one, buildModule({ id: 2, audience: [11] })])).toBe(false)
    expect(isSameForAll([one, buildModule({ id: 2, audience: [11, 13] })])).toBe(false)
  })

  test('are one thing where there is one module of the same name', () => {
    const files = buildModule({ id: 1, name: 'Dateien' })
    expect(showsModules({ id: 1, name: 'Dateien', modules: [files] })).toBe(false)
    expect(showsModules({ id: 1, name: 'Briefing', modules: [files] })).toBe(true)
    expect(showsModules({ id: 1, name: 'Dateien', modules: [files, files] })).toBe(true)
    expect(showsModules({ id: 1, name: 'Leer', modules: [] })).toBe(false)
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
})
