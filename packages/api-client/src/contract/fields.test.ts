import { describe, expect, test } from 'vitest'
import { assert, integer, property } from 'fast-check'
import { iconText, isHost, money, moneyText, pictureAddress, pictureUrl } from './fields.ts'

const takes = (text: string) =>
  [pictureAddress, pictureUrl].map((field) => field.safeParse(text).success)

describe('an address of a picture (ENT-01, VAL-05)', () => {
  test.each([
    '/images/nordlicht/logo',
    '/images/abc?w=400#oben',
    "/it’s/(1),2;x='y'%20{z}|",
    '/',
    '',
    '  /images/a.png  ',
  ])('is %j', (text) => {
    expect(takes(text)).toEqual([true, true])
  })

  test.each([
    'https://bilder.example/a.png',
    'http://evil.example"onclick=1',
    "http://evil.example'onclick=1",
    '//evil.example',
    '/a"b',
    '/a`b',
    '/\\evil.example',
    'a.png',
    'javascript:alert(1)',
    'data:image/png;base64,x',
  ])('is not %j: a page would not load it', (text) => {
    expect(takes(text)).toEqual([false, false])
  })

  test('may be the word for none', () => {
    expect(takes('-not-found-')).toEqual([false, true])
  })
})

test.each([
  ['chart-column', true],
  ['fa fa-home', true],
  ['/images/logo', true],
  ['https://bilder.example/a.png', false],
  ['//bilder.example/a.png', false],
  ['javascript:alert(1)', false],
])('an icon is a name or a picture of ours: %j is %s (VAL-07)', (text, expected) => {
  expect(iconText.safeParse(text).success).toBe(expected)
})

test.each([
  ['bilder.example', true],
  ['müller.example:8080', true],
  ['[2001:db8::1]:80', true],
  ['evil.example"onclick=1', false],
  ["evil.example'onclick=1", false],
  ['evil.example`onclick=1', false],
  ['user:word@evil.example', false],
  ['a.example:port', false],
])('the host of a web address: %j is %s (VAL-05)', (text, expected) => {
  expect(isHost(text)).toBe(expected)
})

describe('an amount of money in a request (CAMP-10)', () => {
  const isTaken = (amount: number) => money.safeParse(amount).success
  test('has two decimals at most: a third is refused, however large the amount', () => {
    const cents = integer({ min: 0, max: 99_999_999_999_900 })
    const third = integer({ min: 1, max: 9 })
    assert(
      property(cents, (amount) => {
        expect(isTaken(amount / 100)).toBe(true)
      }),
    )
    assert(
      property(integer({ min: 0, max: 99_999_999_999_999 }), third, (amount, digit) => {
        const whole = String(Math.floor(amount / 100))
        const text = `${whole}.${String(amount % 100).padStart(2, '0')}${digit}`
        // Beyond what a number can tell apart, there is no third decimal.
        if (String(Number(text)) === text) expect(isTaken(Number(text))).toBe(false)
      }),
    )
    expect([1234.005, 0.001, 1e-7, 999_999_999_998.991].map(isTaken)).toEqual([false, false, false, false]) // prettier-ignore
    expect([0.07, 0.29, 1.1, 99_000.5, 999_999_999_999].map(isTaken)).toEqual([true, true, true, true, true]) // prettier-ignore
  })

  test('is never below nothing, nor as text something else than a number', () => {
    expect([-1, Number.NaN, Infinity, 1e12].map(isTaken)).toEqual([false, false, false, false])
    const texts = ['340501', '340501.5', '340501.25', '1.005', '-1', '1,5', '1e3', '']
    expect(texts.map((text) => moneyText.safeParse(text).success)).toEqual([true, true, true, false, false, false, false, false]) // prettier-ignore
  })
})
