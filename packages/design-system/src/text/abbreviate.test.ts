import { describe, expect, test } from 'vitest'
import { abbreviate } from './abbreviate.ts'

describe('abbreviate', () => {
  test('27 characters stay, 28 are cut (CONST-02)', () => {
    expect(abbreviate('a'.repeat(27))).toBe('a'.repeat(27))
    expect(abbreviate('a'.repeat(28))).toBe(`${'a'.repeat(26)}…`)
  })

  test.each([35, 40, 80] as const)('cuts at %i (CONST-02)', (length) => {
    expect([...abbreviate('ä'.repeat(length + 1), length)]).toHaveLength(length)
    expect(abbreviate('ä'.repeat(length), length)).toBe('ä'.repeat(length))
  })

  test('counts and keeps whole what is seen as one character (CONST-02)', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(abbreviate(family.repeat(27))).toBe(family.repeat(27))
    expect(abbreviate(family.repeat(28))).toBe(`${family.repeat(26)}…`)
    const umlaut = 'u\u0308'
    expect(abbreviate(umlaut.repeat(28))).toBe(`${umlaut.repeat(26)}…`)
  })

  test('leaves no blank before the ellipsis', () => {
    expect(abbreviate(`${'a'.repeat(25)} ${'b'.repeat(10)}`)).toBe(`${'a'.repeat(25)}…`)
  })
})
