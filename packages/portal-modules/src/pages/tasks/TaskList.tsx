import { Avatar } from '@atrium/design-system'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { tasksMessages } from './messages/index.ts'
import { DueDate, PriorityChip, TaskActions, type TaskActionsProps } from './TaskCard.tsx'
import type { Task } from './tasks.data.ts'

const Table = styled.table`
  @layer at.components {
    inline-size: 100%;
    border-collapse: collapse;

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
    @media (max-width: 767px) {
      display: block;

      tbody {
        display: block;
      }
      thead {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      tr {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 10px;
        position: relative;
        padding: 10px 44px 10px 0;
        border-block-end: 1px solid var(--at-line);
      }
      td {
        padding: 0;
        border: 0;
        block-size: auto;
      }
      td.at-name {
        flex: 1 0 100%;
      }
      td:last-child {
        position: absolute;
        inset-block-start: 4px;
        inset-inline-end: 0;
        inline-size: auto;
      }
    }
  }
`

export interface TaskListProps extends Pick<TaskActionsProps, 'onMove'> {
  tasks: readonly Task[]
}

/** The tasks as rows; on a phone each row becomes a block. */
export function TaskList({ tasks, onMove }: TaskListProps) {
  const { t, locale } = useMessages(tasksMessages)
  const columns = ['task', 'bucket', 'priority', 'due', 'assignee'] as const
  return (
    // The roles are said again because the phone's layout takes them away.
    <Table role="table" aria-label={t('title')}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {t(`column.${column}`)}
            </th>
          ))}
          <th scope="col" role="columnheader">
            <span className="at-visually-hidden">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {tasks.map((task) => (
          <tr key={task.id} role="row">
            <td className="at-name" role="cell">
              {task.title[locale]}
              {task.about && <span className="at-about">{task.about[locale]}</span>}
            </td>
            <td role="cell">{t(`bucket.${task.bucket}`)}</td>
            <td role="cell">
              <PriorityChip priority={task.priority} />
            </td>
            <td role="cell">
              <DueDate task={task} />
            </td>
            <td role="cell">
              <span className="at-person">
                <Avatar name={task.assignee} size="small" isDecorative />
                {task.assignee}
              </span>
            </td>
            <td role="cell">
              <TaskActions task={task} onMove={onMove} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
