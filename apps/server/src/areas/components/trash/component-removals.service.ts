import type { Component } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { audit } from '../../../platform/audit.ts'
import { forbidden, notFound, Problem } from '../../../platform/problem.ts'
import { removeAfterCommit } from '../../../platform/storage/index.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import { enterTenant, type Access } from '../../users/index.ts'
import { presenceEntry } from '../changes/component-audit.ts'
import {
  groupByViewers,
  requireAny,
  partitionByCheck,
  type Refusal,
} from '../batches/component-batches.ts'
import {
  changeOf,
  findAllForChange,
  presentAllChanged,
  requireFresh,
  type ChangesDependencies,
  type Command,
  type Conflict,
} from '../changes/component-changes.service.ts'
import {
  takeContents,
  throughVersions,
  type ContentDependencies,
} from '../contents/component-contents.service.ts'
import {
  namesOf,
  settleNames,
  splitVersions,
  type Named,
} from '../changes/component-names.service.ts'
import { listDeletedPageIds } from './component-purges.repository.ts'
import { mayDelete } from '../rights/component-rights.service.ts'
import { trashHorizon } from './component-trash.service.ts'
import { componentsChanged } from '../components.events.ts'
import { holdsAny, type ComponentRow } from '../components.repository.ts'
import { updateComponents } from '../component-writes.repository.ts'
import { findAllSeen, type Found } from '../components.service.ts'
import { componentTexts } from '../components.texts.ts'

/**
 * Puts items into the trash; what lies inside goes with them. One that is refused keeps none of the
 * others; where all are for one reason, that is the answer.
 */
export const removeComponents = (
  deps: ChangesDependencies,
  command: Command,
  ids: readonly number[],
): Promise<{ componentIds: number[]; refused: Refusal[] }> =>
  enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    const wanted = [...new Set(ids)]
    const found = await findAllForChange(tx, access, wanted)
    const { fit, refused } = await partitionByCheck(
      wanted,
      (id) => id,
      async (id) => {
        const row = found.get(id)?.row
        if (!row) throw notFound()
        if (!mayDelete(access, row)) throw forbidden()
        await requireFresh(tx, access, row, command)
        await requireEmptyBucket(tx, row)
        return row
      },
    )
    requireAny(fit, refused)
    await throwAway(deps, tx, access, command, fit)
    return { componentIds: fit.map(({ id }) => id), refused }
  })

/**
 * Takes items back out of the trash, to where they were; folders before what lay in them. A file that
 * replaces one becomes a version of it (T-65). One that is refused keeps none of the others; where all
 * are for one reason, that is the answer.
 */
export async function restoreComponents(
  deps: ContentDependencies,
  command: Command,
  items: readonly { componentId: number; conflict: Conflict }[],
): Promise<{ components: Component[]; refused: Refusal[] }> {
  const { gone, ...answer } = await enterTenant(
    deps,
    command.actor,
    command.applicationId,
    async (tx, access) => {
      const wanted = new Map(items.map((item) => [item.componentId, item.conflict]))
      const found = await findAllForChange(tx, access, [...wanted.keys()], { find: findAllSeen })
      const refused: Refusal[] = []
      const back = new Map<number, ComponentRow>()
      const versions: ReturnType<typeof splitVersions>['versions'] = []
      const isGone = (level: ComponentRow) => level.deleted_at !== null && !back.has(level.id)

      const places = Map.groupBy(
        [...wanted].toSorted(
          ([one], [other]) => depthOf(found.get(one)) - depthOf(found.get(other)),
        ),
        ([id]) => found.get(id)?.row.parent_id ?? null,
      )
      for (const [parentId, together] of places) {
        const checked = await partitionByCheck(
          together,
          ([id]) => id,
          ([id, conflict]) => {
            const { row, chain } = found.get(id) ?? {}
            if (!row || !chain) throw notFound()
            const above = chain.slice(0, -1)
            if (row.deleted_at === null) {
              if (above.some(isGone)) throw notFound()
              return { row, conflict }
            }
            if (row.deleted_at < trashHorizon(deps.clock.now())) throw notFound()
            if (!mayDelete(access, row)) throw forbidden()
            if (above.some(isGone)) {
              throw new Problem(409, 'parent-gone', { text: componentTexts['parent-gone'] })
            }
            return { row, conflict }
          },
        )
        const coming = checked.fit.filter(({ row }) => row.deleted_at !== null)
        const named =
          parentId === null
            ? await siftOnPages(tx, access, coming)
            : await settleNames(tx, access, parentId, coming)
        const split = splitVersions(named.fit)
        await bringBack(tx, access, split.own)
        for (const { row } of split.own) back.set(row.id, row)
        versions.push(...split.versions)
        refused.push(...checked.refused, ...named.refused)
      }
      const gone = await takeContents(deps, tx, access, command, versions)
      const become = versions.map(({ from }) => from)
      // Its content is there again: in the list of what can be taken back it has no place any more.
      await updateComponents(tx, access.applicationId, become, sql`became_version = true`)
      await publishPresence(deps, tx, access, command, 'restored', [...back.values()])
      const isRefused = new Set(refused.map(({ componentId }) => componentId))
      const there = [...wanted.keys()].filter((id) => !isRefused.has(id))
      requireAny(there, refused)
      const ids = throughVersions(there, versions)
      return { components: await presentAllChanged(tx, access, ids), refused, gone }
    },
  )
  await removeAfterCommit(deps, gone)
  return answer
}

