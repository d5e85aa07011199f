import type { Bucket, Person, Task, TaskList } from '../task-board.port.ts'

/** What the clock says in stories and tests: a Wednesday. */
export const fixedNow = new Date('2026-11-18T13:06:12.000Z')

export const buildTask = (overrides: Partial<Task> = {}): Task => ({
  id: 1,
  title: 'Briefing schreiben',
  description: null,
  status: 'open',
  priority: 'middle',
  startDay: null,
  dueDay: null,
  assignees: [],
  tags: [],
  bucketId: 1,
  order: 0,
  steps: [],
  links: [],
  author: null,
  createdAt: '2026-11-10T08:00:00.000Z',
  completedAt: null,
  commentCount: 0,
  version: 1,
  can: { edit: true, delete: true },
  ...overrides,
})

export const buildBucket = (overrides: Partial<Bucket> = {}): Bucket => ({
  id: 1,
  name: 'Offen',
  status: null,
  limit: null,
  version: 1,
  can: { edit: true, addTasks: true },
  ...overrides,
})

export const buildList = (overrides: Partial<TaskList> = {}): TaskList => ({
  id: 8,
  name: 'Aufgaben',
  buckets: [buildBucket()],
  tasks: [],
  people: [],
  can: { addBuckets: true },
  ...overrides,
})

export const aylin: Person = { id: 7, name: 'Aylin Kaya' }
export const maren: Person = { id: 8, name: 'Maren Thiessen' }
export const korbinian: Person = { id: 9, name: 'Korbinian Huber' }
export const somePeople = [aylin, maren, korbinian]

export const someBuckets: readonly Bucket[] = [
  buildBucket({ id: 1, name: 'Offen', status: 'open' }),
  buildBucket({ id: 2, name: 'In Arbeit', status: 'inProgress', limit: 4 }),
  buildBucket({ id: 3, name: 'Beim Kunden' }),
  buildBucket({ id: 4, name: 'Erledigt', status: 'done' }),
]

/** What an agency and its client have to do in a week, on the day of `fixedNow`. */
export const someTasks: readonly Task[] = [
  buildTask({
    id: 1,
    title: 'Motivfreigabe Megalights einholen',
    description: 'Drei Motive liegen im Ordner Kreation. Frau Moser möchte sie bis Freitag sehen.',
    priority: 'urgent',
    dueDay: '2026-11-16',
    assignees: [maren],
    tags: ['Kreation'],
    steps: [
      { id: 'a', text: 'Motive in den Ordner legen', isDone: true },
      { id: 'b', text: 'Frau Moser anrufen', isDone: false },
      { id: 'c', text: 'Freigabe eintragen', isDone: false },
    ],
    links: [
      {
        type: 'campaign',
        id: 12,
        name: 'Sommerfrische Classic',
        url: '/cockpits/12/sommerfrische-classic',
      },
    ],
    author: aylin,
    commentCount: 2,
    order: 1,
  }),
  buildTask({
    id: 2,
    title: 'Tonalität Funkspot abstimmen',
    priority: 'high',
    dueDay: '2026-11-19',
    assignees: [aylin, korbinian],
    tags: ['Radio'],
    author: aylin,
    order: 2,
  }),
  buildTask({
    id: 3,
    title: 'Rechnungsadresse prüfen',
    dueDay: '2026-11-26',
    author: maren,
    order: 3,
  }),
  buildTask({
    id: 4,
    title: 'Streuplan TV KW 13–35 aktualisieren',
    priority: 'high',
    dueDay: '2026-11-18',
    assignees: [aylin],
    tags: ['TV'],
    bucketId: 2,
    status: 'inProgress',
    author: aylin,
    steps: [{ id: 'a', text: 'Sendeplätze prüfen', isDone: true }],
    order: 1,
  }),
  buildTask({
    id: 5,
    title: 'Keyword-Set Search DE/AT',
    dueDay: '2026-12-04',
    assignees: [maren],
    tags: ['Search'],
    bucketId: 2,
    status: 'inProgress',
    author: maren,
    order: 2,
  }),
  buildTask({
    id: 6,
    title: 'Flächenliste Hamburg abgleichen',
    priority: 'low',
    bucketId: 2,
    status: 'inProgress',
    assignees: [korbinian],
    author: korbinian,
    order: 3,
  }),
  buildTask({
    id: 7,
    title: 'Budgetsplit Digital bestätigen',
    priority: 'urgent',
    dueDay: '2026-11-20',
    assignees: [aylin, maren, korbinian],
    tags: ['Digital'],
    bucketId: 3,
    author: aylin,
    commentCount: 1,
    order: 1,
  }),
  buildTask({
    id: 8,
    title: 'Kick-off-Protokoll verschicken',
    dueDay: '2026-11-17',
    assignees: [maren],
    bucketId: 4,
    status: 'done',
    completedAt: '2026-11-17T09:00:00.000Z',
    author: aylin,
    order: 1,
  }),
]

/** A bucket with very many tasks beside one with few. */
export const manyTasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, index) =>
    buildTask({
      id: index + 1,
      title: `Aufgabe ${index + 1}`,
      bucketId: index < count - 20 ? 1 : 2,
      order: index,
      assignees: [somePeople[index % 3]!],
      dueDay: index % 4 === 0 ? '2026-11-20' : null,
      author: aylin,
    }),
  )
