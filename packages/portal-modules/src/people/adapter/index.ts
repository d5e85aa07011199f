import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  maxImportedPeople,
  peopleImport,
  reportTokens,
  rolesInReach,
  sessions,
  userGroupMembers,
  userGroupTypes,
  userGroups,
  users,
  type ManagedUser,
  type UserGroup as ContractGroup,
} from '@atrium/api-client/contract'
import { listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { ListCommand } from '../people-import/people-import.port.ts'
import type { GroupKind, NewPerson, PeoplePort, Person, UserGroup } from '../people.port.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface PeopleAdapterOptions {
  client: Client
  scope: Scope
  /** Roles of the reader: what they may give follows from them. The server asks again. */
  roles: readonly string[]
  /** The portal has the sign-ins itself, and ends them. */
  hasSessions?: boolean
  /** What the client is called: rows of other clients in a list are left out. */
  clientName?: string | undefined
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Told while something would be lost by leaving. */
  keepFromLeaving?: (hasUnsaved: boolean) => void
}

const { asPort, translated } = portCalls()

/** The port of the administration of people on the portal's own calls. */
export function createPeopleAdapter(options: PeopleAdapterOptions): PeoplePort {
  const { client, scope, roles, hasSessions, clientName, live, keepFromLeaving } = options
  const params = { applicationId: scope.tenant }
  return {
    roles: rolesInReach(roles),
    canAddGroups: roles.includes('ADMINISTRATOR'),

    people() {
      const { key, load } = describeQuery(client, scope, users.ofApplication, { params })
      return {
        key: [...key, 'people'],
        load: () => asPort(load().then((all) => all.map(toPerson))),
      }
    },

    save: ({ version, roles, ...change }) => {
      const body = { ...change, ...(roles && { roles: [...roles] }) }
      return asPort(client.call(users.save, { params, body }, { ifMatch: version }).then(toPerson))
    },

    assign: (userId, isAssigned) =>
      asPort(
        client.call(users.assign, {
          params,
          body: { userId, hasBusinessObjectsAssignment: isAssigned },
        }),
      ),

    setCredentials: (userId, credentials) =>
      asPort(client.call(reportTokens.set, { body: { userId, ...credentials } })),

    endSessions: hasSessions
      ? (userId) =>
          asPort(
            client
              .call(sessions.endOf, { params: { ...params, userId } })
              .then(({ count }) => count),
          )
      : undefined,
    sendPasswordLink: (userId) =>
      asPort(client.call(users.sendPasswordLink, { params, body: { userId } })),

    resetSecondFactor: (userId) =>
      asPort(client.call(users.resetSecondFactor, { params, body: { userId } })),
    sendEmailLink: (userId, email) =>
      asPort(client.call(users.sendEmailLink, { params, body: { userId, email } })),

    add: (people, groupIds, commandId) => {
      const body = {
        ...(groupIds.length > 0 && { userGroupIds: [...groupIds] }),
        externalUsers: people.filter(({ isExternal }) => isExternal).map(toRow),
        members: people.filter(({ isExternal }) => !isExternal).map(toRow),
      }
      return asPort(
        client.call(users.add, { params, body }, { idempotencyKey: commandId }).then((answer) => ({
          people: answer.users.map(toPerson),
          refusals: answer.errors.map(({ email, message }) => ({ email, reason: message })),
        })),
      )
    },

    groups() {
      const { key, load } = describeQuery(client, scope, userGroups.list, { params })
      return { key: [...key, 'groups'], load: () => asPort(load().then((all) => all.map(toGroup))) }
    },

    saveGroup: ({ id = 0, kind, ...group }) => {
      const body = { id, type: types[kind], ...group }
      const call = id === 0 ? userGroups.create : userGroups.save
      return asPort(client.call(call, { params, body }).then(toGroup))
    },

    removeGroup: (userGroupId) =>
      asPort(client.call(userGroups.remove, { params: { ...params, userGroupId } })),

    membersOf: (userGroupId) =>
      translated(
        describeQuery(client, scope, userGroups.members, { params: { ...params, userGroupId } }),
      ),

    groupsOf(userId) {
      const { key, load } = describeQuery(client, scope, userGroupMembers.list, {
        params: { ...params, userId },
      })
      return {
        key: [...key, 'groups-of'],
        load: () =>
          asPort(
            load().then((all) =>
              all.filter(({ isMember }) => isMember).map(({ userGroupId }) => userGroupId),
            ),
          ),
      }
    },

    setMember: async (userId, userGroupId, isMember) => {
      await asPort(
        client.call(userGroupMembers.save, { params, body: { userGroupId, userId, isMember } }),
      )
    },

    memberships() {
      const { key, load } = describeQuery(client, scope, userGroupMembers.all, { params })
      return { key: [...key, 'memberships'], load: () => asPort(load().then((all) => all.map(toMembers))) } // prettier-ignore
    },

    setMembers: ({ groupIds, userIds, isMember }) => {
      const body = { userGroupIds: [...groupIds], userIds: [...userIds], isMember }
      return asPort(
        client
          .call(userGroupMembers.saveMany, { params, body })
          .then((changed) => changed.map(toMembers)),
      )
    },

    lists: {
      clientName,
      maxPeople: maxImportedPeople,
      compare: (command) =>
        asPort(
          client.call(peopleImport.put, { params, body: { ...toList(command), dryRun: true } }),
        ),
      take: ({ basis, commandId, ...command }) =>
        asPort(
          client.call(
            peopleImport.put,
            { params, body: { ...toList(command), basis } },
            { idempotencyKey: commandId },
          ),
        ),
    },

    keepFromLeaving,
    onChange:
      live &&
      ((listener) => {
        const { tenant } = scope
        const stops = [
          listenToTypes(live, tenant, ['users.changed', 'rights.changed'], () =>
            listener('people'),
          ),
          listenToTypes(live, tenant, ['userGroups.changed', 'users.changed'], () =>
            listener('groups'),
          ),
        ]
        return () => stops.forEach((stop) => stop())
      }),
  }
}

