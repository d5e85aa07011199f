import { expect, test } from 'vitest'
import { findIn, type Piece } from './find.logic.ts'

const page: Piece[] = [
  { text: 'Mediaplan ' },
  { text: 'Som' },
  { text: 'merfrische', isLast: true },
  { text: '  Budget:\u00a0 12.500 €', isLast: true },
  { text: 'Sommer und SOMMER' },
]
const textOf = (query: string) =>
  findIn(page, query).map(({ start, end }) =>
    page
      .map(({ text }, piece) =>
        piece < start.piece || piece > end.piece
          ? ''
          : text.slice(piece === start.piece ? start.offset : 0, piece === end.piece ? end.offset : undefined),
      )
      .filter((part) => part !== '')
      .join('|'),
  ) // prettier-ignore

test('words are found in any case, also where the file cuts them (T-72)', () => {
  expect(textOf('sommer')).toEqual(['Som|mer', 'Sommer', 'SOMMER'])
  expect(textOf('ÜBER')).toEqual([])
})

test('blanks are one blank, and the end of a line is one', () => {
  expect(textOf(' budget:  12.500 ')).toEqual(['Budget:\u00a0 12.500'])
  expect(textOf('mediaplan sommerfrische budget')).toEqual(['Mediaplan |Som|merfrische|  Budget'])
})

test('nothing is found for nothing', () => {
  expect(findIn(page, '   ')).toEqual([])
  expect(findIn([], 'a')).toEqual([])
})

test('letters of other lengths in lower case keep their places', () => {
  expect(findIn([{ text: 'İstanbul' }], 'stanbul')).toEqual([
    { start: { piece: 0, offset: 1 }, end: { piece: 0, offset: 8 } },
  ])
})
