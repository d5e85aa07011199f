import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { audit } from '../../platform/audit.ts'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  audienceChanged,
  canChangeAudience,
  changeOf,
  findAllForChange,
  findAllSeen,
  groupsEntry,
  lockTree,
  requireAny,
  partitionByCheck,
  updateComponents,
  type Command,
  type Refusal,
} from '../components/index.ts'
import { enterTenant, listUnknownGroups, type Access } from '../users/index.ts'
import { groupByCircle, isSameSet, type Item, type NextGroups } from './audiences.logic.ts'
import {
  assignGroups,
  deleteChange,
  deleteOldChanges,
  insertChange,
  listChangeItems,
  listMembers,
} from './audiences.repository.ts'
import { audienceTexts } from './audiences.texts.ts'

export type AudienceDependencies = Pick<Dependencies, 'database' | 'events' | 'clock'>

/** How long a change can be taken back. */
const undoWindowMs = 24 * 3_600_000

/**
 * Gives items the groups in `next`, with audit log and events, in the caller's transaction. Returns the
 * id that takes it back; null where there was nothing to change. The number of statements depends on how
 * many circles of people are told, not on how many items there are.
 */
export async function applyChange(
  deps: AudienceDependencies,
  tx: Transaction,
  access: Access,
  command: Command,
  items: readonly Item[],
  next: NextGroups,
): Promise<string | null> {
  if (items.length === 0) return null
  const { applicationId, actor } = access
  const now = deps.clock.now()
  const rows = items.map(({ row }) => row)
  const groupsAfter = (id: number) => next.get(id)!
  await assignGroups(
    tx,
    applicationId,
    rows.map(({ id }) => ({ componentId: id, groupIds: groupsAfter(id) })),
  )
  await updateComponents(
    tx,
    applicationId,
    rows.map(({ id }) => ({ id })),
    sql`audience_changed_at = ${now}, audience_changed_by = ${actor.userId}`,
  )
  await audit(tx, ...rows.map((row) => groupsEntry(actor, row, groupsAfter(row.id))))

  const living = items.filter(({ row, above }) =>
    [row, ...above].every(({ deleted_at: deletedAt }) => deletedAt === null),
  )
  const members = await listMembers(tx, applicationId)
  for (const { rows: together, before, after } of groupByCircle(living, next, members, now)) {
    const [first] = together as [Item['row']]
    const parentId = first.parent_id
    const componentIds = together.map(({ id }) => id)
    await deps.events.append(
      tx,
      ...audienceChanged(
        { ...changeOf(command, first), componentIds, kind: 'changed' },
        { parentId, viewers: before },
        { parentId, viewers: after },
      ),
    )
  }

  const change = { id: randomUUID(), at: now, userId: actor.userId }
  await deleteOldChanges(tx, applicationId, new Date(now.getTime() - undoWindowMs))
  await insertChange(
    tx,
    applicationId,
    change,
    rows.map(({ id, group_ids: groupsBefore }) => ({
      component_id: id,
      groups_before: [...groupsBefore],
      groups_after: [...groupsAfter(id)],
    })),
  )
  return change.id
}

/**
 * Takes the caller's own change back: each component gets exactly the groups that it had, also one that
 * the caller no longer sees. A component whose groups were changed again since then stays (T-08).
 */
export const undoChange = (
  deps: AudienceDependencies,
  command: Command,
  changeId: string,
): Promise<{ componentIds: number[]; refused: Refusal[] }> =>
  enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
    const { applicationId, actor } = access
    await lockTree(tx, applicationId)
    const since = new Date(deps.clock.now().getTime() - undoWindowMs)
    const changed = await listChangeItems(tx, applicationId, {
      id: changeId,
      userId: actor.userId,
      since,
    })
    if (changed.length === 0) throw notFound()
    const ids = changed.map((item) => item.component_id)
    const seesAll = { ...access, seesAll: true }
    const found = await findAllForChange(tx, seesAll, ids, { find: findAllSeen })
    const unknown = new Set(
      await listUnknownGroups(
        tx,
        applicationId,
        changed.flatMap((item) => item.groups_before),
      ),
    )

    const next = new Map<number, number[]>()
    const { fit, refused } = await partitionByCheck(
      changed,
      (item) => item.component_id,
      (item): Item => {
        const one = found.get(item.component_id)
        if (!one) throw notFound()
        const { row, chain } = one
        if (!canChangeAudience(access, row.type)) throw forbidden()
        if (!isSameSet(row.group_ids, item.groups_after)) {
          throw new Problem(409, 'audience-changed', { text: audienceTexts['audience-changed'] })
        }
        // A group may have been deleted meanwhile.
        next.set(
          row.id,
          item.groups_before.filter((id) => !unknown.has(id)),
        )
        return { row, above: chain.slice(0, -1) }
      },
    )
    requireAny(fit, refused)
    await applyChange(deps, tx, access, command, fit, next)
    await deleteChange(tx, applicationId, changeId)
    return { componentIds: fit.map(({ row }) => row.id), refused }
  })
