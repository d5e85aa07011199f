import { expect, test } from 'vitest'
import { groupMarks } from './group-marks.ts'

const marksOf = (...names: string[]) =>
  groupMarks(names.map((name, index) => ({ id: 70 + index, name })))

test('groups of one kind have letters of their own: what they share is left out', () => {
  expect(
    marksOf(
      'Kundenberatung',
      'Data Solutions',
      'Kunde – Marketing',
      'Kunde – Geschäftsleitung',
      'Kunde – Filialen Nord',
      'Kunde – Filialen Süd',
      'Direktbestellung',
    ).map((mark) => mark.letters),
  ).toEqual(['Ku', 'DS', 'Ma', 'Ge', 'FN', 'FS', 'Di'])
})

test('no two groups share letters or colour', () => {
  const marks = marksOf('Kultur', 'Kunde', 'Kundin', 'Kunst', 'Küche')
  expect(new Set(marks.map((mark) => mark.letters)).size).toBe(5)
  expect(new Set(marks.map((mark) => mark.color)).size).toBe(5)
})

test('a group keeps its colour in whatever order groups come', () => {
  const groups = [
    { id: 9, name: 'Kunde' },
    { id: 4, name: 'Agentur' },
  ]
  const colorOf = (id: number, marks: { id: number; color: number }[]) =>
    marks.find((mark) => mark.id === id)?.color
  expect(colorOf(9, groupMarks(groups))).toBe(colorOf(9, groupMarks(groups.toReversed())))
})

test.each(['', 'X', '–', '🌞 Sommer'])('%j has a mark', (name) => {
  expect(groupMarks([{ id: 1, name }])[0]?.color).toBe(0)
})
