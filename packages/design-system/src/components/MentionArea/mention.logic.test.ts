import { describe, expect, test } from 'vitest'
import { mentionAt, suggestionsFor, withMention } from './mention.logic.ts'

const people = [
  { id: '1', label: 'Sabine Moser' },
  { id: '2', label: 'Sabine Moser-Huber' },
  { id: '3', label: 'Jörg Müller' },
]
/** The caret is where the bar stands. */
const at = (text: string) => mentionAt(text.replace('|', ''), text.indexOf('|'))

describe('a name that is being typed (T-54)', () => {
  test.each([
    ['@|', { start: 0, query: '' }],
    ['Hallo @Sab|', { start: 6, query: 'Sab' }],
    ['(@Sab|)', { start: 1, query: 'Sab' }],
    ['@Sabine Mo|', { start: 0, query: 'Sabine Mo' }],
    ['a\n@Jör| und mehr', { start: 2, query: 'Jör' }],
  ])('%j is one', (text, expected) => {
    expect(at(text)).toEqual(expected)
  })

  test.each([
    '|@',
    'Text|',
    'post@alpenquell|',
    '@ Sab|',
    '@Sab\nine|',
    '@ein langer Satz ohne Namen|',
  ])('%j is none', (text) => {
    expect(at(text)).toBeUndefined()
  })

  test('finds people by any part of the name, however it is written', () => {
    const found = (query: string) => suggestionsFor(people, { start: 0, query }).map(({ id }) => id)
    expect(found('')).toEqual(['1', '2', '3'])
    expect(found('mos')).toEqual(['1', '2'])
    expect(found('mueller')).toEqual(['3'])
    expect(found('Niemand')).toEqual([])
    expect(found('Sabine Moser')).toEqual(['1', '2'])
    expect(found('Sabine Moser danke')).toEqual([])
    expect(suggestionsFor(people, { start: 0, query: 'Jörg Müller ' })).toEqual([])
  })

  test('offers eight at most', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, label: `P ${index}` }))
    expect(suggestionsFor(many, { start: 0, query: '' })).toHaveLength(8)
  })

  test('is put in whole, with one blank behind it', () => {
    expect(withMention('Hallo @Sab', { start: 6, query: 'Sab' }, 'Sabine Moser')).toEqual({
      text: 'Hallo @Sabine Moser ',
      caret: 20,
    })
    expect(withMention('@Sab bitte', { start: 0, query: 'Sab' }, 'Sabine Moser')).toEqual({
      text: '@Sabine Moser bitte',
      caret: 14,
    })
  })
})
