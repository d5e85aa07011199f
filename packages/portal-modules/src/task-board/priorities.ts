import { addedValues, allValues } from '../kit/vocabulary/index.ts'
import { priorities, type Priority, type Task } from './task-board.port.ts'

/** All priorities, the most pressing first: Atrium's, the product's, and others that tasks have. */
export const prioritiesIn = (tasks: readonly Pick<Task, 'priority'>[] = []): readonly Priority[] =>
  allValues(
    priorities,
    addedValues('task.priority'),
    tasks.map(({ priority }) => priority),
  )

/** Where a priority stands among them; what nobody said comes last. */
export function rankOfPriority(priority: Priority): number {
  const all = prioritiesIn()
  const at = all.indexOf(priority)
  return at === -1 ? all.length : at
}
