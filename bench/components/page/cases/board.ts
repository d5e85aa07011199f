import type { Case } from '../peer.ts'
import { one, padded, random } from '../random.ts'

/** A card of a board. */
export interface Card {
  id: string
  title: string
  owner: string
  due: string
  column: number
}

export const COLUMNS = 8
export const COLUMN_WIDTH = 240
/** Height of a card, and the gap below it. */
export const CARD = 88
export const GAP = 8

const OWNERS = ['Aylin', 'Jonas', 'Marco', 'Nadine', 'Sabine']
const WORKS = ['Check the poster', 'Book the spots', 'Ask for a release', 'Send the invoice']

/** What the filter asks for: part of a quarter of the titles. */
export const WORD = 'poster'

/** The cards of each column, in their order. */
export const columnsOf = (cards: Card[]): Card[][] =>
  Array.from({ length: COLUMNS }, (_, column) => cards.filter((card) => card.column === column))

/** The first card of the first column goes to the head of the second: what `move` leads to. */
export function moved(columns: Card[][]): Card[][] {
  const [first = [], second = [], ...rest] = columns
  const [card, ...left] = first
  return [left, [{ ...card!, column: 1 }, ...second], ...rest]
}

const leftOf = (element: Element) => element.getBoundingClientRect().left

export const about: Case<Card> = {
  make: (count) => {
    const next = random(3)
    return Array.from({ length: count }, (_, index) => ({
      id: `k${index}`,
      title: `${padded(index)} ${one(next, WORKS)}`,
      owner: one(next, OWNERS),
      due: new Date(Date.UTC(2027, 0, 1 + Math.floor(next() * 365))).toISOString().slice(0, 10),
      column: index % COLUMNS,
    }))
  },
  reached: (items, shown) => {
    const title = (index: number) => items[index]!.title.slice(0, 5)
    // Cards of the first column are every eighth. One is moved by command, the next by pointer.
    const isBeside = (index: number, other: number) => {
      const card = shown.of(title(index))
      const neighbour = shown.of(title(other))
      if (!card || !neighbour) return false
      return Math.abs(leftOf(card) - leftOf(neighbour)) < COLUMN_WIDTH / 4
    }
    const last = items.findLast((item) => item.column === 0)!
    return {
      mount: () => shown.of(title(0)) !== undefined && shown.of(title(1)) !== undefined,
      move: () => isBeside(0, 1),
      moveByPointer: () => isBeside(COLUMNS, 1),
      filter: () => {
        const ofFirst = items.filter(({ column }) => column === 0)
        const found = ofFirst.find((item) => item.title.includes(WORD))!
        const other = ofFirst.find((item) => !item.title.includes(WORD))!
        return (
          shown.of(title(items.indexOf(found))) !== undefined &&
          shown.of(title(items.indexOf(other))) === undefined
        )
      },
      scrollToEnd: () => shown.of(last.title.slice(0, 5)) !== undefined,
    }
  },
  drag: (items) => ({
    name: items[COLUMNS]!.title.slice(0, 5),
    onto: items[1]!.title.slice(0, 5),
    by: { x: 0, y: -CARD / 4 },
  }),
}
