import { untilOnline } from '../../kit/reading/until-online.ts'
import { newTask } from '../new-task.ts'
import { placesFor } from '../task-board.buckets.ts'
import { withoutTask, withTasks } from '../task-board.logic.ts'
import type { Task } from '../task-board.port.ts'
import type { TaskCommands } from './task-commands.types.ts'
import type { CommandContext } from './command-context.ts'

/** Makes tasks, deletes them, and brings deleted ones back. */
export function createAddingAndRemoving(
  context: CommandContext,
): Pick<TaskCommands, 'addQuickly' | 'add' | 'remove'> {
  const { port, run, receive, onOwn, latest, offerUndo, host } = context
  const { t, fail, named, sayAdded, told } = context
  const { announce, now } = host
  const restore = async (tasks: readonly Task[]) => {
    for (const task of tasks) {
      const commandId = crypto.randomUUID()
      const { id } = task
      onOwn(id)
      try {
        await run(
          { commandId, type: 'add', task },
          {
            send: () => untilOnline(() => port.restore!({ id, commandId })),
            merge: (truth) => withTasks(truth, [task]),
          },
        )
      } catch (error) {
        return fail(t('delete.restoreFailed', named([task])), error)
      }
    }
    announce(t('delete.restored', named(tasks)))
  }
  const remove = async (tasks: readonly Task[]) => {
    const answers = await Promise.allSettled(
      tasks.map(({ id }) => {
        const commandId = crypto.randomUUID()
        return run(
          { commandId, type: 'remove', id },
          {
            send: () => untilOnline(() => port.remove({ id, commandId })),
            merge: (truth) => withoutTask(truth, id),
          },
        )
      }),
    )
    const gone = tasks.filter((_, at) => answers[at]!.status === 'fulfilled')
    const refused = tasks.filter((_, at) => answers[at]!.status === 'rejected')
    const failure = answers.find((answer) => answer.status === 'rejected')
    if (failure) fail(t('delete.failed', named(refused)), failure.reason)
    if (gone.length === 0) return
    offerUndo(t('delete.done', named(gone)), port.restore && (() => void restore(gone)))
  }

  const addQuickly = async (bucketId: number, title: string) => {
    const commandId = crypto.randomUUID()
    const current = latest.current
    const [at] = placesFor(current?.tasks ?? [], [0], bucketId)
    const task = newTask(title, bucketId, at?.order ?? 0, now())
    const status = current?.buckets.find(({ id }) => id === bucketId)?.status ?? 'open'
    try {
      const made = await run(
        { commandId, type: 'add', task: { ...task, status } },
        {
          send: () => untilOnline(() => port.add({ bucketId, fields: { title }, commandId })),
          merge: (truth, added) => {
            onOwn(added.id)
            return withTasks(truth, [added])
          },
        },
      )
      sayAdded(made)
    } catch (error) {
      fail(t('add.failed', { name: title }), error)
    }
  }

  return {
    addQuickly: (bucketId, title) => void addQuickly(bucketId, title),
    add: (bucketId, fields) =>
      told(async () => {
        const commandId = crypto.randomUUID()
        const added = await port.add({ bucketId, fields, commandId })
        onOwn(added.id)
        receive({ commandId, patch: (truth) => withTasks(truth, [added]) })
        sayAdded(added)
      }),
    remove: (tasks) => void remove(tasks),
  }
}
