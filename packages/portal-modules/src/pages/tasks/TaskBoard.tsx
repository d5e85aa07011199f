import {
  Board,
  IconButton,
  MenuItem,
  type BoardColumn,
  type BoardMove,
} from '@atrium/design-system'
import { CircleCheck, Plus, RotateCcw } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useMessages } from '../../kit/index.ts'
import { tasksMessages } from './messages/index.ts'
import { TaskCard, type TaskActionsProps } from './TaskCard.tsx'
import { BUCKETS, type Bucket, type Task } from './tasks.data.ts'

export interface TaskBoardProps extends Pick<TaskActionsProps, 'onMove'> {
  tasks: readonly Task[]
  /** To a place on the board, by dragging, keys or menu. */
  onPlace: (move: BoardMove) => void
  onAdd: (bucket: Bucket) => void
}

const keyOf = ({ id }: Task) => id
const card = (task: Task) => <TaskCard task={task} />

/** The tasks by bucket, side by side; on a phone one after the other. */
export function TaskBoard({ tasks, onMove, onPlace, onAdd }: TaskBoardProps) {
  const { t, locale } = useMessages(tasksMessages)
  const columns = useMemo(
    () =>
      BUCKETS.map((bucket) => ({
        id: bucket,
        title: t(`bucket.${bucket}`),
        items: tasks.filter((task) => task.bucket === bucket),
      })),
    [tasks, t],
  )
  const add = useCallback(
    ({ id, title }: BoardColumn<Task>) => (
      <IconButton
        icon={Plus}
        size="compact"
        label={t('action.addTo', { bucket: title })}
        onPress={() => onAdd(id as Bucket)}
      />
    ),
    [t, onAdd],
  )
  const actions = useCallback(
    (task: Task) => {
      const isDone = task.bucket === 'done'
      return (
        <MenuItem
          icon={isDone ? RotateCcw : CircleCheck}
          onAction={() => onMove(task, isDone ? 'open' : 'done')}
        >
          {t(isDone ? 'action.reopen' : 'action.done')}
        </MenuItem>
      )
    },
    [t, onMove],
  )
  return (
    <Board
      label={t('view.board')}
      columns={columns}
      getKey={keyOf}
      getText={(task) => task.title[locale]}
      renderCard={card}
      estimatedHeight={124}
      selectionMode="multiple"
      emptyColumn={t('bucket.empty')}
      columnActions={add}
      onMove={onPlace}
      cardActions={actions}
    />
  )
}
