import { describe, expect, test } from 'vitest'
import { pictureUrl, webAddress } from './fields.ts'

const takes = (text: string) =>
  [webAddress, pictureUrl].map((field) => field.safeParse(text).success)

describe('an address of a picture (ENT-01, VAL-05)', () => {
  test.each([
    'https://bilder.example/a.png',
    'http://bilder.example:8080',
    'https://müller.example/logo?w=400#oben',
    "https://a_b.example/it’s/(1),2;x='y'%20{z}|",
    'http://127.0.0.1:4400/a',
    'http://[2001:db8::1]:80/a',
    '/images/nordlicht/logo',
    '/',
    '',
    '  https://bilder.example/a.png  ',
  ])('is %j', (text) => {
    expect(takes(text)).toEqual([true, true])
  })

  test.each([
    'http://evil.example"onclick=1',
    "http://evil.example'onclick=1",
    'http://evil.example`onclick=1/',
    'http://evil.example/"onclick=1',
    'https://evil.example/<script>',
    'https://user:word@evil.example/a.png',
    'https://bilder.example\\@evil.example',
    'https://',
    'https://?a',
    'https://a.example:port/',
    'https://a b.example',
    '//evil.example',
    '/a"b',
    'javascript:alert(1)',
    'data:image/png;base64,x',
  ])('is not %j', (text) => {
    expect(takes(text)).toEqual([false, false])
  })

  test('may be the word for none', () => {
    expect(takes('-not-found-')).toEqual([false, true])
  })
})
