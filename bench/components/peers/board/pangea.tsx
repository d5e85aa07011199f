import './pangea.css'
import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd'
import { memo, useCallback, useLayoutEffect, useState } from 'react'
import { COLUMN_WIDTH, WORD, columnsOf, moved, type Card } from '../../page/cases/board.ts'
import type { Peer } from '../../page/peer.ts'
import { rendered } from '../../page/renders.ts'
import { shell } from '../lib/shell.tsx'

const page = shell()

/** As the manual says for speed: a list renders its cards again only when they changed. */
const Cards = memo(function Cards({ cards }: { cards: Card[] }) {
  return cards.map((card, index) => (
    <Draggable key={card.id} draggableId={card.id} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <div className="card" ref={innerRef} {...draggableProps} {...dragHandleProps}>
          <Content card={card} />
        </div>
      )}
    </Draggable>
  ))
})

function Content({ card }: { card: Card }) {
  rendered(card.id)
  return (
    <>
      <div className="title">{card.title}</div>
      <div>{card.owner}</div>
      <div>{card.due}</div>
    </>
  )
}

const Column = memo(function Column({ id, cards }: { id: string; cards: Card[] }) {
  return (
    <Droppable droppableId={id}>
      {(provided) => (
        <div className="cards" ref={provided.innerRef} {...provided.droppableProps}>
          <Cards cards={cards} />
          {provided.placeholder}
        </div>
      )}
    </Droppable>
  )
})

function dropped(columns: Card[][], { source, destination }: DropResult): Card[][] {
  if (!destination) return columns
  const next = [...columns]
  const from = Number(source.droppableId)
  const to = Number(destination.droppableId)
  const [card] = next[from]!.slice(source.index)
  next[from] = next[from]!.toSpliced(source.index, 1)
  next[to] = next[to]!.toSpliced(destination.index, 0, { ...card!, column: to })
  return next
}

let all: Card[] = []
let set: React.Dispatch<React.SetStateAction<Card[][]>>

function Board({ items }: { items: Card[] }) {
  const [columns, setColumns] = useState(() => columnsOf(items))
  useLayoutEffect(() => {
    set = setColumns
  }, [])
  const drop = useCallback((result: DropResult) => {
    setColumns((columns) => dropped(columns, result))
  }, [])
  return (
    <DragDropContext onDragEnd={drop}>
      <div className="lists">
        {columns.map((cards, index) => (
          <Column key={index} id={String(index)} cards={cards} />
        ))}
      </div>
    </DragDropContext>
  )
}

const list = () => document.querySelector('.cards')!

export const peer: Peer<Card> = {
  item: '.card',
  canDrag: true,
  prepare: page.prepare,
  mount: (_root, items) => {
    all = items
    page.open(<Board items={items} />)
  },
  filter: () => set(columnsOf(all.filter(({ title }) => title.includes(WORD)))),
  clear: () => set(columnsOf(all)),
  move: () => set(moved),
  scrollToEnd: () => (list().scrollTop = list().scrollHeight),
  scrollToStart: () => (list().scrollTop = 0),
  wheelAt: { x: COLUMN_WIDTH / 2, y: 400 },
}
