import { describe, expect, test } from 'vitest'
import { normalAddress } from './links.addresses.ts'

const portal = 'https://portal.example.com'
const outside = (url: string) => ({ url, isExternal: true })
const inside = (url: string) => ({ url, isExternal: false })

describe('the address of a report link (API-42)', () => {
  test.each([
    ['  https://portal.example.com/bi/umsatz?woche=21#top ', inside('/bi/umsatz?woche=21')],
    ['HTTPS://Portal.Example.COM:443/bi/umsatz', inside('/bi/umsatz')],
    ['/bi/umsatz?woche=21', inside('/bi/umsatz?woche=21')],
    ['https://bi.example.net/a b'.replace(' ', '%20'), outside('https://bi.example.net/a%20b')],
    ['http://bi.example.net', outside('http://bi.example.net/')],
    ['bi.example.net/umsatz', undefined],
  ])('%s', (text, expected) => {
    expect(normalAddress('reportlink', text, portal)).toEqual(expected)
  })
})

describe('the address of a page link (API-42)', () => {
  test.each([
    ['portal.example.com/insights#neu', inside('/insights#neu')],
    ['https://portal.example.com', inside('/')],
    ['/files/12-plaene?view=true', inside('/files/12-plaene?view=true')],
    ['alpenquell.example/presse', outside('https://alpenquell.example/presse')],
    ['alpenquell.example:8443/presse', outside('https://alpenquell.example:8443/presse')],
    ['http://alpenquell.example', outside('http://alpenquell.example/')],
    ['müller.example', outside('https://xn--mller-kva.example/')],
  ])('%s', (text, expected) => {
    expect(normalAddress('pagelink', text, portal)).toEqual(expected)
  })
})

describe.each(['reportlink', 'pagelink'] as const)('no address of a %s (VAL-05)', (type) => {
  test.each([
    '',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'mailto:info@alpenquell.example',
    'ftp://alpenquell.example',
    'https://',
    'https:///pfad',
    'https://kein punkt.example',
    'https://ohnepunkt',
    '//alpenquell.example/presse',
    '/\\alpenquell.example',
    'https://name:wort@alpenquell.example',
    'zwei wörter',
    'http://evil.example"onclick=1',
    "http://evil.example'onclick=1",
    'http://evil.example`onclick=1/pfad',
  ])('%j', (text) => {
    expect(normalAddress(type, text, portal)).toBeUndefined()
  })
})

test('an address of the portal on a laptop stays inside (API-42)', () => {
  const local = 'http://localhost:4400'
  expect(normalAddress('pagelink', 'http://localhost:4400/files', local)).toEqual(inside('/files'))
  expect(normalAddress('pagelink', 'localhost:4400/files', local)).toEqual(
    outside('https://localhost:4400/files'),
  )
})
