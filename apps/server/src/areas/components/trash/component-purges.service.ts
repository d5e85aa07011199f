import sql from 'sql-template-tag'
import { audit } from '../../../platform/audit.ts'
import { forbidden, notFound } from '../../../platform/problem.ts'
import { removeAfterCommit } from '../../../platform/storage/index.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { enterTenant } from '../../users/index.ts'
import { presenceEntry } from '../changes/component-audit.ts'
import { requireAny, partitionByCheck, type Refusal } from '../batches/component-batches.ts'
import { findAllForChange, type ChangesDependencies, type Command } from '../changes/component-changes.service.ts' // prettier-ignore
import { deleteForGood, findWithHidden } from './component-purges.repository.ts'
import { publishPresence } from './component-removals.service.ts'
import { trashHorizon } from './component-trash.service.ts'
import { canPurge } from '../components.policy.ts'
import { findAllSeen } from '../components.service.ts'

/**
 * Removes items in the trash for good, with all that lies inside, all versions and their contents: what
 * somebody has a right to have erased must not lie there for a month (GDPR, art. 17). One that is
 * refused keeps none of the others; where all are for one reason, that is the answer.
 */
export async function purgeComponents(
  deps: ChangesDependencies & Pick<Dependencies, 'storage'>,
  command: Command,
  ids: readonly number[],
): Promise<{ componentIds: number[]; refused: Refusal[] }> {
  const { actor, applicationId } = command
  const { contents, ...outcome } = await enterTenant(
    deps,
    actor,
    applicationId,
    async (tx, access) => {
      const wanted = [...new Set(ids)]
      const found = await findAllForChange(tx, access, wanted, { find: findAllSeen })
      const withHidden = await findWithHidden(tx, access, [...found.keys()])
      const { fit, refused } = await partitionByCheck(
        wanted,
        (id) => id,
        (id) => {
          const row = found.get(id)?.row
          if (!row?.deleted_at || row.deleted_at < trashHorizon(deps.clock.now())) throw notFound()
          // What one does not see, one does not erase: others may still need it.
          if (!canPurge(access, row.type) || withHidden.has(id)) throw forbidden()
          return row
        },
      )
      requireAny(fit, refused)
      const componentIds = fit.map(({ id }) => id)
      await audit(tx, ...fit.map((row) => presenceEntry(actor, row, 'purged')))
      await publishPresence(deps, tx, access, command, 'removed', fit)
      const contents = await deleteForGood(
        tx,
        sql`select application_id, id, storage_key from components
          where application_id = ${applicationId} and id = any(${componentIds}::int[])`,
      )
      return { componentIds, refused, contents }
    },
  )
  await removeAfterCommit(deps, contents)
  return outcome
}
