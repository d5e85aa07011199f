import { describe, expect, test } from 'vitest'
import { iconText, isHost, pictureAddress, pictureUrl } from './fields.ts'

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
