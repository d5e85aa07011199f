import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useMessages, useModuleHost, useUndo, type Pending } from '../kit/index.ts'
import { createAddingAndRemoving } from './commands/adding-and-removing.ts'
import { createBucketCommands } from './commands/buckets.ts'
import { createCommandContext } from './commands/command-context.ts'
import { createPlacing } from './commands/placing.ts'
import { createSaving } from './commands/saving.ts'
import type { TaskCommands } from './commands/task-commands.types.ts'
import { messages } from './messages/index.ts'
import { createOwnVersions } from './own-versions.ts'
import { bucketFor } from './task-board.buckets.ts'
import { toggled, type PendingCommand } from './task-board.logic.ts'
import type { TaskBoardPort, TaskList } from './task-board.port.ts'

export type { BucketFields, TaskCommands } from './commands/task-commands.types.ts'

interface TaskCommandsOptions extends Pick<Pending<TaskList, PendingCommand>, 'run' | 'receive'> {
  /** As it is shown; commands stay the same object when it changes. */
  list: TaskList | undefined
  listId: number
  /** Told of what came by one's own hand. */
  onOwn: (id: number) => void
}

/** The newest value, for commands that stay the same object when it changes. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** Everything that can be done on a board: shown at once, taken back where it is refused (TASK-03, T-09). */
export function useTaskCommands(
  port: TaskBoardPort,
  { list, listId, run, receive, onOwn }: TaskCommandsOptions,
): TaskCommands {
  const { announce, notify, now } = useModuleHost()
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const latest = useLatest(list)
  const [own] = useState(createOwnVersions)

  return useMemo(() => {
    const { t } = tools
    const host = { announce, notify, now }
    const input = { port, listId, run, receive, latest, own, onOwn, tools, host, offerUndo }
    const context = createCommandContext(input)
    const saving = createSaving(context)
    const { change, save } = saving
    const place = createPlacing(context, saving)
    return {
      ...createAddingAndRemoving(context),
      ...createBucketCommands(context),
      save,
      place,
      change,
      toggle: (task) => {
        const status = toggled(task.status)
        const bucket = latest.current && bucketFor(latest.current, task, status)
        const ended = bucket
          ? place([task.id], bucket.id)
          : change([task], () => ({ status }), () => t(`status.said.${status === 'done' ? 'done' : 'open'}`, { name: task.title })) // prettier-ignore
        // It was told already.
        ended.catch(() => undefined)
      },
    }
  }, [announce, latest, listId, notify, now, offerUndo, onOwn, own, port, receive, run, tools])
}
