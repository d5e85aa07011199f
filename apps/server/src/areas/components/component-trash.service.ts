import type { TrashItem } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { every, type JobKind } from '../../platform/jobs/index.ts'
import type { Actor, Dependencies } from '../../platform/types.ts'
import { enterTenant } from '../users/index.ts'
import { canDelete } from './components.policy.ts'
import { findChains } from './component-tree.repository.ts'
import { listDeleted } from './components.repository.ts'
import { findVisible, isSeenBy, present } from './components.service.ts'

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
      }
    })
  })

/** Lets go for good of what lay in the trash too long, with everything inside it. */
export async function emptyTrash(deps: TrashDependencies): Promise<void> {
  const contents = await deps.database.system((tx) =>
    tx.query<{ storage_key: string }>(sql`
      with recursive doomed (application_id, id, storage_key) as (
        select application_id, id, storage_key from components
        where deleted_at < ${trashHorizon(deps.clock.now())}
        union
        select c.application_id, c.id, c.storage_key
        from doomed
        join components c on c.application_id = doomed.application_id and c.parent_id = doomed.id
      ),
      without_groups as (
        delete from component_groups g using doomed
        where g.application_id = doomed.application_id and g.component_id = doomed.id
      ),
      gone as (
        delete from components c using doomed
        where c.application_id = doomed.application_id and c.id = doomed.id
      ),
      contents (storage_key) as (
        select storage_key from doomed where storage_key is not null
        union
        -- Former contents go with their file (T-71).
        select v.storage_key from doomed
        join component_versions v on v.application_id = doomed.application_id
          and v.component_id = doomed.id
      )
      select storage_key
      from contents
      where not exists (
        select 1 from components other
        where other.storage_key = contents.storage_key
          and (other.application_id, other.id) not in (select application_id, id from doomed)
      ) and not exists (
        select 1 from component_versions other
        where other.storage_key = contents.storage_key
          and (other.application_id, other.component_id) not in (select application_id, id from doomed)
      )`),
  )
  // After the commit: a content without a row is waste, a row without its content would be a loss.
  await Promise.all(contents.map((content) => deps.storage.remove(content.storage_key)))
}

/** Empties the trash every hour. */
export const trashJob = (deps: TrashDependencies): JobKind => ({
  name: 'empty-trash',
  next: every(3_600_000),
  run: () => emptyTrash(deps),
})
