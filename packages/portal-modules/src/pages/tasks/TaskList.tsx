import { Avatar } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { tasksMessages } from './messages/index.ts'
import { DueDate, PriorityChip, TaskActions, type TaskActionsProps } from './TaskCard.tsx'
import { SCROLLS } from '../scrolls.ts'
import type { Task } from './tasks.data.ts'

const Scroller = styled.div`
  @layer at.components {
    overflow-x: auto;

    table {
      inline-size: 100%;
      min-inline-size: 760px;
      border-collapse: collapse;
    }

    th {
      padding: 8px 12px;
      border-block-end: 1px solid var(--at-line);
      color: var(--at-text-2);
      font: 500 var(--at-font-s) / 16px var(--at-font-body);
      text-align: start;
      white-space: nowrap;
    }
    td {
      padding: 6px 12px;
      border-block-end: 1px solid var(--at-line);
      block-size: var(--at-row);
    }
    tbody tr:hover {
      background: var(--at-hover);
    }
    .at-name {
      font-weight: 600;
    }
    .at-about {
      display: block;
      color: var(--at-text-2);
      font-weight: 400;
      font-size: var(--at-font-s);
    }
    .at-person {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      white-space: nowrap;
    }
    td:last-child {
      inline-size: 1px;
    }
  }
`

export interface TaskListProps extends Pick<TaskActionsProps, 'onMove'> {
  tasks: readonly Task[]
}

/** The tasks as rows. */
export function TaskList({ tasks, onMove }: TaskListProps) {
  const { t, locale } = useMessages(tasksMessages)
  const columns = ['task', 'bucket', 'priority', 'due', 'assignee'] as const
  return (
    <Scroller {...SCROLLS} aria-label={t('title')}>
      <table>
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
                {task.about && <span className="at-about">{task.about[locale]}</span>}
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
      </table>
    </Scroller>
  )
}
