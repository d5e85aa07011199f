import { expect, test } from 'vitest'
import { parseLinkAddress } from './link-address.ts'

const origin = 'https://portal.example'

test.each([
  ['https://example.org/plan?a=1#b', 'https://example.org/plan?a=1#b'],
  [' http://example.org ', 'http://example.org'],
  ['example.org/tarife', 'https://example.org/tarife'],
  ['müller.de', 'https://müller.de'],
  ['localhost.example:4400/x', 'https://localhost.example:4400/x'],
  ['mailto:plan@example.org?subject=KW 13', 'mailto:plan@example.org?subject=KW 13'],
  ['plan@example.org', 'mailto:plan@example.org'],
  ['tel:+49 40 123456', 'tel:+4940123456'],
  ['+49 (40) 123-456', 'tel:+4940123456'],
  ['/files/3-vertraege', '/files/3-vertraege'],
  ['https://portal.example/campaigns/7?x=1', '/campaigns/7?x=1'],
])('%s may be linked, as %s (POST-04)', (typed, address) => {
  expect(parseLinkAddress(typed, origin)).toBe(address)
})

test.each([
  '',
  'Sommerfrische',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://portal.example/1',
  'cid:bild1',
  '//boese.example',
  '/\\boese.example',
  'https:boese',
  'https://portal.example@boese.example',
  'mailto:',
  'tel:javascript',
])('%j is no address of a link (POST-04)', (typed) => {
  expect(parseLinkAddress(typed, origin)).toBeUndefined()
})
