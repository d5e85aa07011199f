import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import { isAssigned } from '../contents/component-tasks.repository.ts'
import { canDelete, canEdit, canWork, keepsTasks } from '../components.policy.ts'
import type { ComponentRow } from '../components.repository.ts'

/**
 * Whether the caller may change an item: by the rights table, and a task by whose it is: its maker's,
 * theirs who were given it, and the agency's (TASK-12).
 */
export const mayEdit = async (
  tx: Transaction,
  access: Access,
  row: ComponentRow,
): Promise<boolean> => {
  if (row.type !== 'task') return canEdit(access, row.type)
  if (mayDelete(access, row)) return true
  const { application_id: applicationId, id } = row
  return (
    canWork(access) && (await isAssigned(tx, { applicationId, id, userId: access.actor.userId }))
  )
}

/** The same for deleting it: a task that one was given is still its maker's. */
export const mayDelete = (access: Access, row: ComponentRow): boolean =>
  row.type === 'task'
    ? keepsTasks(access) || (canWork(access) && row.created_by === access.actor.userId)
    : canDelete(access, row.type)
