import type { TrashItem } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { repeatAfter, type JobKind } from '../../../platform/jobs/index.ts'
import { notFound } from '../../../platform/problem.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import { deleteForGood, deletePagesForGood } from './component-purges.repository.ts'
import { canDelete, canPurge } from '../components.policy.ts'
import { findChains } from '../contents/component-tree.repository.ts'
import { listDeleted, type ComponentRow } from '../components.repository.ts'
import { findSeen, findVisible, isSeenBy, present, type Found } from '../components.service.ts'

type TrashDependencies = Pick<Dependencies, 'database' | 'storage' | 'clock'>

/** A deleted item can be taken back for this long (T-66). */
const trashDays = 30

/** What was deleted before this moment cannot be taken back any more. */
export const trashHorizon = (now: Date) => new Date(now.getTime() - trashDays * 86_400_000)

/** More than anybody reads through; the oldest are left out. */
const maxListed = 2_000

/**
 * What was deleted below a component and can be taken back: those see it who saw it before and may
 * delete such a thing, for they are who may restore it (T-66, PERM-13).
 */
export const listTrash = (
  deps: Pick<Dependencies, 'database' | 'clock'>,
  actor: Actor,
  applicationId: number,
  rootId: number,
): Promise<TrashItem[]> =>
  enterTenant(deps, actor, applicationId, async (tx, access) => {
    await findVisible(tx, access, rootId)
    const since = trashHorizon(deps.clock.now())
    const deleted = await listDeleted(tx, applicationId, since, maxListed)
    const deletions = new Map(deleted.map((row) => [row.id, row]))
    const chains = await findChains(tx, applicationId, [...deletions.keys()])
    const shown = chains.filter(
      (chain) =>
        chain.slice(0, -1).some(({ id }) => id === rootId) &&
        isSeenBy(access, chain) &&
        canDelete(access, chain.at(-1)!.type),
    )
    const items = await present(
      tx,
      access,
      shown.map((chain) => chain.at(-1)!),
    )
    return items.map((item, index) => {
      const above = shown[index]!.slice(0, -1)
      const deletion = deletions.get(item.id)!
      const { deleted_by: by } = deletion
      return {
        ...item,
        deletedAt: deletion.deleted_at.toISOString(),
        deletedByUser:
          by === null
            ? null
            : { id: by, firstName: deletion.first_name ?? '', lastName: deletion.last_name ?? '' },
        path: above
          .slice(above.findIndex(({ id }) => id === rootId))
          .map(({ id, display_name: displayName }) => ({ id, displayName })),
        isParentGone: above.some((row) => row.deleted_at !== null),
        canPurge: canPurge(access, item.type),
      }
    })
  })

/**
 * An item whose content the caller may look at: a living one that they see, or one in the trash that
 * they could take back (T-66). All others are not there.
 */
export async function findReadable(
  tx: Transaction,
  access: Access,
  id: number,
  now: Date,
): Promise<Found> {
  const found = await findSeen(tx, access, id)
  const { row, chain } = found
  const isLiving = chain.every((level) => level.deleted_at === null)
  if (!isLiving && !isInTrash(access, row, now)) throw notFound()
  return found
}

const isInTrash = (access: Access, row: ComponentRow, now: Date) =>
  row.deleted_at !== null && row.deleted_at >= trashHorizon(now) && canDelete(access, row.type)

/** Lets go for good of what lay in the trash too long, with everything inside it. */
export async function emptyTrash(deps: TrashDependencies): Promise<void> {
  const before = trashHorizon(deps.clock.now())
  const contents = await deps.database.system(async (tx) => {
    const gone = await deleteForGood(
      tx,
      sql`select application_id, id, storage_key from components where deleted_at < ${before}`,
    )
    await deletePagesForGood(tx, before)
    return gone
  })
  // After the commit: a content without a row is waste, a row without its content would be a loss.
  await Promise.all(contents.map((key) => deps.storage.remove(key)))
}

/** Empties the trash every hour. */
export const trashJob = (deps: TrashDependencies): JobKind => ({
  name: 'empty-trash',
  next: repeatAfter(3_600_000),
  run: () => emptyTrash(deps),
})
