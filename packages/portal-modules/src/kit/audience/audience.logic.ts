import type { AudienceGroup, AudienceItem, AudienceWish } from './audience.types.ts'

/** What is chosen in the dialog: for each group yes, no, or as each item has it. */
export interface AudienceSelection {
  chosen: readonly number[]
  /** Some of the items have the group, and that stays so. */
  mixed: readonly number[]
}

/** Administrator groups always see everything; they are not offered (PERM-17). */
export const choosableGroups = (groups: readonly AudienceGroup[]): AudienceGroup[] =>
  groups.filter((group) => group.type !== 'administrator')

/** Who sees something new unless somebody says otherwise: who sees the folder, and client service (PERM-16, FILE-16). */
export const defaultAudience = (groups: readonly AudienceGroup[]): number[] =>
  groups
    .filter((group) => group.isAssigned || group.seesEverything || group.type === 'client-service')
    .map((group) => group.id)

/** What several items have in common, and what only some of them have (PERM-14). */
export function selectionOf(
  items: readonly Pick<AudienceItem, 'audience'>[],
  groups: readonly AudienceGroup[],
): AudienceSelection {
  const chosen: number[] = []
  const mixed: number[] = []
  for (const { id, seesEverything } of groups) {
    const count = items.filter(({ audience }) => audience.includes(id)).length
    if (seesEverything || count === items.length) chosen.push(id)
    else if (count > 0) mixed.push(id)
  }
  return { chosen, mixed }
}

/** Whether two selections say the same, in whatever order. */
export const isSameSelection = (one: AudienceSelection, other: AudienceSelection) =>
  isSame(one.chosen, other.chosen) && isSame(one.mixed, other.mixed)

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** The selection as a wish; groups that see everything are no part of it. */
export const toWish = (
  items: readonly Pick<AudienceItem, 'id'>[],
  { chosen, mixed }: AudienceSelection,
  groups: readonly AudienceGroup[],
  includesInside: boolean,
): AudienceWish => {
  const free = new Set(groups.filter((group) => !group.seesEverything).map(({ id }) => id))
  return {
    ids: items.map(({ id }) => id),
    groupIds: chosen.filter((id) => free.has(id)),
    unchangedGroupIds: mixed,
    includesInside,
  }
}

/** Groups, and people who are chosen one by one. */
export const isPerson = ({ type }: Pick<AudienceGroup, 'type'>): boolean => type === 'person'

/** Whether the reader is in none of the chosen groups; false where their groups are not known. Themselves alone count as one. */
export function isReaderLeftOut(
  groups: readonly AudienceGroup[],
  chosen: readonly number[],
): boolean {
  const own = groups.filter(({ includesReader }) => includesReader)
  return (
    own.length > 0 && !own.some(({ id, seesEverything }) => seesEverything || chosen.includes(id))
  )
}

/** Whether it is worth saying which groups are the reader's: who sees what all see needs no word. */
export const hasOwnGroups = (groups: readonly AudienceGroup[]): boolean =>
  groups.some((group) => !isPerson(group) && group.includesReader === false)
