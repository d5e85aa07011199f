import type { Group, Person } from './file-explorer.port.ts'

export interface WhoSeesIt {
  /** Groups that were given the entry, with those of them who see it: a folder above may keep others out. */
  byGroup: readonly { group: Group; members: readonly Person[] }[]
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
  const given = groups.filter(({ id, seesEverything }) => seesEverything || audience.includes(id))
  const byGroup = given.map((group) => ({
    group,
    members: inOrder.filter(({ groupIds }) => groupIds.includes(group.id)),
  }))
  const named = new Set(byGroup.flatMap(({ members }) => members.map(({ id }) => id)))
  return { byGroup, others: inOrder.filter(({ id }) => !named.has(id)) }
}
