import { planList } from '../people-import/testing/plan-list.ts'
import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import type { Added, GroupChange, NewPerson, PeoplePort, Person, PersonChange, Role, UserGroup } from '../people.port.ts' // prettier-ignore
import { allRoles, groups as someGroups, members as someMembers, people as somePeople } from './fixtures.ts' // prettier-ignore

type Call = 'people' | 'save' | 'assign' | 'setCredentials' | 'endSessions' | 'sendPasswordLink' | 'resetSecondFactor' | 'sendEmailLink' | 'add' | 'groups' | 'saveGroup' | 'removeGroup' | 'membersOf' | 'groupsOf' | 'setMember' | 'memberships' | 'setMembers' | 'compareList' | 'takeList' // prettier-ignore

export interface MemoryOptions {
  people?: readonly Person[]
  groups?: readonly UserGroup[]
  members?: readonly (readonly [userId: number, groupId: number])[]
  roles?: readonly Role[]
  canAddGroups?: boolean
  /** What the client is called. */
  clientName?: string
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryPeople {
  port: PeoplePort
  /** What was sent, in its order. */
  sent: readonly (readonly [call: Call, body: unknown])[]
  /** What the port was told about leaving, the last last. */
  kept: readonly boolean[]
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Holds the next answer of a call back until what this returns is called. */
  hold: (call: Call) => () => void
  /** The next answer of `add` is lost on its way: what it did is done. */
  loseAnswer: () => void
  /** Somebody else does it; listeners hear of it. */
  others: {
    change: (id: number, change: Partial<Person>) => void
    setMember: (userId: number, groupId: number, isMember: boolean) => void
  }
}

const refuse = (code: 'conflict' | 'forbidden' | 'not-found', reason?: string): never => {
  throw new PortError({ code, reason })
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryPeople(options: MemoryOptions = {}): MemoryPeople {
  let { people = somePeople, groups = someGroups } = options
  const pairs = new Set((options.members ?? someMembers).map(([user, group]) => `${user} ${group}`))
  const { emit, listen } = createListeners<'people' | 'groups'>()
  const { answer, failNext, hold } = createAnswers<Call>(options.latency)
  const sent: [Call, unknown][] = []
  const answers = new Map<string, Added>()
  const usernames = new Map<string, number>()
  let isLost = false
  const kept: boolean[] = []
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  const key = (...more: unknown[]) => ['memory-people', instance, ...more]

  const find = <T extends { id: number }>(all: readonly T[], id: number): T =>
    all.find((one) => one.id === id) ?? refuse('not-found')
  const isActive = (id: number) => find(people, id).status === 'active'
  const put = (person: Person) => {
    people = people.map((one) => (one.id === person.id ? person : one))
    return person
  }
  const countOf = (groupId: number) =>
    people.filter(({ id, status }) => status === 'active' && pairs.has(`${id} ${groupId}`)).length
  const shown = (group: UserGroup) => ({ ...group, memberCount: countOf(group.id) })
  const set = (userId: number, groupId: number, isMember: boolean) =>
    isMember ? pairs.add(`${userId} ${groupId}`) : pairs.delete(`${userId} ${groupId}`)

  function saved({ id, version, ...change }: PersonChange): Person {
    const before = find(people, id)
    if (!before.can.change) refuse('forbidden')
    if (version !== before.version) refuse('conflict')
    const isLast = !people.some(
      (one) => one.id !== id && one.status === 'active' && one.roles.includes('ADMINISTRATOR'),
    )
    const isLosing = change.roles && !change.roles.includes('ADMINISTRATOR')
    if (
      (change.status === 'inactive' || isLosing) &&
      before.roles.includes('ADMINISTRATOR') &&
      isLast
    )
      refuse('conflict', 'last-administrator')
    const given = before.can.giveRoles as readonly string[]
    if (change.roles?.some((role) => !given.includes(role))) refuse('forbidden')
    const after = { ...before, ...change, version: version + 1 }
    return put({ ...after, fullName: `${after.firstName} ${after.lastName}`.trim() })
  }

  function added(rows: readonly NewPerson[], groupIds: readonly number[]) {
    const made: Person[] = []
    const refusals: { email: string; reason: string }[] = []
    for (const { fullName, email, role, isExternal } of rows) {
      const known = people.find((one) => one.email?.toLowerCase() === email.toLowerCase())
      if (known && !known.isInvited) {
        const reason =
          known.status === 'active'
            ? 'Diese Person gehört schon dazu.'
            : 'Diese Person ist deaktiviert. Aktivieren Sie sie, statt sie noch einmal hinzuzufügen.'
        refusals.push({ email, reason })
        continue
      }
      const [firstName = '', ...rest] = fullName.split(' ')
      const person: Person = known ?? {
        ...somePeople[0]!,
        id: Math.max(0, ...people.map(({ id }) => id)) + 1,
        firstName,
        lastName: rest.join(' '),
        fullName,
        email,
        jobTitle: null,
        roles: [role ?? 'CLIENT'],
        status: 'active',
        isExternal,
        isInvited: true,
        hasDeclined: false,
      }
      if (!known) people = [...people, person]
      made.push(person)
      for (const groupId of groupIds) set(person.id, groupId, true)
    }
    return { people: made, refusals }
  }

  function savedGroup({ id = 0, ...change }: GroupChange): UserGroup {
    const taken = 'Eine Gruppe mit diesem Namen gibt es schon. Bitte wählen Sie einen anderen.'
    const same = ({ name }: UserGroup) => name.toLowerCase() === change.name.toLowerCase()
    if (id !== 0 && !find(groups, id).can.change) refuse('forbidden')
    if (groups.some((one) => one.id !== id && same(one)))
      throw new PortError({ code: 'conflict', reason: 'name-taken', fields: { name: [taken] } })
    const next = Math.max(0, ...groups.map((one) => one.id)) + 1
    const made = {
      isApprover: false,
      seesInvoices: false,
      memberCount: 0,
      can: { change: true, chooseMembers: true },
    }
    const group: UserGroup =
      id === 0 ? { id: next, ...made, ...change } : { ...find(groups, id), ...change }
    groups = id === 0 ? [...groups, group] : groups.map((one) => (one.id === id ? group : one))
    return shown(group)
  }

  const listState = () => ({
    people,
    groups,
    isMember: (userId: number, groupId: number) => pairs.has(`${userId} ${groupId}`),
    roles: options.roles ?? allRoles,
  })

  /** Answers a command, keeps what was sent, and tells who listens. */
  const command = <T>(call: Call, body: unknown, work: () => T) =>
    answer(call, () => {
      sent.push([call, body])
      const done = work()
      emit('people')
      emit('groups')
      return done
    })

  const port: PeoplePort = {
    roles: options.roles ?? allRoles,
    canAddGroups: options.canAddGroups ?? true,
    people: () => ({ key: key('people'), load: () => answer('people', () => people) }),
    save: (change) => command('save', change, () => saved(change)),
    assign: (id, isAssigned) =>
      command('assign', { id, isAssigned }, () => {
        if (!find(people, id).can.assign) refuse('forbidden')
        const before = find(people, id)
        if (before.isAssigned !== isAssigned)
          put({ ...before, isAssigned, version: before.version + 1 })
      }),
    endSessions: (id) =>
      command('endSessions', id, () => {
        if (!find(people, id).can.change) refuse('forbidden')
        return 2
      }),
    setCredentials: (id, { username, password, confirmation }) =>
      // What was sent is kept for stories, a password is not.
      command('setCredentials', { id, username }, () => {
        if (!find(people, id).can.assign) refuse('forbidden')
        const fault = (name: string, text: string) =>
          new PortError({ code: 'invalid', fields: { [name]: [text] } })
        if (password !== confirmation)
          throw fault('confirmation', 'Die beiden Kennwörter stimmen nicht überein.')
        if (usernames.get(username) !== undefined && usernames.get(username) !== id)
          throw fault('username', 'Diesen Benutzernamen hat schon jemand anderes.')
        usernames.set(username, id)
      }),
    sendPasswordLink: (id) =>
      command('sendPasswordLink', id, () => {
        if (!find(people, id).can.sendPasswordLink) refuse('forbidden')
      }),
    resetSecondFactor: (id) =>
      command('resetSecondFactor', id, () => {
        const person = find(people, id)
        if (!person.can.resetSecondFactor) refuse('forbidden')
        put({
          ...person,
          hasSecondFactor: false,
          can: { ...person.can, resetSecondFactor: false },
        })
      }),
    sendEmailLink: (id, email) =>
      command('sendEmailLink', { id, email }, () => {
        const { can, email: before } = find(people, id)
        if (!can.changeEmail) refuse('forbidden')
        const same = 'Das ist bereits die Adresse dieser Person. Bitte geben Sie eine andere ein.'
        if (before?.toLowerCase() === email.toLowerCase())
          throw new PortError({
            code: 'conflict',
            reason: 'same-email',
            fields: { email: [same] },
          })
      }),
    add: async (rows, groupIds, commandId) => {
      const answered = answers.get(commandId)
      const done = answered ?? (await command('add', rows, () => added(rows, groupIds)))
      answers.set(commandId, done)
      if (!isLost) return done
      isLost = false
      throw new PortError({ code: 'offline' })
    },
    groups: () => ({ key: key('groups'), load: () => answer('groups', () => groups.map(shown)) }),
    saveGroup: (change) => command('saveGroup', change, () => savedGroup(change)),
    removeGroup: (id) =>
      command('removeGroup', id, () => {
        find(groups, id)
        // Who is deactivated is in it as well, and back when active again.
        if (people.some((one) => pairs.has(`${one.id} ${id}`))) refuse('conflict', 'has-members')
        groups = groups.filter((one) => one.id !== id)
      }),
    membersOf: (groupId) => ({
      key: key('members-of', groupId),
      load: () =>
        answer('membersOf', () => {
          find(groups, groupId)
          return people.map(({ id }) => id).filter((id) => isActive(id) && pairs.has(`${id} ${groupId}`)) // prettier-ignore
        }),
    }),
    groupsOf: (userId) => ({
      key: key('groups-of', userId),
      load: () =>
        answer('groupsOf', () =>
          isActive(userId)
            ? groups.map(({ id }) => id).filter((id) => pairs.has(`${userId} ${id}`))
            : [],
        ),
    }),
    setMember: (userId, groupId, isMember) =>
      command('setMember', { userId, groupId, isMember }, () => {
        if (!find(groups, groupId).can.chooseMembers) refuse('forbidden')
        if (!isActive(userId)) refuse('conflict', 'inactive')
        set(userId, groupId, isMember)
      }),
    memberships: () => ({
      key: key('memberships'),
      load: () =>
        answer('memberships', () =>
          groups.map(({ id: groupId }) => ({
            groupId,
            userIds: people.flatMap(({ id, status }) =>
              status === 'active' && pairs.has(`${id} ${groupId}`) ? [id] : [],
            ),
          })),
        ),
    }),
    setMembers: (change) =>
      command('setMembers', change, () => {
        const { groupIds, userIds, isMember } = change
        if (groupIds.some((id) => !find(groups, id).can.chooseMembers)) refuse('forbidden')
        if (userIds.some((id) => !isActive(id))) refuse('conflict', 'inactive')
        return groupIds.flatMap((groupId) => {
          const changed = userIds.filter((id) => pairs.has(`${id} ${groupId}`) !== isMember)
          for (const id of changed) set(id, groupId, isMember)
          return changed.length > 0 ? [{ groupId, userIds: changed }] : []
        })
      }),
    lists: {
      clientName: options.clientName,
      maxPeople: 2_000,
      compare: (list) => answer('compareList', () => planList(list, listState()).comparison),
      take: ({ basis, commandId: _id, ...list }) =>
        command('takeList', list, () => {
          const done = planList(list, listState())
          if (done.comparison.basis !== basis) refuse('conflict', 'overtaken')
          people = done.people
          groups = done.groups
          for (const [userId, groupId, isMember] of done.memberships) set(userId, groupId, isMember)
          return done.comparison
        }),
    },
    keepFromLeaving: (hasUnsaved) => void kept.push(hasUnsaved),
    onChange: listen,
  }
  return {
    port,
    sent,
    kept,
    failNext,
    hold,
    loseAnswer: () => void (isLost = true),
    others: {
      change: (id, change) => {
        const before = find(people, id)
        put({ ...before, ...change, version: before.version + 1 })
        emit('people')
      },
      setMember: (userId, groupId, isMember) => {
        set(userId, groupId, isMember)
        emit('groups')
      },
    },
  }
}
