import { searchable, words } from '@atrium/design-system'
import { isEmail, type Guest } from '../kit/guests/index.ts'
import type { GroupKind, NewPerson, Person, Role, UserGroup } from './people.port.ts'

/** How somebody stands: invited is who was added and has not come yet, declined who said no to it. */
export type PersonState = 'active' | 'invited' | 'declined' | 'inactive'
export const personStates = ['active', 'invited', 'declined', 'inactive'] as const satisfies readonly PersonState[] // prettier-ignore

export function stateOf({ status, isInvited, hasDeclined }: Person): PersonState {
  if (status === 'inactive') return hasDeclined ? 'declined' : 'inactive'
  return isInvited ? 'invited' : 'active'
}

/** So many stand in which state. */
export function countStates(people: readonly Person[]): Record<PersonState, number> {
  const counts = { active: 0, invited: 0, declined: 0, inactive: 0 }
  for (const person of people) counts[stateOf(person)] += 1
  return counts
}

/** People are searched with every letter; what stands of each is prepared once. */
const prepared = new WeakMap<Person, string>()
function textOf(person: Person): string {
  let text = prepared.get(person)
  if (text === undefined) {
    const { fullName, email, jobTitle } = person
    text = searchable([fullName, email, jobTitle].filter(Boolean).join(' '))
    prepared.set(person, text)
  }
  return text
}

/** Whom a search and a state leave. */
export function findPeople(
  people: readonly Person[],
  text: string,
  state: PersonState | 'all',
): readonly Person[] {
  const wanted = words(text)
  if (wanted.length === 0 && state === 'all') return people
  return people.filter(
    (person) =>
      (state === 'all' || stateOf(person) === state) &&
      wanted.every((word) => textOf(person).includes(word)),
  )
}

export const withPerson = (people: readonly Person[], person: Person): readonly Person[] =>
  people.map((one) => (one.id === person.id && one.version <= person.version ? person : one))

export const groupKinds = ['administration', 'customerService', 'dataSolutions', 'customer', 'directOrder'] as const satisfies readonly GroupKind[] // prettier-ignore

/** Groups by their kind, in its order; kinds without groups are left out. */
export const groupsByKind = (groups: readonly UserGroup[]) =>
  groupKinds
    .map((kind) => ({ kind, groups: groups.filter((one) => one.kind === kind) }))
    .filter((some) => some.groups.length > 0)

/** What somebody new is unless one says otherwise: the role that may least. */
export const leastRole = (roles: readonly Role[]): Role => roles.at(-1) ?? 'CLIENT'

/** Somebody who is being added, as typed. */
export interface GuestRow extends Guest {
  key: string
  role: Role
  isExternal: boolean
  /** Why the server did not add them. */
  refusal?: string
}

export const blankRow = (role: Role): GuestRow => ({
  key: crypto.randomUUID(),
  fullName: '',
  email: '',
  role,
  isExternal: false,
})

const isBlank = ({ fullName, email }: Guest) => !fullName.trim() && !email.trim()
export const withoutBlanks = (rows: readonly GuestRow[]): GuestRow[] =>
  rows.filter((row) => !isBlank(row))

/** So many are added at once. */
export const mostAtOnce = 500

export type GuestFault = 'name' | 'email' | 'twice'

/** What keeps rows from being sent, by `key.field`. */
export function faultsOf(rows: readonly GuestRow[]): Readonly<Record<string, GuestFault>> {
  const faults: Record<string, GuestFault> = {}
  const emails = new Set<string>()
  for (const { key, fullName, email } of withoutBlanks(rows)) {
    const address = email.trim().toLowerCase()
    const name = fullName.trim()
    if (name === '' || name.length > 200) faults[`${key}.fullName`] = 'name'
    if (!isEmail(address)) faults[`${key}.email`] = 'email'
    else if (emails.has(address)) faults[`${key}.email`] = 'twice'
    emails.add(address)
  }
  return faults
}

export const newPeople = (rows: readonly GuestRow[]): NewPerson[] =>
  withoutBlanks(rows).map(({ fullName, email, role, isExternal }) => ({
    fullName: fullName.trim(),
    email: email.trim(),
    role,
    isExternal,
  }))

/** What is left after these were sent: who was not added, each with why, and what was typed meanwhile. */
export function rowsLeft(
  now: readonly GuestRow[],
  sent: readonly GuestRow[],
  refusals: readonly { email: string; reason: string }[],
): GuestRow[] {
  const reasons = new Map(refusals.map(({ email, reason }) => [email.toLowerCase(), reason]))
  const asSent = new Set(sent)
  return withoutBlanks(now).flatMap((row) => {
    if (!asSent.has(row)) return [row]
    const refusal = reasons.get(row.email.trim().toLowerCase())
    return refusal === undefined ? [] : [{ ...row, refusal }]
  })
}

/** Groups of somebody after they joined one, which then stands first, or left it (ADM-07). */
export const withMember = (
  groupIds: readonly number[],
  groupId: number,
  isMember: boolean,
): readonly number[] => {
  const others = groupIds.filter((one) => one !== groupId)
  if (!isMember) return others
  return others.length === groupIds.length ? [groupId, ...groupIds] : groupIds
}

/** A group in the place of the one with its id, or as a new one. */
export const withGroup = (groups: readonly UserGroup[], group: UserGroup): readonly UserGroup[] =>
  groups.some(({ id }) => id === group.id)
    ? groups.map((one) => (one.id === group.id ? group : one))
    : [...groups, group]
