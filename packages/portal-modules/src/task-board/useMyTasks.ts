import { calendarDay } from '../kit/dates/index.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { createPendingCommands, toPortError, useMessages, useModuleHost, usePending, useUndo, type QueryResult } from '../kit/index.ts' // prettier-ignore
import { untilOnline } from '../kit/reading/until-online.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import { byDue, type Due } from './task-board.logic.ts'
import type { OwnTask, Status, Task, TaskBoardPort } from './task-board.port.ts'

type Own = readonly OwnTask[]
type Command = { commandId: string; id: number; status: Status }

const withStatus = (tasks: Own, { id, status }: Pick<Command, 'id' | 'status'>): Own =>
  tasks.map((task) => (task.id === id ? { ...task, status } : task))
const commands = createPendingCommands<Own, Command>({ apply: withStatus })
const nothing: Own = []

/** What the server answers, with the way to it that is known. */
const withSaved = (tasks: Own, saved: Task): Own =>
  tasks.map((task) =>
    task.id === saved.id && saved.version >= task.version ? { ...task, ...saved } : task,
  )

export interface MyTasksModel {
  result: QueryResult<Own>
  /** What is open, by when it is due. */
  groups: { due: Due; tasks: OwnTask[] }[]
  count: number
  overdue: number
  today: string
  open: (task: OwnTask) => void
  finish: (task: OwnTask) => void
}

/** What whoever looks has to do on all boards (T-55). */
export function useMyTasks(port: TaskBoardPort): MyTasksModel {
  const { notify, now, openInside } = useModuleHost()
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const { t } = tools
  const { result, run, receive } = usePending(
    useMemo(() => port.mine?.(), [port]),
    commands,
  )
  const hear = useEffectEvent(() => receive({}))
  useEffect(() => port.onOwnChange?.(() => hear()), [port])

  const all = result.state === 'ready' ? result.data : nothing
  const today = calendarDay(now())
  const groups = useMemo(() => byDue(all, today), [all, today])

  const set = (task: OwnTask, status: Status) => {
    const commandId = crypto.randomUUID()
    return run(
      { commandId, id: task.id, status },
      {
        send: (truth) => {
          const current = truth?.find(({ id }) => id === task.id) ?? task
          const { version } = current
          return untilOnline(() => port.save({ task: current, version, fields: { status }, commandId })) // prettier-ignore
        },
        merge: withSaved,
      },
    )
  }
  /** Where it was, as what it was: done it may have gone to another bucket. */
  const putBack = ({ id, status, bucketId, order }: OwnTask, done: Task) => {
    const [commandId, secondId] = [crypto.randomUUID(), crypto.randomUUID()]
    const send = async () => {
      const places = [{ id, bucketId, order }]
      const isElsewhere = done.bucketId !== bucketId
      const [task = done] = isElsewhere
        ? await untilOnline(() => port.place({ places, commandId }))
        : []
      if (task.status === status) return task
      const { version } = task
      const fields = { status }
      return untilOnline(() => port.save({ task, version, fields, commandId: secondId }))
    }
    return run({ commandId, id, status }, { send, merge: withSaved })
  }
  const finish = async (task: OwnTask) => {
    const name = task.title
    const notifyFailure = (error: unknown) =>
      notify({
        tone: 'failure',
        title: t('change.failed', { count: 1, name }),
        detail: errorText(tools, toPortError(error)),
      })
    let done: Task
    try {
      done = await set(task, 'done')
    } catch (error) {
      return notifyFailure(error)
    }
    offerUndo(t('status.said.done', { name }), () => void putBack(task, done).catch(notifyFailure))
  }
  return {
    result,
    groups,
    count: groups.reduce((sum, { tasks }) => sum + tasks.length, 0),
    overdue: groups.find(({ due }) => due === 'overdue')?.tasks.length ?? 0,
    today,
    open: ({ url }) => {
      if (url === null) return
      if (openInside) openInside(url)
      else location.assign(url)
    },
    finish: (task) => void finish(task),
  }
}
