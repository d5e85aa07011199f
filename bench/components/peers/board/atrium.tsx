import { Board, type BoardMove } from '@atrium/design-system/Board'
import { useLayoutEffect, useState } from 'react'
import { CARD, columnsOf, moved, type Card } from '../../page/cases/board.ts'
import type { Peer } from '../../page/peer.ts'
import { rendered } from '../../page/renders.ts'
import { page } from '../lib/atrium.tsx'
import { scrollerOf } from '../lib/scroller.ts'

const keyOf = (card: Card) => card.id
const titleOf = (card: Card) => card.title
const renderCard = (card: Card) => {
  rendered(card.id)
  return (
    <div data-card>
      <strong>{card.title}</strong>
      <div>{card.owner}</div>
      <div>{card.due}</div>
    </div>
  )
}

/** The one card that was dropped, at its place. */
function dropped(columns: Card[][], { keys, to, index }: BoardMove): Card[][] {
  const card = columns.flat().find(({ id }) => id === keys[0])!
  const next = columns.map((cards) =>
    cards.includes(card) ? cards.filter((one) => one !== card) : cards,
  )
  const column = Number(to)
  next[column] = next[column]!.toSpliced(index, 0, { ...card, column })
  return next
}

let set: React.Dispatch<React.SetStateAction<Card[][]>>

function Cards({ items }: { items: Card[] }) {
  const [columns, setColumns] = useState(() => columnsOf(items))
  useLayoutEffect(() => {
    set = setColumns
  }, [])
  return (
    <Board
      label="Campaigns"
      columns={columns.map((cards, index) => ({
        id: String(index),
        title: `Column ${index}`,
        items: cards,
      }))}
      getKey={keyOf}
      getText={titleOf}
      renderCard={renderCard}
      cardHeight={CARD}
      height="100vh"
      onMove={(move) => setColumns((columns) => dropped(columns, move))}
    />
  )
}

const list = () => scrollerOf('[data-card]')

export const peer: Peer<Card> = {
  item: '[data-card]',
  canDrag: true,
  prepare: page.prepare,
  mount: (_root, items) => page.open(<Cards items={items} />),
  move: () => set(moved),
  scrollToEnd: () => (list().scrollTop = list().scrollHeight),
  scrollToStart: () => (list().scrollTop = 0),
  wheelAt: { x: 120, y: 400 },
}
