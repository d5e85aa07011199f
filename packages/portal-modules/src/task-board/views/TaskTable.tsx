import { Avatar, AvatarGroup, DataTable, type DataTableColumn } from '@atrium/design-system'
import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { useTableColumns } from '../../kit/extensions/index.ts'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { stepsDone } from '../task-board.logic.ts'
import { rankOfPriority } from '../priorities.ts'
import type { Task, TaskList } from '../task-board.port.ts'
import type { TaskBoardModel } from '../useTaskBoard.ts'
import { useTaskMenu } from './TaskMenu.tsx'
import { DueDate, PriorityChip, priorityWord } from './words.tsx'

const People = styled.span`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: var(--at-space-2);
    min-inline-size: 0;

    > .at-name {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`

export interface TaskTableProps {
  model: TaskBoardModel
  list: TaskList
  selected: ReadonlySet<string | number>
  onSelect: (keys: ReadonlySet<string | number>) => void
  onRemove: (tasks: readonly Task[]) => void
}

const keyOf = ({ id }: Task) => id
const titleOf = ({ title }: Task) => title
const priorityCell = ({ priority }: Task) => <PriorityChip priority={priority} />
const namesOf = ({ assignees }: Task) => assignees.map(({ name }) => name).join(', ')
const peopleCell = ({ assignees }: Task) => {
  const [first, second] = assignees
  if (!first) return '–'
  if (second) return <AvatarGroup people={assignees} size="small" />
  return (
    <People>
      <Avatar name={first.name} size="small" isDecorative />
      <span className="at-name">{first.name}</span>
    </People>
  )
}

/** The tasks as rows (TASK-01). */
export function TaskTable({ model, list, selected, onSelect, onRemove }: TaskTableProps) {
  const tools = useMessages(messages)
  const { t, locale } = tools
  const { extensions, shown, today } = model
  const { buckets } = list
  const dueCell = useCallback(
    (task: Task) => (task.dueDay === null ? '–' : <DueDate task={task} today={today} />),
    [today],
  )
  const ownColumns = useMemo((): DataTableColumn<Task>[] => {
    const places = new Map(buckets.map(({ id, name }, at) => [id, { name, at }]))
    return [
      {
        id: 'task',
        title: t('column.task'),
        isSticky: true,
        minWidth: 240,
        grow: 2,
        text: titleOf,
        sortBy: titleOf,
        detail: ({ tags }) => tags.join(' · ') || undefined,
      },
      {
        id: 'bucket',
        title: t('column.bucket'),
        width: 140,
        isOnPhone: true,
        sortBy: ({ bucketId }) => places.get(bucketId)?.at,
        text: ({ bucketId }) => places.get(bucketId)?.name ?? '',
      },
      {
        id: 'priority',
        title: t('column.priority'),
        width: 132,
        isOnPhone: false,
        sortBy: ({ priority }) => rankOfPriority(priority),
        text: ({ priority }) => priorityWord(tools, priority),
        cell: priorityCell,
      },
      {
        id: 'due',
        title: t('column.due'),
        width: 160,
        isOnPhone: true,
        // What is done is not due any more.
        sortBy: ({ dueDay, status }) => (status === 'done' ? undefined : (dueDay ?? undefined)),
        text: ({ dueDay }) => dueDay ?? '–',
        cell: dueCell,
      },
      {
        id: 'assignee',
        title: t('column.assignee'),
        width: 170,
        isOnPhone: false,
        sortBy: (task) => namesOf(task) || undefined,
        text: namesOf,
        cell: peopleCell,
      },
      {
        id: 'steps',
        title: t('column.steps'),
        width: 108,
        align: 'end',
        isOnPhone: false,
        text: (task) => (task.steps.length > 0 ? `${stepsDone(task)} / ${task.steps.length}` : '–'),
      },
    ]
  }, [buckets, dueCell, t, tools])
  const columns = useTableColumns(ownColumns, extensions.columns, locale)
  const menu = useTaskMenu(model, onRemove, true)
  return (
    <DataTable
      label={list.name}
      columns={columns}
      rows={shown}
      getKey={keyOf}
      rowActions={menu}
      onAction={model.open}
      defaultSort={[{ id: 'due', direction: 'ascending' }]}
      selectionMode="multiple"
      selectionBehavior="toggle"
      selectedKeys={selected}
      onSelectionChange={onSelect}
    />
  )
}
