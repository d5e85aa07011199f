import type { ListExtensions } from '../kit/extensions/index.ts'
import type { Task, TaskBoardPort } from './task-board.port.ts'
import { useTaskBoard, type TaskBoardOptions } from './useTaskBoard.ts'
import { TaskBoardView } from './views/TaskBoardView.tsx'

export interface TaskBoardProps extends TaskBoardOptions, ListExtensions<Task> {
  port: TaskBoardPort
  /** Heading of the page; absent: the list’s own name, which is in one language. */
  title?: string
}

/**
 * A list of tasks as a board and as rows: who does what until when (TASK-01). The board shows its buckets also
 * without a task: there `empty` stands only where there is no bucket, in other views where the whole list has no task.
 */
export function TaskBoard({ port, title, listId, ...extensions }: TaskBoardProps) {
  const model = useTaskBoard(port, { listId }, extensions)
  return <TaskBoardView model={model} title={title} />
}