const types = {
  administration: userGroupTypes.Administration,
  dataSolutions: userGroupTypes.DataSolutions,
  customerService: userGroupTypes.CustomerService,
  customer: userGroupTypes.Customer,
  directOrder: userGroupTypes.DirectOrder,
} as const satisfies Record<GroupKind, number>
const kinds = Object.keys(types) as GroupKind[]

/** What stands where there is no picture (ENT-01). */
const noPicture = '-not-found-'

const toMembers = ({ userGroupId, userIds }: { userGroupId: number; userIds: number[] }) => ({
  groupId: userGroupId,
  userIds,
})

const toList = ({ people, newGroups }: ListCommand) => ({
  people: people.map(({ roles, groups, ...person }) => ({
    ...person,
    ...(roles && { roles: [...roles] }),
    ...(groups && { groups: [...groups] }),
  })),
  newGroups: [...newGroups],
})

const toRow = ({ fullName, email, role }: NewPerson) => ({ fullName, email, ...(role && { role }) })

const canNothing = { change: false, switchOff: false, assign: false }

const toPerson = (user: ManagedUser): Person => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  fullName: user.fullName,
  email: user.email,
  jobTitle: user.jobTitle,
  phoneNumber: user.phoneNumber,
  pictureUrl: user.pictureUrl && user.pictureUrl !== noPicture ? user.pictureUrl : null,
  languageCode: user.languageCode === 'en' ? 'en' : 'de',
  roles: user.roles,
  status: user.status,
  isExternal: user.isExternal,
  isFromDirectory: user.isFromDirectory,
  isInvited: user.isInvited ?? false,
  hasDeclined: user.hasDeclined ?? false,
  isAssigned: user.hasBusinessObjectsAssignment,
  version: user.version ?? 0,
  lastSeenAt: user.lastSeenAt ? new Date(user.lastSeenAt) : null,
  hasSecondFactor: user.hasSecondFactor,
  can: {
    ...(user.can ?? canNothing),
    giveRoles: user.can?.giveRoles ?? [],
    sendPasswordLink: user.can?.sendPasswordLink ?? false,
    resetSecondFactor: user.can?.resetSecondFactor ?? false,
    changeEmail: user.can?.changeEmail ?? false,
  },
})

const toGroup = (group: ContractGroup): UserGroup => ({
  id: group.id,
  name: group.name,
  // A kind that is not known is the one with the least.
  kind: kinds.find((kind) => types[kind] === group.type) ?? 'customer',
  isApprover: group.isApprover,
  seesInvoices: group.seesInvoices,
  memberCount: group.memberCount ?? 0,
  can: group.can ?? { change: false, chooseMembers: false },
})
