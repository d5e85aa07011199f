import {
  Avatar,
  Chip,
  Icon,
  MenuItem,
  MenuSection,
  type ChipTone,
  type LucideIcon,
} from '@atrium/design-system'
import {
  AlertCircle,
  ArrowRight,
  CalendarDays,
  ChevronDown,
  ChevronsUp,
  ChevronUp,
  CircleCheck,
  Equal,
  RotateCcw,
} from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { formatDay, isoDay } from '../format.ts'
import { tasksMessages } from './messages/index.ts'
import { BUCKETS, type Bucket, type Priority, type Task } from './tasks.data.ts'
import { daysBetween, dueOf } from './tasks.logic.ts'

const PRIORITY: Record<Priority, { tone: ChipTone; icon: LucideIcon }> = {
  urgent: { tone: 'bad', icon: ChevronsUp },
  high: { tone: 'warn', icon: ChevronUp },
  middle: { tone: 'info', icon: Equal },
  low: { tone: 'neutral', icon: ChevronDown },
}

const Content = styled.div`
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
      position: relative;
      display: flex;
      align-items: center;
      flex-wrap: wrap;
      gap: 6px 8px;
      margin-block-start: 8px;
      min-block-size: 28px;
      padding-inline-end: 36px;
    }
    .at-who {
      position: absolute;
      inset-inline-end: 0;
    }
    .at-about {
      margin: 6px 0 0;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      line-height: 17px;
    }
    &[data-at-done] h3 {
      color: var(--at-text-2);
    }
  }
`

const Due = styled.span`
  @layer at.components {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    color: var(--at-text-2);
    font-size: var(--at-font-s);
    font-variant-numeric: tabular-nums;

    &[data-at-overdue] {
      color: var(--at-bad-text);
      font-weight: 600;
    }
  }
`

/** How pressing a task is: icon and word, then colour (TASK-04). */
export function PriorityChip({ priority }: { priority: Priority }) {
  const { t } = useMessages(tasksMessages)
  const { tone, icon } = PRIORITY[priority]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`priority.${priority}`)}
    </Chip>
  )
}

/** When it is due, in the words that people use; overdue says so (TASK-05). */
export function DueDate({ task }: { task: Task }) {
  const { t, locale } = useMessages(tasksMessages)
  const today = isoDay(useModuleHost().now())
  if (!task.due) return null
  const due = dueOf(task, today)
  const isOverdue = due === 'overdue'
  const isNear = due === 'today' || due === 'tomorrow'
  return (
    <Due data-at-overdue={isOverdue || undefined}>
      {isOverdue && <Icon icon={AlertCircle} size={14} />}
      {!isOverdue && !isNear && <Icon icon={CalendarDays} size={14} />}
      <time dateTime={task.due} title={formatDay(locale, task.due, 'long')}>
        {isOverdue
          ? t('due.overdueSince', { days: daysBetween(task.due, today) })
          : isNear
            ? t(`due.${due}`)
            : formatDay(
                locale,
                task.due,
                Math.abs(daysBetween(today, task.due)) < 14 ? 'near' : 'short',
              )}
      </time>
    </Due>
  )
}

export interface TaskActionsProps {
  task: Task
  onMove: (task: Task, bucket: Bucket) => void
}

/** Everything that dragging could do, and more, for a menu (T-52). */
export function TaskCommands({ task, onMove }: TaskActionsProps) {
  const { t } = useMessages(tasksMessages)
  const isDone = task.bucket === 'done'
  return (
    <>
      <MenuItem
        icon={isDone ? RotateCcw : CircleCheck}
        onAction={() => onMove(task, isDone ? 'open' : 'done')}
      >
        {t(isDone ? 'action.reopen' : 'action.done')}
      </MenuItem>
      <MenuSection>
        {BUCKETS.filter((bucket) => bucket !== task.bucket && bucket !== 'done').map((bucket) => (
          <MenuItem key={bucket} icon={ArrowRight} onAction={() => onMove(task, bucket)}>
            {t('action.move', { bucket: t(`bucket.${bucket}`) })}
          </MenuItem>
        ))}
      </MenuSection>
    </>
  )
}

/** What a task says on its card of the board. */
export function TaskCard({ task }: Pick<TaskActionsProps, 'task'>) {
  const { locale } = useMessages(tasksMessages)
  return (
    <Content data-at-done={task.bucket === 'done' || undefined}>
      <h3>{task.title[locale]}</h3>
      <div className="at-facts">
        <PriorityChip priority={task.priority} />
        <DueDate task={task} />
        <span className="at-who">
          <Avatar name={task.assignee} />
        </span>
      </div>
      {task.about && <p className="at-about">{task.about[locale]}</p>}
    </Content>
  )
}
