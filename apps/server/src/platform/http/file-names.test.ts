import { describe, expect, test } from 'vitest'
import { fileNameProblem, normalName } from './file-names.ts'

describe('file names', () => {
  test.each([
    'Mediaplan Frühjahr 2027.xlsx',
    'Größe & Maß – Übersicht (final).pdf',
    '🎄 Weihnachten.png',
    '.gitignore',
    'com10.txt',
    'console.log',
    'a'.repeat(255),
  ])('takes %s', (name) => expect(fileNameProblem(name)).toBeUndefined())

  test.each([
    ['', 'empty'],
    ['\u200B\u3164', 'empty'],
    ['../geheim.txt', 'characters'],
    ['a\\b.txt', 'characters'],
    ['C:plan.txt', 'characters'],
    ['was?.txt', 'characters'],
    ['a\u0000.txt', 'hidden'],
    ['a\n.txt', 'hidden'],
    ['rechnung\u202Efdp.exe', 'hidden'],
    ['\uD800.txt', 'hidden'],
    ['a\uFFFF.txt', 'hidden'],
    ['punkt.', 'ending'],
    ['leer ', 'ending'],
    ['..', 'ending'],
    ['CON', 'reserved'],
    ['nul.txt', 'reserved'],
    ['LPT1.pdf', 'reserved'],
    ['ä'.repeat(128), 'too-long'],
  ])('refuses %j: %s', (name, problem) => expect(fileNameProblem(name)).toBe(problem))

  test('equal names have one form', () => {
    expect(normalName('U\u0308bersicht')).toBe('\u00dcbersicht')
  })
})
