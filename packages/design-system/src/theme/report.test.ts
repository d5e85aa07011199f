import { describe, expect, test } from 'vitest'
import { createTheme, describeReport, type ThemeInput } from './index.ts'

const lines = (input: ThemeInput, locale: string) =>
  describeReport(createTheme(input).report, locale)

describe('the report of a theme', () => {
  test('says what a yellow got', () => {
    const { light } = createTheme({ primary: '#ffed00' })
    expect(lines({ primary: '#ffed00' }, 'en-GB')).toEqual([
      `Fill #ffed00 as chosen, dark text on it (${light['on-brand']})`,
      `Light: border added, link tone ${light['brand-text']} used`,
      'Dark: readable as it is',
    ])
    expect(lines({ primary: '#ffed00' }, 'de-DE')).toEqual([
      `Fläche #ffed00 wie gewählt, Schrift darauf dunkel (${light['on-brand']})`,
      `Hell: Rand ergänzt, Linkton ${light['brand-text']}`,
      'Dunkel: lesbar wie gewählt',
    ])
  })

  test('says by how much a fill had to move at 7:1', () => {
    const [fill] = lines({ primary: '#777777', contrast: 'more' }, 'de')
    expect(fill).toMatch(
      /^Fläche #[\da-f]{6}, \d+(,\d)? Stufen heller als gewählt, damit Schrift darauf 7:1 erreicht; /,
    )
  })

  test('says that an entry is no colour', () => {
    expect(lines({ primary: 'gelb' }, 'en')[0]).toBe(
      '“gelb” is not a colour; #2392d4 is used instead',
    )
    expect(lines({ primary: 'gelb' }, 'de')[0]).toBe(
      '„gelb“ ist keine Farbe, an ihrer Stelle steht #2392d4',
    )
  })

  test('names the second colour where there is one', () => {
    const both = lines({ primary: '#c8102e', secondary: '#ffffff' }, 'de')
    expect(both.filter((line) => line.startsWith('Zweite Farbe: '))).toHaveLength(3)
    expect(lines({ primary: '#c8102e' }, 'de').join()).not.toContain('Zweite')
  })
})
