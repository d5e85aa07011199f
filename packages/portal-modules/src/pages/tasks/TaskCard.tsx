import {
  Avatar,
  Chip,
  Icon,
  IconButton,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
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
  Ellipsis,
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

const Surface = styled.article`
  @layer at.components {
    --at-ground: var(--at-raised);
    position: relative;
    padding: 12px;
    border: 1px solid var(--at-line);
    border-radius: 12px;
    background: var(--at-raised);
    transition: border-color var(--at-fast) var(--at-ease);

    &:hover,
    &:focus-within {
      border-color: var(--at-line-strong);
    }
    .at-top {
      display: flex;
      align-items: flex-start;
      gap: 4px;
    }
    h3 {
      flex: 1;
      margin: 0;
      padding-block: 2px;
      font: 600 var(--at-font-m) / 19px var(--at-font-body);
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    .at-menu {
      margin: -5px -6px -5px 0;
    }
    .at-facts {
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
      inset-inline-end: 12px;
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

/** Everything that dragging could do, and more, as a menu (T-52). */
export function TaskActions({ task, onMove }: TaskActionsProps) {
  const { t, locale } = useMessages(tasksMessages)
  const isDone = task.bucket === 'done'
  return (
    <MenuTrigger>
      <IconButton
        icon={Ellipsis}
        size="compact"
        label={t('action.menu', { name: task.title[locale] })}
      />
      <Menu>
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
      </Menu>
    </MenuTrigger>
  )
}

/** One task on the board. */
export function TaskCard({ task, onMove }: TaskActionsProps) {
  const { locale } = useMessages(tasksMessages)
  return (
    <Surface data-at-done={task.bucket === 'done' || undefined}>
      <div className="at-top">
        <h3>{task.title[locale]}</h3>
        <span className="at-menu">
          <TaskActions task={task} onMove={onMove} />
        </span>
      </div>
      <div className="at-facts">
        <PriorityChip priority={task.priority} />
        <DueDate task={task} />
        <span className="at-who">
          <Avatar name={task.assignee} />
        </span>
      </div>
      {task.about && <p className="at-about">{task.about[locale]}</p>}
    </Surface>
  )
}
