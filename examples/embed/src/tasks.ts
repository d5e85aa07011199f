import { PortError } from '@atrium/portal-modules/kit'
import { priorities, type Bucket, type Person, type Status, type Task, type TaskBoardPort, type TaskFields } from '@atrium/portal-modules/task-board' // prettier-ignore
import { me, staff, type Job, type JobState, type Stage } from './jobs.ts'
import { remote, type Remote } from './remote.ts'

export const boardId = 1

const statusOf: Record<JobState, Status> = { gemeldet: 'open', läuft: 'inProgress', fertig: 'done' }
const stateOf: Record<Status, JobState> = { open: 'gemeldet', inProgress: 'läuft', done: 'fertig' }
const personOf = (name: string): Person => ({ id: staff.indexOf(name) + 1, name })

/** This product's jobs as the task board reads and writes them. */
export function createTasksPort(jobs: Job[], stages: Stage[], ask: Remote = remote): TaskBoardPort {
  const find = (nr: number): Job => {
    const found = jobs.find((one) => one.nr === nr && !one.isDeleted)
    if (!found) throw new PortError({ code: 'not-found' })
    return found
  }
  const stageOf = (nr: number): Stage => {
    const found = stages.find((one) => one.nr === nr)
    if (!found) throw new PortError({ code: 'not-found' })
    return found
  }
  /** What is settled stays; the board says why, in this product's words. */
  const openStage = (nr: number): Stage => {
    const stage = stageOf(nr)
    if (stage.closed) throw new PortError({ code: 'forbidden', explanation: stage.closed })
    return stage
  }
  const toTask = (one: Job): Task => ({
    id: one.nr,
    title: one.what,
    description: one.note || null,
    status: statusOf[one.state],
    priority: priorities[one.urgency - 1] ?? 'middle',
    startDay: one.from,
    dueDay: one.by,
    assignees: one.who.map(personOf),
    tags: one.trades,
    bucketId: one.stage,
    order: one.rank,
    steps: one.checks,
    links: [],
    author: personOf(one.reporter),
    createdAt: one.reported,
    completedAt: one.finished,
    commentCount: 0,
    version: one.revision,
    can: { edit: !stageOf(one.stage).closed, delete: !stageOf(one.stage).closed },
  })
  const toBucket = ({ nr, label, makes, closed, revision }: Stage): Bucket => ({
    id: nr,
    name: label,
    status: makes && statusOf[makes],
    version: revision,
    can: { edit: !closed, addTasks: !closed },
  })
  /** What was filled in, in this product's shape; what is absent stays out. */
  const written = (fields: Partial<TaskFields>, before?: Job): Partial<Job> => {
    const { title, description, status, priority, assigneeIds, tags, steps } = fields
    const { startDay: from = before?.from ?? null, dueDay: by = before?.by ?? null } = fields
    if (title?.trim() === '')
      throw new PortError({ code: 'invalid', fields: { title: ['Bitte sagen, was zu tun ist.'] } })
    if (from && by && by < from)
      throw new PortError({ code: 'invalid', fields: { dueDay: ['Das liegt vor dem Beginn.'] } })
    return {
      from,
      by,
      ...(title !== undefined && { what: title.trim() }),
      ...(description !== undefined && { note: description }),
      ...(status && { state: stateOf[status] }),
      ...(priority && { urgency: priorities.findIndex((one) => one === priority) + 1 }),
      ...(assigneeIds && { who: assigneeIds.flatMap((id) => staff[id - 1] ?? []) }),
      ...(tags && { trades: tags }),
      ...(steps && { checks: steps }),
    }
  }
  const lastIn = (stage: number) =>
    Math.max(0, ...jobs.filter((one) => one.stage === stage).map(({ rank }) => rank))
  /** What is marked as done goes where what is done lies; opened again it leaves that. */
  const settled = (one: Job, state: JobState): Partial<Job> => {
    const isDone = state === 'fertig'
    const isThere = (stageOf(one.stage).makes === 'fertig') === isDone
    if ((one.state === 'fertig') === isDone || isThere) return {}
    const open = stages.filter(({ closed }) => !closed)
    const to = (makes: JobState | null) => open.find((stage) => stage.makes === makes)
    const stage = to(state) ?? (isDone ? undefined : (to(null) ?? open.find(({ makes }) => makes !== 'fertig'))) // prettier-ignore
    return stage ? { stage: stage.nr, rank: lastIn(stage.nr) + 1, state: stage.makes ?? state } : {}
  }
  const change = (one: Job, to: Partial<Job>): Task => {
    Object.assign(one, to, { revision: one.revision + 1 })
    one.finished = one.state === 'fertig' ? (one.finished ?? new Date().toISOString()) : null
    return toTask(one)
  }

  return {
    me: personOf(me).id,
    list: (id) => ({
      key: ['jobs', id],
      load: () =>
        ask(() => {
          if (id !== boardId) throw new PortError({ code: 'not-found' })
          return {
            id,
            name: 'Aufgaben am Haus',
            buckets: stages.map(toBucket),
            tasks: jobs.filter((one) => !one.isDeleted).map(toTask),
            people: staff.map(personOf),
            can: { addBuckets: true },
          }
        }),
    }),
    add: ({ bucketId, fields }) =>
      ask(() => {
        const { nr: stage, makes } = openStage(bucketId)
        const added: Job = {
          nr: Math.max(0, ...jobs.map(({ nr }) => nr)) + 1,
          stage,
          what: '',
          note: '',
          state: makes ?? 'gemeldet',
          urgency: 3,
          from: null,
          by: null,
          who: [],
          trades: [],
          checks: [],
          rank: lastIn(stage) + 1,
          reported: new Date().toISOString(),
          reporter: me,
          finished: null,
          revision: 0,
        }
        const whole = written(fields)
        jobs.push(added)
        return change(added, whole)
      }),
    save: ({ task: { id }, version, fields }) =>
      ask(() => {
        const one = find(id)
        openStage(one.stage)
        if (one.revision !== version) throw new PortError({ code: 'conflict' })
        const next = written(fields, one)
        return change(one, { ...next, ...settled(one, next.state ?? one.state) })
      }),
    place: ({ places }) =>
      ask(() => {
        // All or none: everything is looked at before anything is moved.
        const moves = places.map(({ id, bucketId, order }) => {
          const one = find(id)
          openStage(one.stage)
          return { one, to: openStage(bucketId), rank: order }
        })
        return moves.map(({ one, to: { nr, makes }, rank }) =>
          change(one, { stage: nr, rank, state: (nr !== one.stage && makes) || one.state }),
        )
      }),
    remove: ({ id }) =>
      ask(() => {
        const one = find(id)
        openStage(one.stage)
        change(one, { isDeleted: true })
      }),
    restore: ({ id }) =>
      ask(() => {
        const one = jobs.find((each) => each.nr === id)
        if (!one) throw new PortError({ code: 'not-found' })
        openStage(one.stage)
        change(one, { isDeleted: false })
      }),
    addBucket: ({ name, status }) =>
      ask(() => {
        const nr = Math.max(0, ...stages.map((one) => one.nr)) + 1
        const stage = { nr, label: name.trim(), makes: status && stateOf[status], revision: 1 }
        stages.push(stage)
        return toBucket(stage)
      }),
    saveBucket: ({ bucket: { id, version }, name, status, position }) =>
      ask(() => {
        const stage = openStage(id)
        if (stage.revision !== version) throw new PortError({ code: 'conflict' })
        Object.assign(stage, { label: name.trim(), revision: version + 1 })
        if (status !== undefined) stage.makes = status && stateOf[status]
        if (position !== undefined) {
          stages.splice(stages.indexOf(stage), 1)
          stages.splice(position, 0, stage)
        }
        return toBucket(stage)
      }),
    removeBucket: ({ id }) =>
      ask(() => {
        const stage = openStage(id)
        if (jobs.some((one) => one.stage === id && !one.isDeleted))
          throw new PortError({ code: 'conflict', reason: 'bucket-not-empty' })
        stages.splice(stages.indexOf(stage), 1)
      }),
  }
}
