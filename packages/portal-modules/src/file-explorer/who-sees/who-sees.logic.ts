import { isPerson } from '../../kit/audience/audience.logic.ts'
import type { Group, Person } from '../file-explorer.port.ts'

export interface WhoSeesIt {
  /** Groups that were given the entry, with those of them who see it: a folder above may keep others out. */
  byGroup: readonly { group: Group; members: readonly Person[] }[]
  /** Those whom it was given to alone. */
  alone: readonly Person[]
  /** Those who see everything, by their role or by another group. */
  others: readonly Person[]
}

/** The people who see an entry under the groups through which they do (T-70). */
export function whoSees(
  people: readonly Person[],
  groups: readonly Group[],
  audience: readonly number[],
  locale: string,
): WhoSeesIt {
  const collator = new Intl.Collator(locale)
  const inOrder = people.toSorted((a, b) => collator.compare(a.name, b.name) || a.id - b.id)
  const chosen = new Set(audience)
  const given = groups.filter(
    (group) => !isPerson(group) && (group.seesEverything || chosen.has(group.id)),
  )
  const byGroup = given.map((group) => ({
    group,
    members: inOrder.filter(({ groupIds }) => groupIds.includes(group.id)),
  }))
  const single = new Set(groups.filter(isPerson).map(({ id }) => id))
  const alone = inOrder.filter(({ groupIds }) =>
    groupIds.some((id) => chosen.has(id) && single.has(id)),
  )
  const named = new Set(
    [...byGroup.flatMap(({ members }) => members), ...alone].map(({ id }) => id),
  )
  return { byGroup, alone, others: inOrder.filter(({ id }) => !named.has(id)) }
}
