import type { Sheet } from 'hucre'
import { expect, test } from 'vitest'
import { commentsOf } from './comments.ts'

const noted = (text: string, author?: string) =>
  ({ value: null, type: 'empty', comment: { text, author } }) as const

test('a comment has its author, a conversation all of its lines', () => {
  const sheet = {
    cells: new Map([
      ['0,0', noted('Noch offen', 'Aylin')],
      ['0,1', noted('Aylin:\nNoch offen', 'Aylin')],
      ['2,1', noted('[Threaded comment] Your version of Excel …', 'tc={4F}')],
      ['3,0', noted('  ')],
    ]),
    threadedComments: [
      { id: '1', ref: 'B3', personId: 'p', text: 'Steht der Preis?' },
      { id: '2', parentId: '1', personId: 'q', text: 'Ja.' },
    ],
  } as unknown as Sheet
  const persons = [
    { id: 'p', displayName: 'Aylin' },
    { id: 'q', displayName: 'Jonas' },
  ]
  expect(Object.fromEntries(commentsOf(sheet, persons))).toEqual({
    '0,0': 'Aylin: Noch offen',
    '0,1': 'Aylin:\nNoch offen',
    '2,1': 'Aylin: Steht der Preis?\nJonas: Ja.',
  })
})
