import { cleanTags } from '../../kit/names.ts'
import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { placesFor, settled } from '../task-board.buckets.ts'
import { problemsOf, withFields } from '../task-board.logic.ts'
import type {
  Bucket,
  Person,
  Placing,
  Task,
  TaskBoardPort,
  TaskChange,
  TaskFields,
  TaskLink,
  TaskList,
} from '../task-board.port.ts'
import { buildBucket, buildList, buildTask, fixedNow } from './fixtures.ts'

type Call =
  | 'list'
  | 'mine'
  | 'findLinks'
  | 'add'
  | 'save'
  | 'place'
  | 'remove'
  | 'restore'
  | 'addBucket'
  | 'saveBucket'
  | 'removeBucket'

export interface MemoryOptions {
  name?: string
  buckets?: readonly Bucket[]
  tasks?: readonly Task[]
  people?: readonly Person[]
  /** Who looks; their tasks are theirs. */
  me?: Person
  /** What whoever looks may do with the list: all, only with tasks, only read. */
  rights?: 'preferences' | 'worker' | 'reader'
  canUndo?: boolean
  /** What links lead to, beyond those that tasks already have. */
  known?: readonly TaskLink[]
  /** Milliseconds until a call is answered; default none. */
  latency?: number
  now?: () => Date
}

