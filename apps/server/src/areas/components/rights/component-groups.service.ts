import { forbidden, invalid } from '../../../platform/problem.ts'
import type { Transaction } from '../../../platform/database/database.types.ts'
import {
  groupTypes,
  listGroups,
  listUnknownGroups,
  type Access,
  type GroupRow,
} from '../../users/index.ts'
import { canChooseGroups, withStandingGroups } from '../components.policy.ts'
import type { ComponentRow } from '../components.repository.ts'
import { componentTexts } from '../components.texts.ts'

export interface SettledGroups {
  /** Groups that get the item. */
  groupIds: number[]
  /** Those among them that somebody meant: mails go to them alone (PERM-15). */
  meantIds: number[]
}

/**
 * The groups that an item gets: the chosen ones, or those of `current` (the folder of a new item,
 * FILE-16), completed by the groups that always have it (PERM-16).
 */
export async function settleGroups(
  tx: Transaction,
  access: Access,
  current: readonly number[],
  chosen: readonly number[] | undefined,
): Promise<SettledGroups> {
  // Also where the choice changes nothing: by trying, somebody could find out who sees an item.
  if (chosen && !canChooseGroups(access)) throw forbidden()
  await requireKnownGroups(tx, access.applicationId, { userGroupIds: chosen ?? [] })
  const groups = await listGroups(tx, access.applicationId)
  return {
    groupIds: withStandingGroups(chosen ?? current, groups),
    meantIds: chosen ? [...chosen] : meantAmong(current, groups),
  }
}

/**
 * Refuses groups and people that the tenant does not have; another tenant's are no different. Those that
 * an item has may stay, also people who were deactivated since.
 */
export async function requireKnownGroups(
  tx: Transaction,
  applicationId: number,
  {
    userGroupIds,
    unchangedGroupIds = [],
  }: { userGroupIds: readonly number[]; unchangedGroupIds?: readonly number[] },
): Promise<void> {
  const text = componentTexts['unknown-group']
  const chosen = await listUnknownGroups(tx, applicationId, userGroupIds, { onlyActive: true })
  if (chosen.length > 0) throw invalid({ userGroupIds: text })
  const kept = await listUnknownGroups(tx, applicationId, unchangedGroupIds)
  if (kept.length > 0) throw invalid({ unchangedGroupIds: text })
}

/**
 * For what lies in something that gets other groups: those groups, or, where fewer people than those
 * above saw it, the ones among them that did. `above` and `own` are the groups from before.
 */
export async function narrowedGroups(
  tx: Transaction,
  access: Access,
  groupIds: readonly number[],
): Promise<(above: readonly number[], own: readonly number[]) => readonly number[]> {
  const groups = await listGroups(tx, access.applicationId)
  return (above, own) => {
    const saw = new Set(own)
    if (above.every((id) => saw.has(id))) return groupIds
    return withStandingGroups(
      groupIds.filter((id) => saw.has(id)),
      groups,
    )
  }
}

/** Groups of an item that mails about it go to: not those that have every item (PERM-15). */
export const meantGroups = async (tx: Transaction, row: ComponentRow): Promise<number[]> =>
  meantAmong(row.group_ids, await listGroups(tx, row.application_id))

const meantAmong = (ids: readonly number[], groups: readonly GroupRow[]) =>
  ids.filter((id) => groups.find((group) => group.id === id)?.type !== groupTypes.Administration)
