import { findPeople } from '../people.logic.ts'
import type { GroupMembers, MembersChange, Person, UserGroup } from '../people.port.ts'

/** Who is in which group, quick to ask. */
export type Memberships = ReadonlyMap<number, ReadonlySet<number>>

/** Cells whose change was not saved, by `cellKey`, with why. */
export type FailedCells = ReadonlyMap<string, { reason: string }>

const nobody: ReadonlySet<number> = new Set()
/** A list of people is made a set once: after a change only the groups that it touches are others. */
const sets = new WeakMap<readonly number[], ReadonlySet<number>>()
function setOf(userIds: readonly number[]): ReadonlySet<number> {
  let set = sets.get(userIds)
  if (!set) sets.set(userIds, (set = new Set(userIds)))
  return set
}

export const membershipsOf = (all: readonly GroupMembers[]): Memberships =>
  new Map(all.map(({ groupId, userIds }) => [groupId, setOf(userIds)]))

export const membersIn = (memberships: Memberships, groupId: number): ReadonlySet<number> =>
  memberships.get(groupId) ?? nobody

/** Memberships after a change; groups that it does not touch stay the same objects. */
export function withChange(
  all: readonly GroupMembers[],
  { groupIds, userIds, isMember }: MembersChange,
): readonly GroupMembers[] {
  const touched = new Set(groupIds)
  const change = new Set(userIds)
  const seen = new Set<number>()
  const next = all.map((one) => {
    seen.add(one.groupId)
    if (!touched.has(one.groupId)) return one
    const before = setOf(one.userIds)
    const isSame = userIds.every((id) => before.has(id) === isMember)
    if (isSame) return one
    const others = one.userIds.filter((id) => !change.has(id))
    return { groupId: one.groupId, userIds: isMember ? [...others, ...change] : others }
  })
  const missing = isMember ? [...touched].filter((id) => !seen.has(id)) : []
  return [...next, ...missing.map((groupId) => ({ groupId, userIds: [...change] }))]
}

/** Of a change only what would be another then: the people of a column, or the groups of a row. */
export function narrowed(memberships: Memberships, change: MembersChange): MembersChange {
  const { groupIds, userIds, isMember } = change
  const differs = (groupId: number, userId: number) =>
    membersIn(memberships, groupId).has(userId) !== isMember
  return {
    isMember,
    groupIds: groupIds.filter((group) => userIds.some((user) => differs(group, user))),
    userIds: userIds.filter((user) => groupIds.some((group) => differs(group, user))),
  }
}

/** What takes a change back: the opposite, for whom it changed. */
export function reversed(
  changed: readonly GroupMembers[],
  isMember: boolean,
): MembersChange | undefined {
  if (changed.length === 0) return undefined
  const userIds = [...new Set(changed.flatMap((one) => one.userIds))]
  return { groupIds: changed.map(({ groupId }) => groupId), userIds, isMember: !isMember }
}

/** Whom the matrix shows. */
export interface MatrixFilter {
  text: string
  /** Null: any. */
  role: string | null
  /** Who was in a group when it was chosen: who is taken out of it stays in sight. Null: any. */
  group: { id: number; userIds: ReadonlySet<number> } | null
}

export const noFilter: MatrixFilter = { text: '', role: null, group: null }

/** Active people whom the filter leaves. */
export const findRows = (
  people: readonly Person[],
  { text, role, group }: MatrixFilter,
): readonly Person[] =>
  findPeople(people, text, 'all').filter(
    (person) =>
      person.status === 'active' &&
      (role === null || person.roles.includes(role)) &&
      (group === null || group.userIds.has(person.id)),
  )

/** Where somebody is in the matrix: row −1 is the head, column −1 the people. */
export interface MatrixPlace {
  row: number
  column: number
}

export interface MatrixSize {
  rows: number
  columns: number
  /** Rows that are in sight at once. */
  page: number
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Where a key leads in a grid (ARIA Authoring Practices); undefined: it is none of the grid's. */
export function moved(
  { row, column }: MatrixPlace,
  { key, isControl }: { key: string; isControl: boolean },
  { rows, columns, page }: MatrixSize,
): MatrixPlace | undefined {
  const steps: Record<string, MatrixPlace> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row: isControl ? -1 : row, column: -1 },
    End: { row: isControl ? rows - 1 : row, column: columns - 1 },
    PageUp: { row: Math.max(row - page, 0), column },
    PageDown: { row: row + page, column },
  }
  const to = steps[key]
  return to && { row: clamp(to.row, -1, rows - 1), column: clamp(to.column, -1, columns - 1) }
}

/** So many rows or columns come into the page at once. */
const block = 4

/** First and last of those in sight, with some around them. */
export function windowOf(
  { offset, length, itemSize }: { offset: number; length: number; itemSize: number },
  count: number,
  overscan: number,
): { from: number; to: number } {
  const first = Math.floor(offset / itemSize) - overscan
  const last = Math.ceil((offset + length) / itemSize) + overscan
  // Several come and go at once: each step of its own would draw all the others anew.
  return {
    from: clamp(Math.floor(first / block) * block, 0, Math.max(0, count - 1)),
    to: clamp(Math.ceil(last / block) * block, 0, count),
  }
}

/** Groups whose people the reader chooses. */
export const choosable = (groups: readonly UserGroup[]) =>
  groups.filter(({ can }) => can.chooseMembers)

/** One cell, as a key. */
export const cellKey = (userId: number, groupId: number) => `${userId} ${groupId}`
