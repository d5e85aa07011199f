import { createHash } from 'node:crypto'
import { relatedObjectTypes } from '@atrium/api-client/contract'
import {
  discussionAddressOf,
  findAllVisible,
  findVisible,
  type ComponentRow,
} from '../components/index.ts'
import { notify, type NewMail } from '../notifications/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Access } from '../users/index.ts'
import { taskRows, type TaskRow } from './tasks.repository.ts'

export type TaskNews = 'taskCreated' | 'taskUpdated' | 'taskCompleted'

type StatedRow = Pick<ComponentRow, 'display_name' | 'description' | 'parent_id'>

/**
 * All of a task that others notice, as a text that is the same where all of it is. Its place among the
 * tasks of its bucket is none of it.
 */
function stateOf(row: StatedRow, task: TaskRow): string {
  const { status, priority, startDate, endDate, checklist, links, assignees, tags } = task
  const facts = [
    row.display_name,
    row.description ?? '',
    row.parent_id,
    status,
    priority,
    startDate,
    endDate,
    checklist.map((step) => [step.text, step.isDone]),
    links.map((link) => [link.type, link.id]),
    assignees.map(({ id }) => id).toSorted((one, other) => one - other),
    tags.map(({ label }) => label).toSorted(),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}

/** What tasks are at this moment, to be compared with what they become. */
export async function taskStates(
  tx: Transaction,
  access: Access,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const tasks = await taskRows(tx, access.applicationId, ids)
  const found = await findAllVisible(tx, access, ids)
  return new Map(
    found.flatMap(({ row }) => {
      const task = tasks.get(row.id)
      return task ? [[row.id, stateOf(row, task)] as const] : []
    }),
  )
}

/**
 * Tells those whom a task concerns, who are the people it was given to and who made it (TASK-11,
 * T-56), the caller left out. Returns the mails, for the log.
 */
export async function notifyAboutTask(
  deps: Pick<Dependencies, 'events' | 'clock' | 'portalUrl'>,
  tx: Transaction,
  access: Access,
  id: number,
  kind: TaskNews,
  /** What it was before, as `taskStates` says it; absent: it is new. */
  before?: string,
): Promise<NewMail[]> {
  const { applicationId, actor } = access
  const { row, chain } = await findVisible(tx, access, id)
  const task = (await taskRows(tx, applicationId, [id])).get(id)!
  return notify(deps, tx, applicationId, {
    kind,
    object: { id, type: relatedObjectTypes.Component, name: row.display_name },
    ...(before !== undefined && { states: { before, after: stateOf(row, task) } }),
    url: await discussionAddressOf(tx, chain),
    actor,
    recipientIds: [
      ...task.assignees.map((person) => person.id),
      ...(row.created_by === null ? [] : [row.created_by]),
    ],
  })
}
