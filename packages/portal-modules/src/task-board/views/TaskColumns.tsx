import { Board, type BoardColumn, type BoardMove } from '@atrium/design-system'
import { useCallback, useMemo, useState } from 'react'
import { useMessages, useModuleHost, type MessageTools } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { limitOf, openIn } from '../task-board.buckets.ts'
import {
  fieldsIn,
  peopleOf,
  type Column,
  type Grouping,
  type Refusal,
} from '../task-board.columns.ts'
import { nobody } from '../task-board.logic.ts'
import type { Bucket, Task, TaskFields, TaskList } from '../task-board.port.ts'
import type { TaskBoardModel } from '../useTaskBoard.ts'
import { BucketMenu } from './BucketMenu.tsx'
import { AddButton, AddingProvider, QuickAdd } from './QuickAdd.tsx'
import { movedSaid } from './said.ts'
import { TaskCard } from './TaskCard.tsx'
import { useTaskMenu } from './TaskMenu.tsx'
import { priorityWord } from './words.tsx'

export interface TaskColumnsProps {
  model: TaskBoardModel
  list: TaskList
  selected: ReadonlySet<string | number>
  onSelect: (keys: ReadonlySet<string | number>) => void
  onEditBucket: (bucket: Bucket) => void
  onRemove: (tasks: readonly Task[]) => void
}

/** A task in a column: two people's task stands in two of them. */
interface Card {
  key: string
  column: string
  task: Task
}

const cards = new Map<string, WeakMap<Task, Card>>()

/** The same object as long as the task is the same, so that its card is not drawn anew. */
function cardsIn(column: string): (task: Task) => Card {
  let known = cards.get(column)
  if (!known) cards.set(column, (known = new WeakMap()))
  const own = known
  return (task) => {
    let card = own.get(task)
    if (!card) own.set(task, (card = { key: `${task.id} ${column}`, column, task }))
    return card
  }
}

/** The task that a card stands for. */
export const idOfKey = (key: string | number) => Number.parseInt(`${key}`, 10)
/** A bucket's card keeps its key wherever it is moved. */
const inBucket = ''

const keyOf = ({ key }: Card) => key
const titleOf = ({ task }: Card) => task.title
const mayMove = ({ task }: Card) => task.can.edit
const isElsewhere = (moved: readonly Card[], column: string) =>
  moved.every((card) => card.column !== column)

/** What a column has in common, in words. */
function columnTitle(
  tools: MessageTools<keyof (typeof messages)['de']>,
  list: TaskList,
  by: Grouping,
  { id, bucketId }: Column,
): string {
  const { t } = tools
  switch (by) {
    case 'bucket':
      return list.buckets.find((bucket) => bucket.id === bucketId)?.name ?? ''
    case 'priority':
      return priorityWord(tools, id)
    case 'due':
      return t(`due.${id as 'today'}`)
    case 'assignee':
      return id === `${nobody}`
        ? t('filter.nobody')
        : (peopleOf(list).find((person) => `${person.id}` === id)?.name ?? '')
    case 'tag':
      return id === '' ? t('group.noTag') : id
  }
}

/** How many open tasks a bucket holds of those it should, where it has a limit. */
function countOf(
  { t }: MessageTools<keyof (typeof messages)['de']>,
  list: TaskList,
  bucketId: number | undefined,
) {
  const bucket = list.buckets.find(({ id }) => id === bucketId)
  const limit = bucket && limitOf(bucket)
  if (!bucket || limit === undefined) return {}
  const counted = openIn(list, bucket.id)
  const values = { count: counted, limit }
  return { limit, counted, countText: t(counted > limit ? 'limit.overIn' : 'limit.of', values) }
}

