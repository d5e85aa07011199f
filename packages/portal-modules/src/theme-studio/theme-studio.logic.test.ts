import { createTheme } from '@atrium/design-system/theme'
import { describe, expect, test } from 'vitest'
import { buildTheme, groups, people, threeThemes } from './testing/fixtures.ts'
import {
  draftOf,
  emptyLook,
  faultsOf,
  firstKind,
  fixedCount,
  groundOf,
  isSameDraft,
  lookOf,
  targetName,
  targetOf,
  themeInTheWay,
  verdictsOf,
  withGround,
  withTheme,
  withoutTheme,
} from './theme-studio.logic.ts'

const verdicts = (primary: string, secondary?: string) =>
  verdictsOf(createTheme({ primary, secondary }))

/** Colours that break other systems, and greys. */
const hard = ['#ffed00', '#ffffff', '#000000', '#777777', '#00ff00', '#c8102e', '#2392d4']

describe('the verdict (T-11, D-07)', () => {
  test.each(hard)('%s: every tone that stands somewhere keeps what is asked for', (primary) => {
    for (const { ratio, least } of verdicts(primary)) expect(ratio).toBeGreaterThanOrEqual(least)
  })

  test.each(hard)(
    '%s: another tone stands in exactly where the colour alone is too weak',
    (hex) => {
      for (const { isFixed, ownRatio, least, own, shade } of verdicts(hex)) {
        expect(isFixed).toBe(ownRatio < least)
        if (!isFixed && shade !== '#ffffff') expect(ownRatio).toBeGreaterThanOrEqual(least)
        expect(own).toBe(hex)
      }
    },
  )

  test('a yellow is too light for words in light, and stays as it is in dark', () => {
    const text = verdicts('#ffed00').filter(({ use }) => use === 'text')
    expect(text.map(({ mode, isFixed }) => [mode, isFixed])).toEqual([
      ['light', true],
      ['dark', false],
    ])
    expect(text[0]!.ownRatio).toBeLessThan(1.5)
    expect(text[1]!.shade).toBe('#ffed00')
  })

  test('the second colour has its own lines, where it is another one', () => {
    expect(new Set(verdicts('#ffed00').map(({ brand }) => brand))).toEqual(new Set(['brand']))
    expect(verdicts('#ffed00', '#123456').some(({ brand }) => brand === 'accent')).toBe(true)
    expect(verdicts('#ffed00', '#ffed00').some(({ brand }) => brand === 'accent')).toBe(false)
  })

  test('adjusted tones are counted', () => {
    const all = verdicts('#ffed00')
    expect(fixedCount(all)).toBe(all.filter(({ isFixed }) => isFixed).length)
    expect(fixedCount(all)).toBeGreaterThan(0)
  })
})

describe('a draft', () => {
  const theme = buildTheme({ target: { kind: 'group', id: 12 } })
  const draft = draftOf(theme.target, theme.look)

  test('comes from a theme and goes back to the same (ENT-04)', () => {
    expect(lookOf(draft)).toEqual(theme.look)
    expect(targetOf(draft)).toEqual(theme.target)
  })

  test('is the same where only the writing of a colour differs', () => {
    expect(isSameDraft(draft, { ...draft, primary: ' #0B6FB8 ' })).toBe(true)
    expect(isSameDraft(draft, { ...draft, primary: '#0b6fb9' })).toBe(false)
    expect(isSameDraft(draft, { ...draft, targetId: 11 })).toBe(false)
    const look = { ...draft.look, isNavigationExpanded: false }
    expect(isSameDraft(draft, { ...draft, look })).toBe(false)
    expect(isSameDraft(draft, { ...draft, look: { ...draft.look, headerStyle: '' } })).toBe(true)
  })

  test('says what keeps it from being saved (VAL-04)', () => {
    expect(faultsOf(draft)).toEqual([])
    expect(faultsOf({ ...draft, primary: '', secondary: '' })).toEqual([])
    expect(faultsOf({ ...draft, targetId: null, primary: 'blau', secondary: '#12' })).toEqual([
      'target',
      'primary',
      'secondary',
    ])
  })
})

describe('whom a theme is for (ADM-06)', () => {
  const studio = { name: 'Alpenquell', themes: threeThemes, groups, people, can: { edit: true } }

  test('there is one theme for each', () => {
    expect(themeInTheWay(studio, { kind: 'group', id: 12 }, undefined)?.id).toBe(2)
    expect(themeInTheWay(studio, { kind: 'group', id: 12 }, 2)).toBeUndefined()
    expect(themeInTheWay(studio, { kind: 'person', id: 12 }, undefined)).toBeUndefined()
    expect(themeInTheWay(studio, { kind: 'application' }, undefined)?.id).toBe(1)
  })

  test('a new one is for everybody first, then for a group', () => {
    expect(firstKind({ themes: [] })).toBe('application')
    expect(firstKind(studio)).toBe('group')
  })

  test('is called by the name of the group or person', () => {
    expect(targetName(studio, { kind: 'group', id: 12 })).toBe('Kunde – Marketing')
    expect(targetName(studio, { kind: 'person', id: 21 })).toBe('Korbinian Huber')
    expect(targetName(studio, { kind: 'person', id: 987 })).toBeUndefined()
  })

  test('a saved theme stands where its like stand', () => {
    const [first, second, third] = threeThemes
    const moved = { ...third!, target: { kind: 'group' as const, id: 11 } }
    const themes = withTheme(withoutTheme(studio, 1), moved).themes
    expect(themes.map(({ id }) => id)).toEqual([2, 3])
    expect(withTheme({ ...studio, themes: [third!, second!] }, first!).themes).toEqual(threeThemes)
  })
})

describe('the navigation’s text (ENT-04)', () => {
  test('keeps what this version does not know', () => {
    expect(withGround('{"width":3,"ground":"canvas"}', 'brand')).toBe(
      '{"width":3,"ground":"brand"}',
    )
    expect(withGround('{"width":3}', 'canvas')).toBe('{"width":3,"ground":"canvas"}')
  })

  test('the plain one alone needs none, and a broken one is left behind', () => {
    expect(withGround('{"ground":"brand"}', 'canvas')).toBeNull()
    expect(withGround('{ground', 'picture')).toBe('{"ground":"picture"}')
    expect(groundOf({ ...emptyLook, navigationStyle: '{"ground":"picture"}' })).toBe('picture')
  })
})
