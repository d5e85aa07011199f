import { describe, expect, test } from 'vitest'
import { createTheme } from '../../theme/index.ts'
import { avatarColor, initials } from './avatar.logic.ts'

describe('the colour of initials (SET-05)', () => {
  test('A to X reach all 24 colours, Y and Z begin again (SET-05)', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
    const colors = letters.map(avatarColor)
    expect(new Set(colors.slice(0, 24)).size).toBe(24)
    expect(colors[24]).toBe(colors[0])
    expect(colors[25]).toBe(colors[1])
  })

  test('the 24 grounds are different colours in every theme (SET-05)', () => {
    const { light, dark } = createTheme({ primary: '#ffed00' })
    for (const tokens of [light, dark]) {
      const grounds = Array.from({ length: 24 }, (_, index) => tokens[`avatar-${index}`])
      expect(new Set(grounds).size).toBe(24)
    }
  })

  test.each([
    ['Özlem', 'özlem'],
    ['o\u0308zlem', 'Özlem'],
    ['  Maren', 'maren'],
  ])('%j and %j have one colour: case, blanks and composition do not matter (SET-05)', (a, b) => {
    expect(avatarColor(a)).toBe(avatarColor(b))
  })

  test.each(['', '👩🏽‍💻 Entwicklung', '😀', 'Ω'])('%j has a colour in range (SET-05)', (name) => {
    expect(avatarColor(name)).toBeGreaterThanOrEqual(0)
    expect(avatarColor(name)).toBeLessThan(24)
  })
})

describe('initials', () => {
  test.each([
    ['Maren Lindqvist', 'ML'],
    ['anna maria von Ötzen', 'AÖ'],
    ['Cher', 'C'],
    ['👩🏽‍💻 Team', '👩🏽‍💻T'],
    ['', ''],
  ])('%j become %j', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})
