import { AvatarGroup, Icon } from '@atrium/design-system'
import { ListTodo, MessageCircle } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { stepsDone } from '../task-board.logic.ts'
import type { Task } from '../task-board.port.ts'
import { DueDate, PriorityChip } from './words.tsx'

/** What a card begins with. */
export const Content = styled.div`
  @layer at.components {
    h3 {
      margin: 0;
      /* Beside the button of the card's menu. */
      padding-inline-end: 28px;
      font: 600 var(--at-font-m) / 19px var(--at-font-body);
      letter-spacing: normal;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    .at-facts {
      display: flex;
      align-items: center;
      gap: var(--at-space-2);
      margin-block-start: var(--at-space-2);
      min-block-size: 28px;
    }
    .at-when {
      display: flex;
      flex: 1 1 auto;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--at-space-1) var(--at-space-2);
      min-inline-size: 0;
    }
    .at-who {
      flex: none;
    }
    .at-more {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px var(--at-space-3);
      margin-block-start: 6px;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 18px;
    }
    .at-mark {
      display: inline-flex;
      align-items: center;
      gap: var(--at-space-1);
      font-variant-numeric: tabular-nums;
    }
    .at-tags {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    &[data-at-done] h3 {
      color: var(--at-text-2);
    }
    &[data-at-new] {
      opacity: 0.7;
    }
  }
`

export interface TaskCardProps {
  task: Task
  today: string
}

/** What a task says on its card of the board. */
export const TaskCard = memo(function TaskCard({ task, today }: TaskCardProps) {
  const { t } = useMessages(messages)
  const { title, priority, assignees, tags, steps, commentCount } = task
  const hasMore = tags.length > 0 || steps.length > 0 || commentCount > 0
  return (
    <Content
      data-at-done={task.status === 'done' || undefined}
      data-at-new={task.id < 0 || undefined}
    >
      <h3>{title}</h3>
      <div className="at-facts">
        <span className="at-when">
          <PriorityChip priority={priority} />
          <DueDate task={task} today={today} />
        </span>
        {assignees.length > 0 && (
          <span className="at-who">
            <AvatarGroup people={assignees} max={3} />
          </span>
        )}
      </div>
      {hasMore && (
        <div className="at-more">
          {steps.length > 0 && (
            <span className="at-mark">
              <Icon icon={ListTodo} size={14} />
              <span aria-hidden="true">{`${stepsDone(task)}/${steps.length}`}</span>
              <span className="at-visually-hidden">
                {t('card.steps', { done: stepsDone(task), count: steps.length })}
              </span>
            </span>
          )}
          {commentCount > 0 && (
            <span className="at-mark">
              <Icon icon={MessageCircle} size={14} />
              <span aria-hidden="true">{commentCount}</span>
              <span className="at-visually-hidden">
                {t('card.comments', { count: commentCount })}
              </span>
            </span>
          )}
          {tags.length > 0 && (
            <span className="at-tags">
              <span className="at-visually-hidden">{t('card.tags')} </span>
              {tags.join(' · ')}
            </span>
          )}
        </div>
      )}
    </Content>
  )
})