/** Puts rows into the trash, in the caller's transaction. */
export async function throwAway(
  deps: ChangesDependencies,
  tx: Transaction,
  access: Access,
  command: Command,
  rows: readonly ComponentRow[],
): Promise<void> {
  if (rows.length === 0) return
  const { applicationId, actor } = access
  await updateComponents(
    tx,
    applicationId,
    rows,
    sql`deleted_at = ${deps.clock.now()}, deleted_by = ${actor.userId}`,
  )
  await audit(tx, ...rows.map((row) => presenceEntry(actor, row, 'deleted')))
  await publishPresence(deps, tx, access, command, 'removed', rows)
}

/** Takes rows back out of the trash as they were, in the caller's transaction. */
export async function takeBack(
  deps: ChangesDependencies,
  tx: Transaction,
  access: Access,
  command: Command,
  rows: readonly ComponentRow[],
): Promise<void> {
  if (rows.length === 0) return
  await bringBack(
    tx,
    access,
    rows.map((row) => ({ row })),
  )
  await publishPresence(deps, tx, access, command, 'restored', rows)
}

/** Takes rows out of the trash, under the names that they get. */
async function bringBack(tx: Transaction, access: Access, named: readonly Named[]) {
  const { applicationId, actor } = access
  await updateComponents(
    tx,
    applicationId,
    namesOf(named),
    sql`deleted_at = null, deleted_by = null, became_version = false`,
  )
  await audit(tx, ...named.map(({ row }) => presenceEntry(actor, row, 'restored')))
}

/** Tells everybody who sees them; that something lies in the trash changes nothing in who that is. */
export async function publishPresence(
  deps: ChangesDependencies,
  tx: Transaction,
  access: Access,
  command: Command,
  kind: 'removed' | 'restored',
  rows: readonly ComponentRow[],
) {
  for (const { rows: together, viewers } of await groupByViewers(tx, access, rows)) {
    const [first] = together as [ComponentRow]
    const componentIds = together.map(({ id }) => id)
    const change = { ...changeOf(command, first), kind, componentIds, parentIds: [first.parent_id] }
    const seenBy = viewers.map(({ userId }) => userId)
    await deps.events.append(tx, componentsChanged(change, seenBy))
  }
}

const depthOf = (found: Found | undefined) => found?.chain.length ?? 0

/** What lay on a page that is deleted itself comes back with the page. */
async function siftOnPages<Coming extends { row: ComponentRow }>(
  tx: Transaction,
  { applicationId }: Access,
  coming: readonly Coming[],
) {
  const pageIds = coming.flatMap(({ row }) => row.page_id ?? [])
  const deleted = await listDeletedPageIds(tx, applicationId, pageIds)
  return partitionByCheck(
    coming,
    ({ row }) => row.id,
    (item) => {
      if (!deleted.has(item.row.page_id!)) return item
      throw new Problem(409, 'parent-gone', { text: componentTexts['parent-gone'] })
    },
  )
}

/** A bucket goes when its tasks have gone elsewhere (TASK-10). */
async function requireEmptyBucket(tx: Transaction, row: ComponentRow) {
  if (row.type !== 'taskbucket' || !(await holdsAny(tx, row.application_id, row.id))) return
  throw new Problem(409, 'bucket-not-empty', { text: componentTexts['bucket-not-empty'] })
}
