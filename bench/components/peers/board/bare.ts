import '../lib/bare.css'
import {
  CARD,
  COLUMN_WIDTH,
  GAP,
  WORD,
  columnsOf,
  moved,
  type Card,
} from '../../page/cases/board.ts'
import type { Peer } from '../../page/peer.ts'
import { element, pool, type Pool } from '../lib/pool.ts'

let all: Card[] = []
let columns: Card[][] = []
let views: Pool<Card>[] = []

const show = (cards: Card[]) => {
  columns = columnsOf(cards)
  views.forEach((view, column) => view.show(columns[column]!))
}

export const peer: Peer<Card> = {
  item: '.slot:not([hidden]) .card',
  mount: (root, items) => {
    all = items
    columns = columnsOf(items)
    const lists = element('lists')
    root.append(lists)
    views = columns.map((cards) => {
      const view = pool<Card>({
        parent: lists,
        className: 'cards',
        rowHeight: CARD + GAP,
        make: () =>
          element('slot', element('card', element('title'), element('owner'), element('due'))),
        draw: (node, card) => {
          const [title, owner, due] = node.firstElementChild!.children
          title!.textContent = card.title
          owner!.textContent = card.owner
          due!.textContent = card.due
        },
      })
      view.show(cards)
      return view
    })
  },
  move: () => {
    columns = moved(columns)
    views[0]!.show(columns[0]!)
    views[1]!.show(columns[1]!)
  },
  filter: () => show(all.filter(({ title }) => title.includes(WORD))),
  clear: () => show(all),
  scrollToEnd: () => (views[0]!.scroller.scrollTop = views[0]!.scroller.scrollHeight),
  scrollToStart: () => (views[0]!.scroller.scrollTop = 0),
  wheelAt: { x: COLUMN_WIDTH / 2, y: 400 },
}
