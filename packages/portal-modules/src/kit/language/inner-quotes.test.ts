import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { innerQuotes } from './inner-quotes.ts'

test.each([
  ['de', '„Spot „Almwiese“ 20s“ löschen?', '„Spot ‚Almwiese‘ 20s“ löschen?'],
  ['de', 'Auf „Er sagt „ja““ antworten', 'Auf „Er sagt ‚ja‘“ antworten'],
  ['de', '„Plan“ nach „Archiv“ verschoben', '„Plan“ nach „Archiv“ verschoben'],
  ['de', '„Blech 5“ „ohne Ende löschen', '„Blech 5“ „ohne Ende löschen'],
  ['en', 'Delete “The “Alm” spot”?', 'Delete “The ‘Alm’ spot”?'],
  ['en', 'Moved “Plan” to “Archive”', 'Moved “Plan” to “Archive”'],
] as const)('%s: %s', (locale, text, expected) => {
  expect(innerQuotes(text, locale)).toBe(expected)
})

test('nothing but the marks ever changes', () => {
  const bare = (text: string) => text.replaceAll(/[„“”‚‘’]/g, '·')
  assert(
    property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (one, other) => {
      const text = `„${one}„${other}“ “`
      expect(bare(innerQuotes(text, 'de'))).toBe(bare(text))
    }),
  )
})
