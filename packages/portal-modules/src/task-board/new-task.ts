import type { Task } from './task-board.port.ts'

let lastNew = 0

/** What is shown until the server has given it a number. Nothing can be done with it yet. */
export const newTask = (title: string, bucketId: number, order: number, at: Date): Task => ({
  id: (lastNew -= 1),
  title,
  description: null,
  status: 'open',
  priority: 'middle',
  startDay: null,
  dueDay: null,
  assignees: [],
  tags: [],
  bucketId,
  order,
  steps: [],
  links: [],
  author: null,
  createdAt: at.toISOString(),
  completedAt: null,
  commentCount: 0,
  version: 0,
  can: { edit: false, delete: false },
})