export interface MemoryTasks {
  port: TaskBoardPort
  listId: number
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Calls are answered once what is given back is called. */
  hold: (call: Call) => () => void
  /** Somebody else does something; listeners hear of it. */
  others: {
    add: (task: Partial<Task>) => number
    save: (id: number, change: Partial<Task>) => void
    remove: (id: number) => void
  }
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryTasks({
  name = 'Aufgaben',
  buckets = [],
  tasks = [],
  people = [],
  me = { id: 7, name: 'Aylin Kaya' },
  rights = 'preferences',
  canUndo = true,
  known = [],
  latency = 0,
  now = () => fixedNow,
}: MemoryOptions = {}): MemoryTasks {
  const listId = 8
  const { emit, listen } = createListeners<TaskChange>()
  const { answer, failNext, hold } = createAnswers<Call>(latency)
  const trash = new Map<number, Task>()
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let lastId = 1000
  const everybody = [me, ...people.filter(({ id }) => id !== me.id)]
  const links = new Map(
    [...known, ...tasks.flatMap((task) => task.links)].map((link) => [keyOf(link), link]),
  )

  const canOf = (task: Task): Task['can'] => {
    const isMine = task.author?.id === me.id
    const isGiven = task.assignees.some(({ id }) => id === me.id)
    return {
      edit: rights === 'preferences' || (rights === 'worker' && (isMine || isGiven)),
      delete: rights === 'preferences' || (rights === 'worker' && isMine),
    }
  }
  const bucketCan = { edit: rights === 'preferences', addTasks: rights !== 'reader' }
  let list: TaskList = buildList({
    id: listId,
    name,
    people: everybody,
    buckets: buckets.map((bucket) => ({ ...bucket, can: bucketCan })),
    tasks: tasks.map((task) => ({ ...task, can: canOf(task) })),
    can: { addBuckets: rights === 'preferences' },
  })

  const find = (id: number): Task => {
    const task = list.tasks.find((one) => one.id === id)
    if (!task) throw new PortError({ code: 'not-found' })
    return task
  }
  const bucketOf = (id: number): Bucket => {
    const bucket = list.buckets.find((one) => one.id === id)
    if (!bucket) throw new PortError({ code: 'not-found' })
    return bucket
  }
  const require = (isAllowed: boolean) => {
    if (!isAllowed) throw new PortError({ code: 'forbidden' })
  }
  const put = (task: Task, commandId?: string): Task => {
    const whole = { ...task, can: canOf(task) }
    const isNew = !list.tasks.some(({ id }) => id === task.id)
    list = {
      ...list,
      tasks: isNew
        ? [...list.tasks, whole]
        : list.tasks.map((one) => (one.id === task.id ? whole : one)),
    }
    emit({ commandId })
    return whole
  }
  const drop = (id: number, commandId?: string) => {
    trash.set(id, find(id))
    list = { ...list, tasks: list.tasks.filter((task) => task.id !== id) }
    emit({ commandId })
  }
  const completed = (task: Task, before?: Task): Task => ({
    ...task,
    completedAt: task.status === 'done' ? (before?.completedAt ?? now().toISOString()) : null,
  })
  const written = (task: Task, fields: Partial<TaskFields>): Task => {
    const next = withFields(task, fields, list)
    const problems = Object.entries(problemsOf(next))
    if (problems.length > 0) {
      const texts = problems.map(([field, problem]) => [field, [problem]])
      throw new PortError({ code: 'invalid', fields: Object.fromEntries(texts) })
    }
    const found = fields.links?.map((link) => links.get(keyOf(link)))
    return {
      ...next,
      title: next.title.trim(),
      tags: cleanTags(next.tags),
      ...(found && { links: found.filter((link) => link !== undefined) }),
    }
  }
  const placed = ({ id, bucketId, order }: Placing): Task => {
    const before = find(id)
    const status =
      before.bucketId === bucketId ? before.status : (bucketOf(bucketId).status ?? before.status)
    const task = { ...before, bucketId, order, status, version: before.version + 1 }
    return completed(task, before)
  }

  const port: TaskBoardPort = {
    list: (id) => ({
      key: ['memory-tasks', instance, id],
      load: () =>
        answer('list', () => {
          if (id !== listId) throw new PortError({ code: 'not-found' })
          return list
        }),
    }),
    mine: () => ({
      key: ['memory-tasks', instance, 'mine'],
      load: () =>
        answer('mine', () =>
          list.tasks
            .filter(({ assignees }) => assignees.some(({ id }) => id === me.id))
            .map((task) => ({
              ...task,
              bucketName: bucketOf(task.bucketId).name,
              url: `/tasks?task=${task.id}`,
            })),
        ),
    }),
    me: me.id,
    hasLimits: true,
    findLinks: async (words) =>
      answer('findLinks', () =>
        [...links.values()].filter((link) => link.name.toLowerCase().includes(words.toLowerCase())),
      ),
    onOwnChange: (listener) => listen(() => listener()),
    add: ({ bucketId, fields, commandId }) =>
      answer('add', () => {
        const bucket = bucketOf(bucketId)
        require(bucket.can.addTasks)
        const [place] = placesFor(list.tasks, [0], bucketId)
        const start = buildTask({
          id: (lastId += 1),
          bucketId,
          order: place!.order,
          title: '',
          status: bucket.status ?? 'open',
          author: me,
          createdAt: now().toISOString(),
        })
        return put(completed(written(start, fields)), commandId)
      }),
    save: ({ task: { id }, version, fields, commandId }) =>
      answer('save', () => {
        const before = find(id)
        require(before.can.edit)
        if (before.version !== version) throw new PortError({ code: 'conflict' })
        const next = { ...settled(list, before, written(before, fields)), version: version + 1 }
        return put(completed(next, before), commandId)
      }),
    place: ({ places, commandId }) =>
      answer('place', () => {
        for (const { id, bucketId } of places) {
          require(find(id).can.edit)
          bucketOf(bucketId)
        }
        return places.map((place) => put(placed(place), commandId))
      }),
    remove: ({ id, commandId }) =>
      answer('remove', () => {
        require(find(id).can.delete)
        drop(id, commandId)
      }),
    ...(canUndo && {
      restore: ({ id, commandId }) =>
        answer('restore', () => {
          const task = trash.get(id)
          if (!task) throw new PortError({ code: 'not-found' })
          put(task, commandId)
        }),
    }),
    addBucket: ({ name: title, status, limit, commandId }) =>
      answer('addBucket', () => {
        require(list.can.addBuckets)
        requireGoodLimit(limit)
        const bucket = buildBucket({
          id: (lastId += 1),
          name: title.trim(),
          status,
          limit: limit ?? null,
          can: bucketCan,
        })
        list = { ...list, buckets: [...list.buckets, bucket] }
        emit({ commandId })
        return bucket
      }),
    saveBucket: ({ bucket: { id, version }, name: title, status, limit, position, commandId }) =>
      answer('saveBucket', () => {
        const before = bucketOf(id)
        require(before.can.edit)
        requireGoodLimit(limit)
        if (before.version !== version) throw new PortError({ code: 'conflict' })
        const bucket = {
          ...before,
          name: title.trim(),
          status: status === undefined ? before.status : status,
          limit: limit === undefined ? before.limit : limit,
          version: version + 1,
        }
        const others = list.buckets.filter((one) => one.id !== id)
        const at = position ?? list.buckets.findIndex((one) => one.id === id)
        list = { ...list, buckets: others.toSpliced(at, 0, bucket) }
        emit({ commandId })
        return bucket
      }),
    removeBucket: ({ id, commandId }) =>
      answer('removeBucket', () => {
        require(bucketOf(id).can.edit)
        if (list.tasks.some((task) => task.bucketId === id)) {
          throw new PortError({ code: 'conflict', reason: 'bucket-not-empty' })
        }
        list = { ...list, buckets: list.buckets.filter((bucket) => bucket.id !== id) }
        emit({ commandId })
      }),
    onChange: (id, listener) => (id === listId ? listen(listener) : () => undefined),
  }

  return {
    port,
    listId,
    failNext,
    hold,
    others: {
      add: (task) => put(buildTask({ ...task, id: (lastId += 1) })).id,
      save: (id, change) => {
        const before = find(id)
        put(completed({ ...before, ...change, version: before.version + 1 }, before))
      },
      remove: (id) => drop(id),
    },
  }
}

function requireGoodLimit(limit: number | null = null) {
  if (limit === null || (Number.isInteger(limit) && limit >= 1 && limit <= 999)) return
  throw new PortError({ code: 'invalid', fields: { limit: ['1–999'] } })
}

const keyOf = ({ type, id }: Pick<TaskLink, 'type' | 'id'>) => `${type} ${id}`
