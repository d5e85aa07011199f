import type { RefObject } from 'react'
import {
  toPortError,
  type MessageTools,
  type ModuleHost,
  type OfferUndo,
  type Pending,
  type PortError,
} from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import type { messages } from '../messages/index.ts'
import type { createOwnVersions } from '../own-versions.ts'
import { overLimit } from '../task-board.buckets.ts'
import { withTasks, type PendingCommand } from '../task-board.logic.ts'
import type { Task, TaskBoardPort, TaskList } from '../task-board.port.ts'

/** What the commands of a board work with. */
export interface CommandInput extends Pick<Pending<TaskList, PendingCommand>, 'run' | 'receive'> {
  port: TaskBoardPort
  listId: number
  /** The list as it is shown. */
  latest: RefObject<TaskList | undefined>
  /** Versions that one's own commands made. */
  own: ReturnType<typeof createOwnVersions>
  /** Told of what came by one's own hand. */
  onOwn: (id: number) => void
  tools: MessageTools<keyof (typeof messages)['de']>
  host: Pick<ModuleHost, 'announce' | 'notify' | 'now'>
  offerUndo: OfferUndo
}

export type CommandContext = ReturnType<typeof createCommandContext>

/** The input of the commands, with what all of them ask of the list and say about tasks. */
export function createCommandContext(input: CommandInput) {
  const { latest, tools, host, receive } = input
  const { notify, announce } = host
  const { t } = tools
  const fail = (title: string, error: unknown) =>
    notify({ tone: 'failure', title, detail: errorText(tools, toPortError(error)) })
  const known = (ids: readonly number[]) => {
    const wanted = new Set(ids)
    return (latest.current?.tasks ?? []).filter(({ id }) => wanted.has(id))
  }
  const bucketName = (id: number) =>
    latest.current?.buckets.find((bucket) => bucket.id === id)?.name ?? ''
  const named = (tasks: readonly Pick<Task, 'title'>[]) => ({
    count: tasks.length,
    name: tasks[0]?.title ?? '',
  })

  /** What is to be known of a bucket into which open tasks came; it says nothing where there is room. */
  const hintOf = (bucketId: number, came: readonly Task[]) => {
    const list = latest.current
    if (!list || came.every(({ status }) => status === 'done')) return undefined
    // One that is on its way has come, or counts when it has.
    const tasks = list.tasks.filter(({ id }) => id > 0)
    const over = overLimit(withTasks({ ...list, tasks }, came), bucketId)
    return over && t('limit.over', { ...over, bucket: bucketName(bucketId) })
  }

  /** Says that a task was added, and that its bucket has more than it should. */
  const sayAdded = (task: Task) => {
    const title = t('add.done', { name: task.title })
    const hint = hintOf(task.bucketId, [task])
    if (hint) notify({ tone: 'info', title, detail: hint })
    else announce(title)
  }
  /** For a dialog: undefined where it was done, else why not. */
  const told = async (doIt: () => Promise<void>): Promise<PortError | undefined> => {
    try {
      await doIt()
      return undefined
    } catch (error) {
      const failure = toPortError(error)
      // Where nothing is live, nobody else says what stands there now.
      if (failure.code === 'conflict') receive({})
      return failure
    }
  }
  return { ...input, t, fail, known, bucketName, named, hintOf, sayAdded, told }
}
