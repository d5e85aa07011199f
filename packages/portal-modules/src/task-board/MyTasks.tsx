import type { TaskBoardPort } from './task-board.port.ts'
import { useMyTasks } from './useMyTasks.ts'
import { MyTasksView, type MyTasksViewProps } from './views/MyTasksView.tsx'

export interface MyTasksProps extends Omit<MyTasksViewProps, 'model'> {
  port: TaskBoardPort
}

/** What whoever looks has to do on all boards, by when it is due (T-55). */
export function MyTasks({ port, ...props }: MyTasksProps) {
  return <MyTasksView model={useMyTasks(port)} {...props} />
}
