import type { AudienceEffect } from '@atrium/api-client/contract'
import { isOut, isVisible, withStandingGroups, type ComponentRow } from '../components/index.ts'
import type { MemberRow } from './audiences.repository.ts'

/** A component with everything above it, from the root down. */
export interface Item {
  row: ComponentRow
  above: readonly ComponentRow[]
}

/** Who shall see components from now on. */
export interface AudienceChoice {
  userGroupIds: readonly number[]
  /** Groups of which each component keeps those that it has. */
  unchangedGroupIds: readonly number[]
}

/** Group ids by component id; a component that is not in it keeps its own. */
export type NextGroups = ReadonlyMap<number, readonly number[]>

/** Components that the same people see, before and after a change. */
export interface ViewerGroup {
  rows: readonly ComponentRow[]
  before: readonly MemberRow[]
  after: readonly MemberRow[]
}

/** The groups that each item gets, where they are other ones than now (PERM-14, PERM-16). */
export function chooseNextGroups(
  items: readonly Item[],
  { userGroupIds, unchangedGroupIds }: AudienceChoice,
  groups: readonly { id: number; type: number }[],
): Map<number, number[]> {
  const unchanged = new Set(unchangedGroupIds)
  const chosen = userGroupIds.filter((id) => !unchanged.has(id))
  const next = new Map<number, number[]>()
  for (const { row } of items) {
    const kept = row.group_ids.filter((id) => unchanged.has(id))
    const groupIds = withStandingGroups([...chosen, ...kept], groups)
    if (!isSameSet(groupIds, row.group_ids)) next.set(row.id, groupIds)
  }
  return next
}

export const isSameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Items with what is above them: named ones first, then what lies inside, each below its parent. */
export function joinInside(
  named: readonly Item[],
  inside: readonly ComponentRow[],
): Map<number, Item> {
  const items = new Map(named.map((item) => [item.row.id, item]))
  for (const row of inside) {
    const parent = items.get(row.parent_id!)
    if (parent && !items.has(row.id)) {
      items.set(row.id, { row, above: [...parent.above, parent.row] })
    }
  }
  return items
}

/**
 * Items by place, groups and who sees them before and after. Thousands in one folder are mostly for the
 * same groups, so that who sees them is worked out once (PERM-13).
 */
export function groupByCircle(
  items: readonly Item[],
  next: NextGroups,
  members: readonly MemberRow[],
  now: Date,
): ViewerGroup[] {
  const groupsAfter = (row: ComponentRow) => next.get(row.id) ?? row.group_ids
  const byPlace = Map.groupBy(items, ({ row }) =>
    [
      row.parent_id,
      row.is_hidden,
      row.group_ids.join(),
      groupsAfter(row).join(),
      isOut(row, now),
    ].join(' '),
  )
  return [...byPlace.values()].map((together) => {
    const { row, above } = together[0]!
    const chain = [...above, row]
    const viewersOf = (groupsOf: (level: ComponentRow) => readonly number[]) => {
      // On a hidden page there is nobody yet but who sees everything.
      const levels = chain.map((level) => (level.is_hidden ? [] : groupsOf(level)))
      return members.filter(
        (member) => isVisible(member, levels) && (member.seesDrafts || isOut(row, now)),
      )
    }
    return {
      rows: together.map((item) => item.row),
      before: viewersOf((level) => level.group_ids),
      after: viewersOf(groupsAfter),
    }
  })
}

/** Who gains and who loses sight of how many components (T-70), in order of names. */
export function countEffect(
  circles: readonly ViewerGroup[],
): Pick<AudienceEffect, 'gains' | 'loses'> {
  const gains = new Map<MemberRow, number>()
  const loses = new Map<MemberRow, number>()
  const add = (
    counts: Map<MemberRow, number>,
    members: readonly MemberRow[],
    others: readonly MemberRow[],
    count: number,
  ) => {
    const isOther = new Set(others)
    for (const member of members) {
      if (!isOther.has(member)) counts.set(member, (counts.get(member) ?? 0) + count)
    }
  }
  for (const { rows, before, after } of circles) {
    add(gains, after, before, rows.length)
    add(loses, before, after, rows.length)
  }
  const listed = (counts: Map<MemberRow, number>) =>
    [...counts].map(([{ userId: id, firstName, lastName }, itemCount]) => ({
      id,
      firstName,
      lastName,
      itemCount,
    }))
  return { gains: listed(gains), loses: listed(loses) }
}
