import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileNameProblem, possibleFileName } from './file-names.ts'

/** Half characters too; the library's own take seconds to begin. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ffff })
  .map((code) => String.fromCodePoint(code))

describe('file names', () => {
  test.each([
    'Mediaplan Frühjahr 2027.xlsx',
    'Größe & Maß – Übersicht (final).pdf',
    '🎄 Weihnachten.png',
    '👩‍👩‍👧.png',
    '.gitignore',
    'com10.txt',
    'console.log',
    'a'.repeat(255),
  ])('%s is one', (name) => expect(fileNameProblem(name)).toBeUndefined())

  test.each([
    ['', 'empty', '_'],
    ['\u200B\u3164', 'empty', '_'],
    ['../geheim.txt', 'characters', '..-geheim.txt'],
    ['Was ist das?.txt', 'characters', 'Was ist das.txt'],
    ['Stand 12:30 Uhr.pdf', 'characters', 'Stand 12-30 Uhr.pdf'],
    ['"q".txt', 'characters', 'q.txt'],
    ['???.txt', 'characters', '_.txt'],
    ['a\nb.txt', 'hidden', 'a b.txt'],
    ['a\u0007.txt', 'hidden', 'a.txt'],
    ['rechnung\u202Efdp.exe', 'hidden', 'rechnungfdp.exe'],
    ['\uD800.txt', 'hidden', '_.txt'],
    ['a\uFFFF.txt', 'hidden', 'a.txt'],
    ['Plan.', 'ending', 'Plan'],
    ['Plan ', 'ending', 'Plan'],
    ['..', 'ending', '_'],
    ['nul .', 'ending', '_nul'],
    ['CON', 'reserved', '_CON'],
    ['nul.txt', 'reserved', '_nul.txt'],
    ['LPT1.pdf', 'reserved', '_LPT1.pdf'],
    ['ä'.repeat(128), 'too-long', 'ä'.repeat(127)],
  ])('%j is none: %s; %j would be one', (name, problem, possible) => {
    expect(fileNameProblem(name)).toBe(problem)
    expect(possibleFileName(name)).toBe(possible)
  })

  test('whatever a file is called, what is offered in its place can be stored', () => {
    const part = fc.constantFrom(
      '.',
      ' ',
      '?',
      '/',
      'nul',
      'CON',
      '\n',
      '\u202E',
      '\u3164',
      'ä',
      'a',
    )
    const names = fc.oneof(
      fc.array(anyCharacter, { maxLength: 300 }).map((all) => all.join('')),
      fc.array(part, { maxLength: 200 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(names, (name) => {
        const possible = possibleFileName(name)
        return (
          fileNameProblem(possible) === undefined &&
          (fileNameProblem(name) !== undefined || possible === name.normalize('NFC'))
        )
      }),
    )
  })
})
