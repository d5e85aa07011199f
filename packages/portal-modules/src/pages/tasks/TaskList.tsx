import { Avatar } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { tasksMessages } from './messages/index.ts'
import { DueDate, PriorityChip, TaskActions, type TaskActionsProps } from './TaskCard.tsx'
import { PageTable } from '../PageTable.tsx'
import type { Task } from './tasks.data.ts'

export interface TaskListProps extends Pick<TaskActionsProps, 'onMove'> {
  tasks: readonly Task[]
}

/** The tasks as rows. */
export function TaskList({ tasks, onMove }: TaskListProps) {
  const { t, locale } = useMessages(tasksMessages)
  const columns = ['task', 'bucket', 'priority', 'due', 'assignee'] as const
  return (
    <PageTable label={t('title')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="at-visually-hidden">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <tr key={task.id}>
            <td className="at-name">
              {task.title[locale]}
              {task.about && <small>{task.about[locale]}</small>}
            </td>
            <td>{t(`bucket.${task.bucket}`)}</td>
            <td>
              <PriorityChip priority={task.priority} />
            </td>
            <td>
              <DueDate task={task} />
            </td>
            <td>
              <span className="at-person">
                <Avatar name={task.assignee} size="small" isDecorative />
                {task.assignee}
              </span>
            </td>
            <td>
              <TaskActions task={task} onMove={onMove} />
            </td>
          </tr>
        ))}
      </tbody>
    </PageTable>
  )
}
