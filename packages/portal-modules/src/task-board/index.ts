'use client'

export { TaskBoard } from './TaskBoard.tsx'
export type { TaskBoardProps } from './TaskBoard.tsx'
export { manifest } from './manifest.ts'
export type { TaskBoardConfig } from './manifest.ts'
export { MyTasks } from './MyTasks.tsx'
export type { MyTasksProps } from './MyTasks.tsx'
export { priorities, statuses } from './task-board.port.ts'
export type {
  Bucket,
  BucketRules,
  OwnTask,
  Person,
  Placing,
  KnownPriority,
  Priority,
  Status,
  Step,
  Task,
  TaskBoardPort,
  TaskChange,
  TaskCommand,
  TaskFields,
  TaskLink,
  TaskList,
} from './task-board.port.ts'
export { useTaskBoard } from './useTaskBoard.ts'
export type { TaskBoardModel, TaskBoardOptions } from './useTaskBoard.ts'
export type { BucketFields, TaskCommands } from './useTaskCommands.ts'
export { TaskBoardView } from './views/TaskBoardView.tsx'
export type { TaskBoardViewProps } from './views/TaskBoardView.tsx'
