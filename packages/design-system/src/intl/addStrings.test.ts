import { expect, test } from 'vitest'
import { addStrings } from './addStrings.ts'
import { defineStrings, stringsIn } from './useStrings.ts'

const table = defineStrings('addStringsTest', {
  en: {
    title: 'Title',
    count: (n: number) => `${n} rows`,
    states: { empty: 'Empty', full: 'Full' },
  },
  de: { title: 'Titel', count: (n) => `${n} Zeilen`, states: { empty: 'Leer', full: 'Voll' } },
})

test('German for German, English for a language that nobody brought', () => {
  expect(stringsIn(table, 'de-AT').title).toBe('Titel')
  expect(stringsIn(table, 'en-GB').title).toBe('Title')
  expect(stringsIn(table, 'pt-BR').title).toBe('Title')
})

test('a further language key by key; its regions take its words; the last that is said wins', () => {
  addStrings('it', { addStringsTest: { title: 'Titolo', states: { empty: 'Vuoto' } } })
  const words = stringsIn(table, 'it')
  expect([words.title, words.count(2), words.states]).toEqual(['Titolo', '2 rows', { empty: 'Vuoto', full: 'Full' }]) // prettier-ignore
  expect(stringsIn(table, 'it')).toBe(words)
  addStrings('it-CH', { addStringsTest: { title: 'Titolo svizzero' } })
  expect(stringsIn(table, 'it-CH')).toMatchObject({ title: 'Titolo svizzero', states: { empty: 'Vuoto' } }) // prettier-ignore
  addStrings('it', { addStringsTest: { count: (n: number) => `${n} righe` } })
  expect([stringsIn(table, 'it').title, stringsIn(table, 'it').count(2)]).toEqual(['Titolo', '2 righe']) // prettier-ignore
  expect(table.en.states.empty).toBe('Empty')
})
