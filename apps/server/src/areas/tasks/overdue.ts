import type { Transaction } from '../../platform/database/database.types.ts'
import { findAllVisible } from '../components/index.ts'
import type { Access } from '../users/index.ts'
import { idsOverdue } from './tasks.repository.ts'

/** How many tasks of the caller, of those that they can get to, should have been done before a day (D-12). */
export async function countOverdue(tx: Transaction, access: Access, today: string) {
  const { applicationId, actor } = access
  const ids = await idsOverdue(tx, { applicationId, userId: actor.userId }, today)
  if (ids.length === 0) return 0
  return (await findAllVisible(tx, access, ids)).length
}
