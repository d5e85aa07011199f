import { MenuItem, MenuSection } from '@atrium/design-system'
import { ArrowRight, CircleCheck, Pencil, RotateCcw, SquareArrowOutUpRight, Trash2, UserMinus, UserPlus } from 'lucide-react' // prettier-ignore
import { useCallback } from 'react'
import { RowActions } from '../../kit/extensions/index.ts'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isGivenTo } from '../task-board.logic.ts'
import type { Task } from '../task-board.port.ts'
import type { TaskBoardModel } from '../useTaskBoard.ts'

export interface TaskMenuProps {
  model: TaskBoardModel
  task: Task
  /** Asks first where it cannot be undone. */
  onRemove: (tasks: readonly Task[]) => void
  /** Whether the buckets stand in it: a board brings them itself. */
  hasBuckets?: boolean
}

/** What can be done with a task, for a menu (T-52). */
function TaskMenu({ model, task, onRemove, hasBuckets = false }: TaskMenuProps) {
  const { t } = useMessages(messages)
  const { commands, me, result } = model
  const isDone = task.status === 'done'
  const isMine = me !== undefined && isGivenTo(task, me)
  const buckets = result.state === 'ready' ? result.data.buckets : []
  const take = () => {
    const ids = task.assignees.map(({ id }) => id)
    const assigneeIds = isMine ? ids.filter((id) => id !== me) : [...ids, me!]
    const said = () => t(isMine ? 'assign.saidGiven' : 'assign.saidTaken', { name: task.title })
    commands.change([task], () => ({ assigneeIds }), said).catch(() => undefined)
  }
  return (
    <>
      <MenuItem
        icon={task.can.edit ? Pencil : SquareArrowOutUpRight}
        onAction={() => model.open(task)}
      >
        {t(task.can.edit ? 'action.edit' : 'action.open')}
      </MenuItem>
      {task.can.edit && (
        <MenuItem icon={isDone ? RotateCcw : CircleCheck} onAction={() => commands.toggle(task)}>
          {t(isDone ? 'action.reopen' : 'action.done')}
        </MenuItem>
      )}
      {task.can.edit && me !== undefined && (
        <MenuItem icon={isMine ? UserMinus : UserPlus} onAction={take}>
          {t(isMine ? 'action.giveBack' : 'action.take')}
        </MenuItem>
      )}
      {hasBuckets && task.can.edit && (
        <MenuSection title={t('action.moveTo')}>
          {buckets
            .filter(({ id }) => id !== task.bucketId)
            .map(({ id, name }) => (
              <MenuItem
                key={id}
                icon={ArrowRight}
                onAction={() => void commands.place([task.id], id).catch(() => undefined)}
              >
                {name}
              </MenuItem>
            ))}
        </MenuSection>
      )}
      {task.can.delete && (
        <MenuItem icon={Trash2} isDanger onAction={() => onRemove([task])}>
          {t('action.delete')}
        </MenuItem>
      )}
      <RowActions actions={model.extensions.rowActions} record={task} />
    </>
  )
}

/** The menu of each task, for a board or a table. */
export const useTaskMenu = (
  model: TaskBoardModel,
  onRemove: TaskMenuProps['onRemove'],
  hasBuckets = false,
) =>
  useCallback(
    (task: Task) => (
      <TaskMenu model={model} task={task} onRemove={onRemove} hasBuckets={hasBuckets} />
    ),
    [hasBuckets, model, onRemove],
  )
