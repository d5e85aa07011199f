import { toPortError } from '../../kit/index.ts'
import { untilOnline } from '../../kit/reading/until-online.ts'
import { changesOf, fieldsOf, formerOf, withTasks } from '../task-board.logic.ts'
import type { Task, TaskFields, TaskList } from '../task-board.port.ts'
import type { TaskCommands } from './task-commands.types.ts'
import type { CommandContext } from './command-context.ts'

export type SavingCommands = ReturnType<typeof createSaving>

/** Saves fields of one or several tasks, and takes that back. */
export function createSaving(context: CommandContext) {
  const { port, run, receive, own, offerUndo, host, t, fail, named, told } = context
  const { announce } = host
  const saveOne = (task: Task, fields: Partial<TaskFields>) => {
    const commandId = crypto.randomUUID()
    const send = (truth: TaskList | undefined) => {
      const current = truth?.tasks.find(({ id }) => id === task.id) ?? task
      const { version } = current
      const saved = untilOnline(() => port.save({ task: current, version, fields, commandId }))
      void own.note([current], saved.then((task) => [task])).catch(() => undefined) // prettier-ignore
      return saved
    }
    return run(
      { commandId, type: 'save', id: task.id, fields },
      { send, merge: (truth, saved) => withTasks(truth, [saved]) },
    )
  }
  const saveAll = async (
    tasks: readonly Task[],
    fieldsFor: (task: Task) => Partial<TaskFields>,
  ) => {
    // prettier-ignore
    const answers = await Promise.allSettled(tasks.map((task) => saveOne(task, fieldsFor(task))))
    const failures = answers.flatMap((answer, at) =>
      answer.status === 'rejected' ? [{ task: tasks[at]!, error: answer.reason as unknown }] : [],
    )
    return { failures, done: tasks.filter((_, at) => answers[at]!.status === 'fulfilled') }
  }
  const changeBack = async (
    tasks: readonly Task[],
    former: ReadonlyMap<number, Partial<TaskFields>>,
  ) => {
    // prettier-ignore
    const { failures } = await saveAll(tasks, ({ id }) => former.get(id)!)
    const [first] = failures
    if (first) fail(t('undo.failed', named(failures.map(({ task }) => task))), first.error)
  }
  const change: TaskCommands['change'] = async (tasks, fieldsFor, said) => {
    const former = new Map(tasks.map((task) => [task.id, formerOf(task, fieldsFor(task))]))
    const { failures, done } = await saveAll(tasks, fieldsFor)
    if (done.length > 0) {
      offerUndo(said(done), () => void changeBack(done, former))
    }
    const [first] = failures
    if (!first) return
    fail(t('change.failed', named(failures.map(({ task }) => task))), first.error)
    throw first.error
  }

  const save: TaskCommands['save'] = (task, version, fields) =>
    told(async () => {
      const commandId = crypto.randomUUID()
      const changes = changesOf(fieldsOf(task), fields)
      if (Object.keys(changes).length === 0) return
      const over = (version: number) => port.save({ task, version, fields: changes, commandId })
      const saved = await over(version).catch(async (error: unknown) => {
        const mine = await own.after(task.id, version)
        if (toPortError(error).code !== 'conflict' || mine === version) throw error
        return over(mine)
      })
      receive({ commandId, patch: (truth) => withTasks(truth, [saved]) })
      announce(t('save.done', { name: saved.title }))
    })
  return { saveAll, change, save }
}
