import { describe, expect, test } from 'vitest'
import { isFileName, normalName } from './file-names.ts'

describe('file names', () => {
  test.each([
    'Mediaplan Frühjahr 2027.xlsx',
    'Größe & Maß – Übersicht (final).pdf',
    '🎄 Weihnachten.png',
    '.gitignore',
    'com10.txt',
    'console.log',
    'a'.repeat(255),
  ])('takes %s', (name) => expect(isFileName(name)).toBe(true))

  test.each([
    ['', 'nothing'],
    ['../geheim.txt', 'a path'],
    ['a\\b.txt', 'a Windows path'],
    ['C:plan.txt', 'a drive'],
    ['a\u0000.txt', 'a control character'],
    ['a\n.txt', 'a line break'],
    ['was?.txt', 'a wildcard'],
    ['punkt.', 'a dot at the end'],
    ['leer ', 'a space at the end'],
    ['.', 'the folder'],
    ['..', 'the folder above'],
    ['CON', 'a device'],
    ['nul.txt', 'a device with an ending'],
    ['LPT1.pdf', 'a port'],
    ['rechnung\u202Efdp.exe', 'a turned reading direction'],
    ['ä'.repeat(128), '256 bytes'],
    ['\uD800.txt', 'half a character'],
  ])('refuses %j: %s', (name) => expect(isFileName(name)).toBe(false))

  test('equal names have one form', () => {
    expect(normalName('U\u0308bersicht')).toBe('\u00dcbersicht')
  })
})
