import { relatedObjectTypes } from '@atrium/api-client/contract'
import { discussionAddressOf, findVisible } from '../components/index.ts'
import { notify, type NewMail } from '../notifications/index.ts'
import type { Dependencies, Transaction } from '../../platform/types.ts'
import type { Access } from '../users/index.ts'
import { taskRows } from './tasks.repository.ts'

export type TaskNews = 'taskCreated' | 'taskUpdated' | 'taskCompleted'

/**
 * Tells those whom a task concerns, who are the people it was given to and who made it (TASK-11,
 * T-56), the caller left out. Returns the mails, for the log.
 */
export async function tellOfTask(
  deps: Pick<Dependencies, 'events' | 'clock' | 'portalUrl'>,
  tx: Transaction,
  access: Access,
  id: number,
  kind: TaskNews,
): Promise<NewMail[]> {
  const { applicationId, actor } = access
  const { row, chain } = await findVisible(tx, access, id)
  const task = (await taskRows(tx, applicationId, [id])).get(id)!
  return notify(deps, tx, applicationId, {
    kind,
    object: { id, type: relatedObjectTypes.Component, name: row.display_name },
    url: await discussionAddressOf(tx, chain),
    actor,
    recipientIds: [
      ...task.assignees.map((person) => person.id),
      ...(row.created_by === null ? [] : [row.created_by]),
    ],
  })
}
