import type { PortError } from '../../kit/index.ts'
import type { Bucket, BucketRules, Task, TaskFields } from '../task-board.port.ts'

/** What is written of a bucket. */
export interface BucketFields extends BucketRules {
  name: string
}

export interface TaskCommands {
  /** With its title alone, at the end of a bucket (T-57). */
  addQuickly: (bucketId: number, title: string) => void
  /** Undefined: done. Else why not; what was written is still the dialog's. */
  add: (bucketId: number, fields: TaskFields) => Promise<PortError | undefined>
  /** Saves the changed fields over a version. Undefined: done; else why not. */
  save: (task: Task, version: number, fields: TaskFields) => Promise<PortError | undefined>
  /**
   * Into a bucket, before another task or at its end; says so where the bucket has more than it should
   * then. Rejects where it was refused, after saying so.
   */
  place: (ids: readonly number[], bucketId: number, beforeId?: number) => Promise<void>
  /** Something of one or several tasks becomes another; `said` tells what was done. Rejects like `place`. */
  change: (
    tasks: readonly Task[],
    fieldsFor: (task: Task) => Partial<TaskFields>,
    said: (tasks: readonly Task[]) => string,
  ) => Promise<void>
  /** Done, or open again: with the bucket that stands for it. */
  toggle: (task: Task) => void
  remove: (tasks: readonly Task[]) => void
  /** Undefined: done. Else why not. */
  addBucket: (fields: BucketFields) => Promise<PortError | undefined>
  saveBucket: (bucket: Bucket, fields: BucketFields) => Promise<PortError | undefined>
  moveBucket: (bucket: Bucket, position: number) => void
  removeBucket: (bucket: Bucket) => void
}
