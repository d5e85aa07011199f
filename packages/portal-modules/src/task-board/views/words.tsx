import { daysBetween } from '../../kit/dates/index.ts'
import { Chip, Icon, type ChipTone, type LucideIcon } from '@atrium/design-system'
import { AlertCircle, CalendarDays, ChevronDown, ChevronsUp, ChevronUp, Equal } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDay, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { dueOf } from '../task-board.logic.ts'
import type { Priority, Task } from '../task-board.port.ts'

const looks: Record<Priority, { tone: ChipTone; icon: LucideIcon }> = {
  urgent: { tone: 'bad', icon: ChevronsUp },
  high: { tone: 'warn', icon: ChevronUp },
  middle: { tone: 'info', icon: Equal },
  low: { tone: 'neutral', icon: ChevronDown },
}
export const priorityIcon = (priority: Priority) => looks[priority].icon

/** How pressing a task is: icon and word, then colour (TASK-04). */
export function PriorityChip({ priority }: { priority: Priority }) {
  const { t } = useMessages(messages)
  const { tone, icon } = looks[priority]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`priority.${priority}`)}
    </Chip>
  )
}

const Due = styled.span`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    color: var(--at-text-2);
    font-size: var(--at-font-s);
    font-variant-numeric: tabular-nums;

    > svg {
      flex: none;
    }
    &[data-at-overdue] {
      color: var(--at-bad-text);
      font-weight: 600;
    }
  }
`

/** When it is due, in the words that people use; overdue says so (TASK-05). */
export function DueDate({ task, today }: { task: Task; today: string }) {
  const { t, locale } = useMessages(messages)
  const { dueDay } = task
  if (dueDay === null) return null
  const due = dueOf(task, today)
  const isOverdue = due === 'overdue'
  const isNear = due === 'today' || due === 'tomorrow'
  const style = Math.abs(daysBetween(today, dueDay)) < 14 ? 'near' : 'short'
  return (
    <Due data-at-overdue={isOverdue || undefined}>
      {isOverdue && <Icon icon={AlertCircle} size={14} />}
      {!isOverdue && !isNear && <Icon icon={CalendarDays} size={14} />}
      <time dateTime={dueDay} title={formatDay(locale, dueDay, 'long')}>
        {isOverdue
          ? t('due.overdueSince', { days: daysBetween(dueDay, today) })
          : isNear
            ? t(`due.${due}`)
            : formatDay(locale, dueDay, style)}
      </time>
    </Due>
  )
}
