import type { BodyOf, peopleImport, ResponseOf } from '@atrium/api-client/contract'
import type { ProblemText } from '../../platform/problem.ts'
import type { Access, GroupRow, UserChange } from '../users/index.ts'
import { canManageMembers } from '../user-groups/index.ts'
import { toUser } from './people.mapper.ts'
import { canGiveRole, canManagePerson } from './people.policy.ts'
import type { ManagedRow } from './people.repository.ts'
import { rolesAfter } from './people.roles.ts'
import { importTexts, unknownGroup } from './people-import.texts.ts'

export type SaidPerson = BodyOf<typeof peopleImport.put>['people'][number]
type Facts = ResponseOf<typeof peopleImport.put>['people'][number]['before']

/** Somebody of the application, with all groups that they are in. */
export interface KnownPerson extends ManagedRow {
  groupIds: readonly number[]
}

/** What is known where a list is compared. */
export interface ImportState {
  access: Pick<Access, 'roles'>
  /** The portal gives roles; else the sign-in says them. */
  givesRoles: boolean
  /** By their address in lower case. */
  known: ReadonlyMap<string, KnownPerson>
  /** Those of them who belong to applications, too, that the caller is not in. */
  elsewhere: ReadonlySet<number>
  groups: readonly GroupRow[]
  /** Groups of a directory that give more than the caller may give. */
  closedGroups: ReadonlySet<number>
  /** Names of groups that are to be made. */
  newGroups: readonly string[]
}

/** What becomes of a row. */
export interface PlannedPerson {
  said: SaidPerson
  known: KnownPerson | undefined
  result: 'invited' | 'changed' | 'unchanged'
  before: Facts
  after: Facts
  /** Absent: stays. */
  profile?: UserChange
  roles?: string[]
  /** Names of groups in lower case: some are not there yet. */
  joining: string[]
  leaving: number[]
}

/** What a list does; where `faults` has any, it does nothing. */
export interface ImportPlan {
  people: PlannedPerson[]
  /** Groups that are not there yet, each once. */
  newGroups: string[]
  /** By field: `people[3].roles`. */
  faults: Record<string, ProblemText>
}

const profileFields = ['firstName', 'lastName', 'jobTitle', 'phoneNumber', 'languageCode'] as const

const plain = (name: string) => name.toLowerCase()

/** Compares a list with who is there, row by row; nothing is written. */
export function planImport(said: readonly SaidPerson[], state: ImportState): ImportPlan {
  const byName = new Map(state.groups.map((group) => [plain(group.name), group]))
  const newGroups = new Map(
    state.newGroups.filter((name) => !byName.has(plain(name))).map((name) => [plain(name), name]),
  )
  const context = { ...state, byName, newGroups }
  const faults: ImportPlan['faults'] = {}
  const seen = new Set<string>()
  const people = said.map((person, index) => {
    const key = plain(person.email)
    const refuse = (field: keyof SaidPerson, text: ProblemText) => {
      faults[`people[${index}].${field}`] ??= text
    }
    if (seen.has(key)) refuse('email', importTexts.twice)
    seen.add(key)
    const known = state.known.get(key)
    return known ? planChange(person, known, context, refuse) : planGuest(person, context, refuse)
  })
  return { people, newGroups: [...newGroups.values()], faults }
}

type Context = Omit<ImportState, 'newGroups'> & {
  byName: ReadonlyMap<string, GroupRow>
  newGroups: ReadonlyMap<string, string>
}
type Refuse = (field: keyof SaidPerson, text: ProblemText) => void

/** Somebody new, who gets an invitation. */
function planGuest(said: SaidPerson, context: Context, refuse: Refuse): PlannedPerson {
  if (!said.firstName && !said.lastName) refuse('lastName', importTexts.nameless)
  if (!(said.roles ?? ['CLIENT' as const]).every((role) => canGiveRole(context.access, role)))
    refuse('roles', importTexts['role-out-of-reach'])
  const joining = wantedGroups(said, context, refuse)
  for (const name of joining) askForGroup(name, context, refuse)
  return {
    said,
    known: undefined,
    result: 'invited',
    before: {},
    after: {},
    joining,
    leaving: [],
  }
}

