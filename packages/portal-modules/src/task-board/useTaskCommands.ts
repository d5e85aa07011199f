import { useEffect, useMemo, useRef, useState } from 'react'
import {
  toPortError,
  useMessages,
  useModuleHost,
  useUndo,
  type Pending,
  type PortError,
} from '../kit/index.ts'
import { untilOnline } from '../kit/reading/until-online.ts'
import { errorText } from './error-text.ts'
import { messages } from './messages/index.ts'
import { newTask } from './new-task.ts'
import { createOwnVersions } from './own-versions.ts'
import { bucketFor, overLimit, placesFor, placesOf } from './task-board.buckets.ts'
import {
  changesOf,
  fieldsOf,
  formerOf,
  toggled,
  withBucket,
  withoutBucket,
  withoutTask,
  withTasks,
  type PendingCommand,
} from './task-board.logic.ts'
import type {
  Bucket,
  BucketRules,
  Placing,
  Task,
  TaskBoardPort,
  TaskFields,
  TaskList,
} from './task-board.port.ts'

/** What is written of a bucket. */
export interface BucketFields extends BucketRules {
  name: string
}

export interface TaskCommands {
  /** With its title alone, at the end of a bucket (T-57). */
  addQuickly: (bucketId: number, title: string) => void
  /** Undefined: done. Else why not; what was written is still the dialog's. */
  add: (bucketId: number, fields: TaskFields) => Promise<PortError | undefined>
  /** What is another than it was is saved over a version. Undefined: done. */
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

/** As many as the server places at once. */
const most = 500

interface Way extends Pick<Pending<TaskList, PendingCommand>, 'run' | 'receive'> {
  /** As it is shown; commands stay the same object when it changes. */
  list: TaskList | undefined
  listId: number
  /** Told of what came by one's own hand. */
  onOwn: (id: number) => void
}

/** Everything that can be done on a board: shown at once, taken back where it is refused (TASK-03, T-09). */
export function useTaskCommands(
  port: TaskBoardPort,
  { list, listId, run, receive, onOwn }: Way,
): TaskCommands {
  const { announce, notify, now } = useModuleHost()
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })

  const [own] = useState(createOwnVersions)

  return useMemo(() => {
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

    const putInto = async (places: readonly Placing[]) => {
      const parts: Promise<readonly Task[]>[] = []
      for (let at = 0; at < places.length; at += most) {
        const part = places.slice(at, at + most)
        const commandId = crypto.randomUUID()
        const send = (truth: TaskList | undefined) => {
          const ids = new Set(part.map(({ id }) => id))
          const before = truth?.tasks.filter(({ id }) => ids.has(id)) ?? []
          return own.note(before, untilOnline(() => port.place({ places: part, commandId }))) // prettier-ignore
        }
        parts.push(run({ commandId, type: 'place', places: part }, { send, merge: withTasks }))
      }
      return (await Promise.all(parts)).flat()
    }
    /** Where they were, as what they were: a bucket that says nothing leaves them what they became. */
    const putBack = async (before: readonly Task[], places: readonly Placing[]) => {
      try {
        const statusOf = new Map(before.map(({ id, status }) => [id, status]))
        const back = await putInto(places)
        const others = back.filter(({ id, status }) => status !== statusOf.get(id))
        const { failures } = await saveAll(others, ({ id }) => ({ status: statusOf.get(id)! }))
        if (failures[0]) throw failures[0].error
      } catch (error) {
        fail(t('undo.failed', named(before)), error)
      }
    }
    const place: TaskCommands['place'] = async (ids, bucketId, beforeId) => {
      const before = known(ids)
      const moved = before.filter((task) => task.bucketId !== bucketId)
      const places = placesFor(latest.current?.tasks ?? [], ids, bucketId, beforeId)
      const back = placesOf(before, ids)
      let placed: readonly Task[]
      try {
        placed = await putInto(places)
      } catch (error) {
        fail(t('move.failed', named(before)), error)
        throw error
      }
      // Another place in the same column is nothing to speak of.
      if (moved.length === 0) return
      const hint = hintOf(bucketId, placed)
      offerUndo(
        t('move.done', { ...named(moved), bucket: bucketName(bucketId) }),
        () => void putBack(before, back),
        hint ? { tone: 'info', detail: hint } : undefined,
      )
    }

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

    const sayAdded = (task: Task) => {
      const title = t('add.done', { name: task.title })
      const hint = hintOf(task.bucketId, [task])
      if (hint) notify({ tone: 'info', title, detail: hint })
      else announce(title)
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
    const keepBucket = async (
      bucket: Bucket,
      { name, status, limit }: BucketFields,
      position?: number,
    ): Promise<void> => {
      const commandId = crypto.randomUUID()
      const at = position === undefined ? {} : { position }
      await run(
        { commandId, type: 'bucket', id: bucket.id, name, status, limit, ...at },
        {
          send: (truth) => {
            const current = truth?.buckets.find(({ id }) => id === bucket.id) ?? bucket
            return untilOnline(() =>
              port.saveBucket({ bucket: current, name, status, limit, ...at, commandId }),
            )
          },
          merge: (truth, saved) => withBucket(truth, saved, position),
        },
      )
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
      save: (task, version, fields) =>
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
        }),
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
      remove: (tasks) => void remove(tasks),
      addBucket: ({ name, status, limit }) =>
        told(async () => {
          const commandId = crypto.randomUUID()
          const bucket = await port.addBucket({ listId, name, status, limit, commandId })
          receive({ commandId, patch: (truth) => withBucket(truth, bucket) })
          announce(t('bucket.added', { name }))
        }),
      saveBucket: (bucket, fields) => told(() => keepBucket(bucket, fields)),
      moveBucket: (bucket, position) => {
        const { name } = bucket
        keepBucket(bucket, bucket, position).then(
          () => announce(t('bucket.moved', { name, place: position + 1 })),
          (error: unknown) => fail(t('bucket.failed', { name }), error),
        )
      },
      removeBucket: ({ id, name }) => {
        const commandId = crypto.randomUUID()
        const send = () => untilOnline(() => port.removeBucket({ id, commandId }))
        run(
          { commandId, type: 'removeBucket', id },
          { send, merge: (truth) => withoutBucket(truth, id) },
        ).then(
          () => notify({ tone: 'success', title: t('bucket.removed', { name }) }),
          (error: unknown) => fail(t('bucket.failed', { name }), error),
        )
      },
    }
  }, [announce, listId, notify, now, offerUndo, onOwn, own, port, receive, run, tools])
}
