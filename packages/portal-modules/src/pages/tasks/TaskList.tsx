import { Avatar, DataTable, type DataTableColumn } from '@atrium/design-system'
import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { tasksMessages } from './messages/index.ts'
import { DueDate, PriorityChip, TaskCommands, type TaskActionsProps } from './TaskCard.tsx'
import { BUCKETS, PRIORITIES, type Task } from './tasks.data.ts'

const Person = styled.span`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`

export interface TaskListProps extends Pick<TaskActionsProps, 'onMove'> {
  tasks: readonly Task[]
}

const keyOf = ({ id }: Task) => id
const priorityCell = ({ priority }: Task) => <PriorityChip priority={priority} />
const dueCell = (task: Task) => <DueDate task={task} />
const personCell = ({ assignee }: Task) => (
  <Person>
    <Avatar name={assignee} size="small" isDecorative />
    {assignee}
  </Person>
)

/** The tasks as rows. */
export function TaskList({ tasks, onMove }: TaskListProps) {
  const { t, locale } = useMessages(tasksMessages)
  const columns = useMemo(
    (): DataTableColumn<Task>[] => [
      {
        id: 'task',
        title: t('column.task'),
        isSticky: true,
        minWidth: 240,
        grow: 2,
        text: ({ title }) => title[locale],
        sortBy: ({ title }) => title[locale],
        detail: ({ about }) => about?.[locale],
      },
      {
        id: 'bucket',
        title: t('column.bucket'),
        width: 132,
        isOnPhone: false,
        sortBy: ({ bucket }) => BUCKETS.indexOf(bucket),
        text: ({ bucket }) => t(`bucket.${bucket}`),
      },
      {
        id: 'priority',
        title: t('column.priority'),
        width: 132,
        isOnPhone: true,
        sortBy: ({ priority }) => PRIORITIES.indexOf(priority),
        cell: priorityCell,
      },
      {
        id: 'due',
        title: t('column.due'),
        minWidth: 180,
        isOnPhone: true,
        sortBy: ({ due }) => due,
        cell: dueCell,
      },
      {
        id: 'assignee',
        title: t('column.assignee'),
        minWidth: 170,
        isOnPhone: false,
        sortBy: ({ assignee }) => assignee,
        text: ({ assignee }) => assignee,
        cell: personCell,
      },
    ],
    [t, locale],
  )
  const commands = useCallback(
    (task: Task) => <TaskCommands task={task} onMove={onMove} />,
    [onMove],
  )
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={tasks}
      getKey={keyOf}
      rowActions={commands}
    />
  )
}
