import type { ModuleProps } from '../kit/index.ts'
import type { TaskBoardConfig } from './manifest.ts'
import { MyTasks } from './MyTasks.tsx'
import type { TaskBoardPort } from './task-board.port.ts'
import { TaskBoard } from './TaskBoard.tsx'

/** A board of tasks as a registry shows it: the page's component is the list, where it is not one's own. */
export function TaskBoardModule({
  port,
  component: { id, displayName },
  config: { own },
}: ModuleProps<TaskBoardPort, TaskBoardConfig>) {
  if (own) return <MyTasks port={port} isInDrawer={own === 'drawer'} />
  return <TaskBoard key={id} port={port} listId={id} title={displayName} />
}
