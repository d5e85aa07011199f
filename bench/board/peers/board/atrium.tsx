import { MemoryHost } from '@atrium/portal-modules/kit'
import { TaskBoardView, useTaskBoard, type TaskBoardModel } from '@atrium/portal-modules/task-board'
import {
  buildBucket,
  buildTask,
  createMemoryTasks,
} from '@atrium/portal-modules/task-board/testing'
import { useLayoutEffect } from 'react'
import { COLUMNS, WORD, type Card } from '../../../components/page/cases/board.ts'
import type { Peer } from '../../../components/page/peer.ts'
import { page } from '../../../components/peers/lib/atrium.tsx'
import { scrollerOf } from '../../../components/peers/lib/scroller.ts'

const item = '.at-board-card'
const idOf = ({ id }: Card) => Number(id.slice(1)) + 1
let board: TaskBoardModel

/** The tasks of a product that has them at hand. */
function tasksOf(cards: readonly Card[]) {
  const names = [...new Set(cards.map(({ owner }) => owner))]
  const people = names.map((name, at) => ({ id: 100 + at, name }))
  return createMemoryTasks({
    name: 'Campaigns',
    people,
    buckets: Array.from({ length: COLUMNS }, (_, at) =>
      buildBucket({ id: at + 1, name: `Column ${at}` }),
    ),
    tasks: cards.map((card, order) =>
      buildTask({
        id: idOf(card),
        title: card.title,
        dueDay: card.due,
        assignees: people.filter(({ name }) => name === card.owner),
        bucketId: card.column + 1,
        order,
      }),
    ),
  })
}

function Whole({ port, listId }: ReturnType<typeof tasksOf>) {
  const model = useTaskBoard(port, { listId })
  useLayoutEffect(() => {
    board = model
  })
  return <TaskBoardView model={model} />
}

function type(text: string) {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')!
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const list = () => scrollerOf(item)

/** The whole module: head, filters, menus and all; what stands in its menus is done by its commands. */
export const peer: Peer<Card> = {
  item,
  canDrag: true,
  prepare: page.prepare,
  mount: (_root, cards) => {
    const { port, listId } = tasksOf(cards)
    page.open(
      <MemoryHost locale="en">
        <Whole {...({ port, listId } as ReturnType<typeof tasksOf>)} />
      </MemoryHost>,
    )
  },
  filter: () => type(WORD),
  clear: () => type(''),
  move: () => {
    const [first, second] = board.columns
    void board.commands.place([first!.tasks[0]!.id], second!.bucketId!, second!.tasks[0]!.id)
  },
  scrollToEnd: () => (list().scrollTop = list().scrollHeight),
  scrollToStart: () => (list().scrollTop = 0),
  wheelAt: { x: 160, y: 500 },
}
