import { afterAll, describe, expect, test } from 'vitest'
import { formatRange } from '../campaigns/index.ts'
import { toCsv } from '../export/csv.ts'
import { formatDay } from '../format.ts'
import { defineMessages } from '../messages.ts'
import { messageTools } from './useMessages.ts'
import { addWords } from './words.ts'

const catalogue = {
  en: defineMessages('words-test', { files: '{count, plural, one {# file} other {# files}}', close: 'Close' }), // prettier-ignore
  de: { files: '{count, plural, one {# Datei} other {# Dateien}}', close: 'Schließen' },
}
const say = (locale: string, count = 1000) => {
  const { t } = messageTools(catalogue, locale)
  return [t('files', { count }), t('close')]
}
/** Spaces of numbers differ from one release of the data to the next. */
const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/\s/g, ' '))

describe('what a product says in its own words', () => {
  test('a language that nobody brought is English, with its own numbers and days', () => {
    expect(plain(say('fr'))).toEqual(['1 000 files', 'Close'])
    expect(formatDay('fr', '2027-04-01', 'long')).toBe('jeudi 1 avril 2027')
  })

  test('a further language; what it leaves out is English; a region takes the words of its language', () => {
    addWords('fr', {
      'words-test': { files: '{count, plural, one {# fichier} other {# fichiers}}' },
    })
    expect(plain(say('fr'))).toEqual(['1 000 fichiers', 'Close'])
    expect(say('fr', 1)).toEqual(['1 fichier', 'Close'])
    addWords('fr-CA', { 'words-test': { close: 'Fermer' } })
    expect(plain(say('fr-CA'))).toEqual(['1 000 fichiers', 'Fermer'])
    expect(plain(say('fr'))[1]).toBe('Close')
  })

  test('other words for German; more of them later; the others stay', () => {
    expect(say('de')).toEqual(['1.000 Dateien', 'Schließen'])
    addWords('de', { 'words-test': { close: 'Zumachen' } })
    expect(say('de')).toEqual(['1.000 Dateien', 'Zumachen'])
    addWords('de', { 'words-test': { files: '{count, number} Stück' } })
    expect(say('de')).toEqual(['1.000 Stück', 'Zumachen'])
    expect(say('en')).toEqual(['1,000 files', 'Close'])
  })

  test('a text that is no message is refused by its name, and nothing of it is taken', () => {
    expect(() => addWords('es', { 'words-test': { close: 'Cerrar', files: '{count, plural, one' } })).toThrow(/words-test files/) // prettier-ignore
    expect(say('es')).toEqual(['1000 files', 'Close'])
  })

  test('spans of days and tables follow the language', () => {
    addWords('fr', { 'campaign-words': { 'range.from': 'à partir du {day}' } })
    expect(formatRange('fr', '2027-04-01', null)).toBe('à partir du 01/04/2027')
    expect(formatRange('fr', '2027-04-01', '2027-08-31')).toBe('01/04/2027\u00A0–\u00A031/08/2027')
    expect(toCsv({ head: ['a', 'b'], rows: [[1.5, { day: '2027-04-01' }]] }, 'fr')).toBe(
      '\uFEFFa;b\r\n1,50;2027-04-01\r\n',
    )
  })
})

// The catalogues are the whole page's.
afterAll(() => addWords('de', { 'words-test': catalogue.de }))
