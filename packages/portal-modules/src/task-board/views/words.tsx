import { daysBetween } from '../../kit/dates/index.ts'
import { Chip, Icon } from '@atrium/design-system'
import { AlertCircle, CalendarDays, ChevronDown, ChevronsUp, ChevronUp, Equal } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDay, useMessages, type MessageTools } from '../../kit/index.ts'
import { valueLabel, valueLook, type ValueLook } from '../../kit/vocabulary/index.ts'
import { messages } from '../messages/index.ts'
import { dueOf } from '../task-board.logic.ts'
import { priorities, type KnownPriority, type Priority, type Task } from '../task-board.port.ts'

const looks: Readonly<Record<KnownPriority, ValueLook>> = {
  urgent: { tone: 'bad', icon: ChevronsUp },
  high: { tone: 'warn', icon: ChevronUp },
  middle: { tone: 'info', icon: Equal },
  low: { tone: 'neutral', icon: ChevronDown },
}
const lookOf = (priority: Priority) => valueLook('task.priority', priority, looks)
export const priorityIcon = (priority: Priority) => lookOf(priority).icon

type Tools = Pick<MessageTools<keyof (typeof messages)['de']>, 't' | 'locale'>

/** What a priority is called; one that Atrium does not know, as the product says. */
export function priorityWord({ t, locale }: Tools, priority: Priority): string {
  const known = priorities.find((one) => one === priority)
  return valueLabel('task.priority', priority, locale, known && t(`priority.${known}`))
}

/** How pressing a task is: icon and word, then colour (TASK-04). */
export function PriorityChip({ priority }: { priority: Priority }) {
  const tools = useMessages(messages)
  const { tone, icon } = lookOf(priority)
  return (
    <Chip tone={tone} icon={icon}>
      {priorityWord(tools, priority)}
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
