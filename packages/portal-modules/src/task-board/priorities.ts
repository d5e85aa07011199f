import { addedValues, allValues } from '../kit/vocabulary/index.ts'
import { priorities, type Priority, type Task } from './task-board.port.ts'

/**
 * All priorities, the most pressing first: Atrium's, the product's, and others that tasks have, or that are
 * filtered by though no task has them.
 */
export const prioritiesIn = (
  tasks: readonly Pick<Task, 'priority'>[] = [],
  chosen: readonly Priority[] = [],
): readonly Priority[] =>
  allValues(priorities, addedValues('task.priority'), [
    ...tasks.map(({ priority }) => priority),
    ...chosen,
  ])

/** Where a priority stands among them; what nobody said comes last. */
export function rankOfPriority(priority: Priority): number {
  const all = prioritiesIn()
  const at = all.indexOf(priority)
  return at === -1 ? all.length : at
}