/** Somebody who is there: only what differs is asked for and written. */
function planChange(
  said: SaidPerson,
  known: KnownPerson,
  context: Context,
  refuse: Refuse,
): PlannedPerson {
  const before: Facts = {}
  const after: Facts = {}
  const isManaged = canManagePerson(context.access, known)
  const user = toUser(known)
  const profile = Object.fromEntries(
    profileFields.flatMap((field) =>
      said[field] !== undefined && said[field] !== (user[field] ?? '')
        ? [[field, said[field]]]
        : [],
    ),
  ) as Partial<Record<(typeof profileFields)[number], string>>
  for (const field of profileFields) {
    if (profile[field] === undefined) continue
    Object.assign(before, { [field]: user[field] })
    Object.assign(after, { [field]: profile[field] })
    // What people are called is the same everywhere (PERM-19).
    if (isManaged && context.elsewhere.has(known.id))
      refuse(field, importTexts['profile-elsewhere'])
  }
  if (said.isExternal !== undefined && said.isExternal !== known.is_external)
    refuse('isExternal', importTexts['external-fixed'])

  const roles = changedRoles(said, known, context, refuse)
  if (roles) {
    before.roles = known.roles
    after.roles = roles
  }
  const { joining, leaving } = changedGroups(said, known, context, refuse)
  if (joining.length + leaving.length > 0) {
    const names = new Map(context.groups.map(({ id, name }) => [id, name]))
    const own = known.groupIds.flatMap((id) => names.get(id) ?? [])
    const gone = new Set(leaving.map((id) => names.get(id)!))
    const inOrder = (list: readonly string[]) => list.toSorted((a, b) => a.localeCompare(b, 'de'))
    before.groups = inOrder(own)
    after.groups = inOrder([
      ...own.filter((name) => !gone.has(name)),
      ...joining.map((key) => context.byName.get(key)?.name ?? context.newGroups.get(key) ?? key),
    ])
  }

  const isChanged = Object.keys(after).length > 0
  if (isChanged) {
    if (known.status === 'inactive') refuse('email', importTexts.inactive)
    // Which groups somebody is in is a matter of the groups alone, as one by one (ADM-07, ADM-09).
    const isOfPerson = Object.keys(after).some((field) => field !== 'groups')
    if (isOfPerson && !isManaged) refuse('email', importTexts['out-of-reach'])
  }
  return {
    said,
    known,
    result: isChanged ? 'changed' : 'unchanged',
    before,
    after,
    ...(Object.keys(profile).length > 0 && { profile }),
    ...(roles && { roles }),
    joining,
    leaving,
  }
}

/** Roles after the list, those stay that the caller has no say over; undefined: the same. */
function changedRoles(
  { roles: wanted }: SaidPerson,
  known: KnownPerson,
  { access, givesRoles }: Context,
  refuse: Refuse,
): string[] | undefined {
  if (!wanted) return undefined
  const added = wanted.filter((role) => !known.roles.includes(role))
  if (!added.every((role) => canGiveRole(access, role))) {
    refuse('roles', importTexts['role-out-of-reach'])
    return undefined
  }
  const roles = rolesAfter(access, known, wanted)
  if (roles && !givesRoles) refuse('roles', importTexts['roles-elsewhere'])
  return roles
}

/** Groups by name in lower case, each once; those that nobody knows are refused. */
function wantedGroups(
  { groups = [] }: SaidPerson,
  { byName, newGroups }: Context,
  refuse: Refuse,
): string[] {
  const missing = groups.filter((name) => !byName.has(plain(name)) && !newGroups.has(plain(name)))
  if (missing.length > 0) refuse('groups', unknownGroup(missing))
  return [...new Set(groups.map(plain))]
}

const canFill = ({ id, type }: GroupRow, { access, closedGroups }: Context) =>
  canManageMembers(access, type) && !closedGroups.has(id)

/** Whether the caller may put people into it; one that is made on the way is theirs to fill. */
function askForGroup(name: string, context: Context, refuse: Refuse) {
  const group = context.byName.get(name)
  if (group && !canFill(group, context)) refuse('groups', importTexts['group-out-of-reach'])
}

function changedGroups(
  said: SaidPerson,
  { groupIds }: KnownPerson,
  context: Context,
  refuse: Refuse,
): Pick<PlannedPerson, 'joining' | 'leaving'> {
  if (!said.groups) return { joining: [], leaving: [] }
  const wanted = wantedGroups(said, context, refuse)
  const ids = new Set(groupIds)
  const joining = wanted.filter((name) => !ids.has(context.byName.get(name)?.id ?? 0))
  for (const name of joining) askForGroup(name, context, refuse)
  const kept = new Set(wanted)
  const leaving = context.groups
    .filter((group) => ids.has(group.id) && !kept.has(plain(group.name)) && canFill(group, context))
    .map(({ id }) => id)
  return { joining, leaving }
}