/** The tasks side by side, by bucket or by what they have in common; on a phone one after the other. */
export function TaskColumns(props: TaskColumnsProps) {
  const { model, list, selected, onSelect, onEditBucket, onRemove } = props
  const tools = useMessages(messages)
  const { t } = tools
  const { notify } = useModuleHost()
  const { commands, shown, today } = model
  const { by } = model.look
  const columns = useMemo(
    () =>
      model.columns.map((column) => ({
        id: column.id || ' ',
        title: columnTitle(tools, list, by, column),
        ...countOf(tools, list, column.bucketId),
        items: column.tasks.map(cardsIn(by === 'bucket' ? inBucket : column.id)),
      })),
    [by, list, model.columns, tools],
  )
  const card = useCallback(({ task }: Card) => <TaskCard task={task} today={today} />, [today])
  const canMove = shown.some(({ can }) => can.edit)

  const onMove = ({ keys, to, before }: BoardMove) => {
    const ids = keys.map(idOfKey)
    if (by === 'bucket')
      return commands.place(ids, Number(to), before === undefined ? undefined : idOfKey(before))
    const all = new Map(columns.flatMap(({ items }) => items.map((one) => [one.key, one])))
    const moved = keys.flatMap((key) => all.get(`${key}`) ?? [])
    const columnOf = new Map(moved.map(({ task, column }) => [task.id, column]))
    const target = { id: to.trim(), title: columns.find(({ id }) => id === to)?.title ?? '', today }
    const fields = new Map<Task, Partial<TaskFields>>()
    const refused = new Map<Task, Refusal>()
    for (const { task } of moved) {
      const answer = fieldsIn(by, { list, today }, task, columnOf.get(task.id) ?? '', target.id)
      if (typeof answer === 'string') refused.set(task, answer)
      else fields.set(task, answer)
    }
    const [first] = refused
    if (first) {
      const [{ title: name }, reason] = first
      notify({
        tone: 'info',
        title: t('move.failed', { count: refused.size, name }),
        detail: t(`refusal.${reason}`, { name: target.title }),
      })
    }
    if (fields.size === 0) return false
    return commands.change(
      [...fields.keys()],
      (task) => fields.get(task)!,
      (done) => movedSaid(tools, by, done, target),
    )
  }

  const [addingIn, setAddingIn] = useState<number>()
  const { addQuickly } = commands
  const adding = useMemo(
    () => ({ bucketId: addingIn, setBucketId: setAddingIn, add: addQuickly }),
    [addQuickly, addingIn],
  )
  const tasksMenu = useTaskMenu(model, onRemove)
  const menu = useCallback(({ task }: Card) => tasksMenu(task), [tasksMenu])
  const { buckets } = list
  // In words, so that it stays the same as long as no bucket was filled or emptied.
  const filled = useMemo(
    () => [...new Set(list.tasks.map(({ bucketId }) => bucketId))].toSorted().join(' '),
    [list.tasks],
  )
  const actions = useCallback(
    ({ id }: BoardColumn<Card>) => {
      const bucket = buckets.find((one) => `${one.id}` === id)
      if (!bucket) return null
      return (
        <>
          {bucket.can.addTasks && <AddButton bucketId={bucket.id} name={bucket.name} />}
          {bucket.can.edit && (
            <BucketMenu
              commands={commands}
              buckets={buckets}
              bucket={bucket}
              isEmpty={!filled.split(' ').includes(id)}
              onEdit={onEditBucket}
            />
          )}
        </>
      )
    },
    [buckets, commands, filled, onEditBucket],
  )
  return (
    <AddingProvider value={adding}>
      <Board
        label={t('board.label', { name: list.name })}
        columns={columns}
        getKey={keyOf}
        getText={titleOf}
        renderCard={card}
        estimatedHeight={112}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={onSelect}
        emptyColumn={t('column.empty')}
        columnActions={by === 'bucket' ? actions : undefined}
        renderColumnFoot={by === 'bucket' ? foot : undefined}
        onMove={canMove ? onMove : undefined}
        canMove={mayMove}
        canDrop={by === 'bucket' ? undefined : isElsewhere}
        cardActions={menu}
        onAction={({ task }) => model.open(task)}
        isOpenedByClick
      />
    </AddingProvider>
  )
}

const foot = ({ id, title }: BoardColumn<Card>) => <QuickAdd bucketId={Number(id)} name={title} />
