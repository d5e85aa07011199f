import '../../../components/peers/board/pangea.css'
import {
  DndContext,
  DragOverlay,
  PointerSensor,
  closestCorners,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragOverEvent,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { memo, useLayoutEffect, useState } from 'react'
import {
  COLUMN_WIDTH,
  WORD,
  columnsOf,
  moved,
  type Card,
} from '../../../components/page/cases/board.ts'
import type { Peer } from '../../../components/page/peer.ts'
import { rendered } from '../../../components/page/renders.ts'
import { shell } from '../../../components/peers/lib/shell.tsx'

const page = shell()

const Content = memo(function Content({ card }: { card: Card }) {
  rendered(card.id)
  return (
    <>
      <div className="title">{card.title}</div>
      <div>{card.owner}</div>
      <div>{card.due}</div>
    </>
  )
})

/** As the manual says: what a card shows is apart from what follows the pointer. */
function Sortable({ card }: { card: Card }) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: card.id })
  const style = { transform: CSS.Transform.toString(transform), transition }
  return (
    <div className="card" ref={setNodeRef} style={style} {...attributes} {...listeners}>
      <Content card={card} />
    </div>
  )
}

const Column = memo(function Column({ id, cards }: { id: string; cards: Card[] }) {
  const { setNodeRef } = useDroppable({ id })
  return (
    <SortableContext id={id} items={cards} strategy={verticalListSortingStrategy}>
      <div className="cards" ref={setNodeRef}>
        {cards.map((card) => (
          <Sortable key={card.id} card={card} />
        ))}
      </div>
    </SortableContext>
  )
})

/** The column of a card, or the column itself. */
function placeOf(columns: Card[][], id: string): { column: number; index: number } {
  const column = columns.findIndex((cards) => cards.some((card) => card.id === id))
  if (column < 0) return { column: Number(id.slice(1)), index: 0 }
  return { column, index: columns[column]!.findIndex((card) => card.id === id) }
}

function put(columns: Card[][], id: string, over: string): Card[][] {
  const from = placeOf(columns, id)
  const to = placeOf(columns, over)
  if (from.column === to.column && from.index === to.index) return columns
  const next = [...columns]
  const card = next[from.column]![from.index]!
  next[from.column] = next[from.column]!.toSpliced(from.index, 1)
  next[to.column] = next[to.column]!.toSpliced(to.index, 0, { ...card, column: to.column })
  return next
}

let all: Card[] = []
let set: React.Dispatch<React.SetStateAction<Card[][]>>

function Board({ items }: { items: Card[] }) {
  const [columns, setColumns] = useState(() => columnsOf(items))
  const [held, setHeld] = useState<Card>()
  useLayoutEffect(() => {
    set = setColumns
  }, [])
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 3 } }))
  const moveTo = ({ active, over }: DragOverEvent | DragEndEvent) => {
    if (over) setColumns((now) => put(now, String(active.id), String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      onDragStart={({ active }) => setHeld(columns.flat().find(({ id }) => id === active.id))}
      onDragOver={(event) => {
        const from = placeOf(columns, String(event.active.id)).column
        const to = event.over && placeOf(columns, String(event.over.id)).column
        if (from !== to) moveTo(event)
      }}
      onDragEnd={(event) => {
        moveTo(event)
        setHeld(undefined)
      }}
    >
      <div className="lists">
        {columns.map((cards, index) => (
          <Column key={index} id={`c${index}`} cards={cards} />
        ))}
      </div>
      <DragOverlay>{held && <div className="card">{held.title}</div>}</DragOverlay>
    </DndContext>
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
