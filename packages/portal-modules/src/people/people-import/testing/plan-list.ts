import { PortError } from '../../../kit/port-error.ts'
import type { Role } from '../../../kit/roles/index.ts'
import type { Person, UserGroup } from '../../people.port.ts'
import type { ImportedPerson, ListCommand, ListComparison, PersonFacts } from '../people-import.port.ts' // prettier-ignore

/** What there is before a list is taken over. */
interface ListState {
  people: readonly Person[]
  groups: readonly UserGroup[]
  isMember: (userId: number, groupId: number) => boolean
  /** Roles that the reader gives. */
  roles: readonly Role[]
}

/** What a list does in memory, with the server's rules. */
interface PlannedList {
  comparison: ListComparison
  people: readonly Person[]
  groups: readonly UserGroup[]
  memberships: [userId: number, groupId: number, isMember: boolean][]
}

const fields = ['firstName', 'lastName', 'jobTitle', 'phoneNumber', 'languageCode'] as const
const key = (text: string) => text.toLowerCase()

/** Says what a list would do to people in memory. Throws `invalid` where a row is wrong. */
export function planList({ people: said, newGroups }: ListCommand, state: ListState): PlannedList {
  const faults: Record<string, string[]> = {}
  const made = newGroups
    .filter((name) => !state.groups.some((group) => key(group.name) === key(name)))
    .map((name, index): UserGroup => ({
      id: Math.max(0, ...state.groups.map(({ id }) => id)) + index + 1,
      name,
      kind: 'customer',
      isApprover: false,
      seesInvoices: false,
      memberCount: 0,
      can: { change: true, chooseMembers: true },
    }))
  const groups = [...state.groups, ...made]
  const groupNamed = (name: string) => groups.find((group) => key(group.name) === key(name))
  const people = new Map(state.people.map((person) => [person.id, person]))
  const memberships: PlannedList['memberships'] = []
  let nextId = Math.max(0, ...people.keys())
  const seen = new Set<string>()

  const rows = said.map((person, index): ListComparison['people'][number] => {
    const refuse = (field: keyof ImportedPerson, text: string) => {
      faults[`people[${index}].${field}`] ??= [text]
    }
    if (seen.has(key(person.email))) refuse('email', 'Diese Adresse steht mehrmals in der Liste.')
    seen.add(key(person.email))
    const unknown = (person.groups ?? []).filter((name) => !groupNamed(name))
    if (unknown.length > 0) refuse('groups', `Nicht gefunden: „${unknown.join('“, „')}“`)
    const known = state.people.find((one) => one.email && key(one.email) === key(person.email))
    const added = (person.roles ?? []).filter((role) => !known?.roles.includes(role))
    if (!added.every((role) => state.roles.includes(role)))
      refuse('roles', 'Eine dieser Rollen können Sie nicht vergeben.')
    if (!known) {
      if (!person.firstName && !person.lastName)
        refuse('lastName', 'Wer neu dazukommt, braucht einen Namen.')
      const guest = newGuest(person, (nextId += 1), state.people[0]!)
      people.set(guest.id, guest)
      for (const name of person.groups ?? []) {
        const group = groupNamed(name)
        if (group) memberships.push([guest.id, group.id, true])
      }
      return { result: 'invited', before: {}, after: {} }
    }
    const { before, after } = changesOf(person, known)
    const own = groups.filter((group) => state.isMember(known.id, group.id))
    const wanted = new Set((person.groups ?? own.map(({ name }) => name)).map(key))
    const next = groups.filter(({ name }) => wanted.has(key(name)))
    const names = (some: readonly UserGroup[]) => some.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'de')) // prettier-ignore
    if (names(own).join('\n') !== names(next).join('\n')) {
      before.groups = names(own)
      after.groups = names(next)
      for (const group of groups) {
        const isMember = next.includes(group)
        if (own.includes(group) !== isMember) memberships.push([known.id, group.id, isMember])
      }
    }
    if (Object.keys(after).length === 0) return { result: 'unchanged', before, after }
    if (known.status === 'inactive')
      refuse('email', 'Diese Person ist deaktiviert. Aktivieren Sie sie zuerst.')
    const { groups: _groups, ...facts } = after
    const changed = { ...known, ...(facts as Partial<Person>), version: known.version + 1 }
    people.set(known.id, {
      ...changed,
      fullName: `${changed.firstName} ${changed.lastName}`.trim(),
    })
    return { result: 'changed', before, after }
  })
  if (Object.keys(faults).length > 0) throw new PortError({ code: 'invalid', fields: faults })
  const newNames = made.map(({ name }) => name)
  const basis = JSON.stringify([newNames, rows])
  return {
    comparison: { people: rows, newGroups: newNames, basis },
    people: [...people.values()],
    groups,
    memberships,
  }
}

function changesOf(person: ImportedPerson, known: Person) {
  const before: PersonFacts = {}
  const after: PersonFacts = {}
  for (const field of fields) {
    if (person[field] === undefined || person[field] === (known[field] ?? '')) continue
    Object.assign(before, { [field]: known[field] })
    Object.assign(after, { [field]: person[field] })
  }
  const { roles } = person
  if (roles && roles.toSorted().join() !== known.roles.toSorted().join()) {
    before.roles = known.roles
    after.roles = roles
  }
  return { before, after }
}

const newGuest = (person: ImportedPerson, id: number, like: Person): Person => ({
  ...like,
  id,
  firstName: person.firstName ?? '',
  lastName: person.lastName ?? '',
  fullName: `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim(),
  email: person.email,
  jobTitle: person.jobTitle ?? null,
  phoneNumber: person.phoneNumber ?? null,
  languageCode: person.languageCode ?? 'de',
  roles: person.roles ?? ['CLIENT'],
  status: 'active',
  isExternal: person.isExternal ?? false,
  isInvited: true,
  hasDeclined: false,
  version: 1,
  lastSeenAt: null,
})
