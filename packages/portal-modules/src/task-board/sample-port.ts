import { PortError } from '../kit/port-error.ts'
import type { Bucket, Task, TaskBoardPort, TaskList } from './task-board.port.ts'

const me = { id: 1, name: 'A B' }
const buckets = [1, 2].map((id): Bucket => ({
  id,
  name: `${id}`,
  status: null,
  version: 1,
  can: { edit: true, addTasks: true },
}))
/** As many tasks as are mostly in sight. */
const tasks = Array.from({ length: 20 }, (_, place): Task => ({
  id: place + 1,
  title: `${place}`,
  description: null,
  status: 'open',
  priority: 'middle',
  startDay: null,
  dueDay: '2027-01-04',
  assignees: [me],
  tags: [],
  bucketId: 1,
  order: place,
  steps: [],
  links: [],
  author: null,
  createdAt: '2027-01-04T09:00:00Z',
  completedAt: null,
  commentCount: 0,
  version: 1,
  can: { edit: true, delete: true },
}))
const list: TaskList = { id: 0, name: '', buckets, tasks, people: [me], can: { addBuckets: true } }
const refused = () => Promise.reject(new PortError({ code: 'forbidden' }))

/** A list that nobody sees: the module is warmed up with it. */
export const samplePort: TaskBoardPort = {
  list: () => ({ key: ['sample'], load: async () => list }),
  me: me.id,
  add: refused,
  save: refused,
  place: async ({ places }) =>
    places.map((place) => ({ ...tasks.find(({ id }) => id === place.id)!, ...place })),
  remove: refused,
  restore: refused,
  addBucket: refused,
  saveBucket: refused,
  removeBucket: refused,
}
