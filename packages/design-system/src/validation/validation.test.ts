import {
  array,
  assert,
  constantFrom,
  integer,
  oneof,
  property,
  string,
  webPath,
  webUrl,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as check from './index.ts'

const DE = 'de-DE'
const EN = 'en-GB'
const word = (min: number, max: number) =>
  string({ minLength: min, maxLength: max, unit: constantFrom(...'aäzß9-') })

describe('an answer', () => {
  test('is missing when it is nothing, blank or an empty list (VAL-01, VAL-02)', () => {
    for (const nothing of ['', '  \n', undefined, null, [], Number.NaN]) {
      expect(check.required(nothing, EN)).toBe('This field is required')
      expect(check.required(nothing, DE)).toBe('Dieses Feld ist erforderlich.')
    }
  })

  test('is there when it is false or zero', () => {
    for (const answer of [false, 0, 'x', [0], {}])
      expect(check.required(answer, DE)).toBeUndefined()
  })
})

describe('lengths', () => {
  test('within both bounds say nothing, outside of one say which (VAL-01)', () => {
    assert(
      property(word(1, 120), integer({ min: 1, max: 120 }), (text, bound) => {
        const length = text.length
        expect(check.minLength(text, bound, DE) === undefined).toBe(length >= bound)
        expect(check.maxLength(text, bound, DE) === undefined).toBe(length <= bound)
      }),
    )
    expect(check.minLength('ab', 3, DE)).toBe('Bitte geben Sie mindestens 3 Zeichen ein.')
    expect(check.maxLength('abcd', 3, EN)).toBe('Please enter at most 3 characters')
  })

  test('count no blanks around, and leave no answer to `required`', () => {
    expect(check.minLength('  ab  ', 3, DE)).toBeDefined()
    expect(check.maxLength('  abc  ', 3, DE)).toBeUndefined()
    expect(check.minLength('   ', 3, DE)).toBeUndefined()
  })
})

describe('addresses (VAL-05)', () => {
  const strict = ['https://example.com', 'http://a.de/b?c=d#e', '/berichte/7?x=1', 'HTTPS://A.de']
  const loose = [...strict, 'mailto:mail@example.com', 'tel:+494012345', 'netz laufwerk/ordner']
  const never = [
    'javascript:alert(1)',
    ' JavaScript:x',
    'java script:x',
    'data:text/html,x',
    'a\u0000b',
  ]

  test.each(strict)('%s is a strict one', (text) => {
    expect(check.strictUrl(text, DE)).toBeUndefined()
  })
  test.each([
    ...never,
    'https://',
    'https:///a',
    '//evil.example',
    '/\\evil.example',
    'a.de/b c',
    'http://a.de/b c',
    'ftp://a.de',
    'https://bank.example@evil.example',
    'example.com',
    'https:a',
  ])('%j is not a strict one', (text) => {
    expect(check.strictUrl(text, EN)).toContain('https://')
  })
  test.each(loose)('%s will do elsewhere', (text) => {
    expect(check.url(text, DE)).toBeUndefined()
  })
  test.each(never)('%j will not do anywhere', (text) => {
    expect(check.url(text, DE)).toBeDefined()
  })

  test('of any kind that a browser would take for code are turned down', () => {
    const noise = constantFrom('', ' ', '\t', '\n', '\u0001')
    assert(
      property(array(noise, { minLength: 12, maxLength: 12 }), (between) => {
        const text = Array.from('javascript:', (letter, index) => `${between[index]}${letter}`)
        expect(check.isUrl(`${text.join('')}alert(1)`)).toBe(false)
        expect(check.isStrictUrl(`${text.join('')}alert(1)`)).toBe(false)
      }),
    )
  })

  test('that are web addresses are strict ones, and every strict one will do elsewhere', () => {
    assert(
      property(webUrl({ withQueryParameters: true }), (text) => {
        expect(check.isStrictUrl(text)).toBe(true)
      }),
    )
    assert(
      property(oneof(string(), webPath(), webUrl()), (text) => {
        expect(check.isUrl(text) || !check.isStrictUrl(text)).toBe(true)
      }),
    )
  })

  test('get the scheme that people leave out', () => {
    expect(check.withScheme(' www.beispiel.de ')).toBe('https://www.beispiel.de')
    expect(check.withScheme('beispiel.de/a')).toBe('https://beispiel.de/a')
    expect(check.withScheme('https://beispiel.de')).toBe('https://beispiel.de')
    expect(check.withScheme('/berichte')).toBe('/berichte')
    expect(check.withScheme('javascript:alert(1)')).toBe('javascript:alert(1)')
  })
})

describe('a link or menu item', () => {
  const text = (length: number) => 'x'.repeat(length)

  test('holds its bounds exactly (VAL-06)', () => {
    const wrong = (displayName: string, description: string, icon: string) =>
      Object.keys(check.linkItem({ displayName, description, icon }, DE))
    expect(wrong(text(3), '', '')).toEqual([])
    expect(wrong(text(100), text(3), text(2))).toEqual([])
    expect(wrong(text(100), text(100), text(100))).toEqual([])
    expect(wrong(text(2), text(2), text(1))).toEqual(['displayName', 'description', 'icon'])
    expect(wrong(text(101), text(101), text(101))).toEqual(['displayName', 'description', 'icon'])
    expect(wrong('', '', '')).toEqual(['displayName'])
  })

  test('with an address of its own needs the address and an icon (VAL-07)', () => {
    const wrong = (url: string, icon: string) => Object.keys(check.linkVariant({ url, icon }, DE))
    expect(wrong('', '')).toEqual(['url', 'icon'])
    expect(wrong('https://a.de', text(1))).toEqual(['icon'])
    expect(wrong('https://a.de', text(2))).toEqual([])
    expect(wrong('javascript:x', text(101))).toEqual(['url', 'icon'])
    expect(check.linkVariant({ url: 'a b', icon: 'tv' }, DE, true).url).toBeDefined()
    expect(check.linkVariant({ url: 'a b', icon: 'tv' }, DE).url).toBeUndefined()
  })
})
