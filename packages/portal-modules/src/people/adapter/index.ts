import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  maxImportedPeople,
  peopleImport,
  reportTokens,
  rolesInReach,
  sessions,
  users,
  type ManagedUser,
} from '@atrium/api-client/contract'
import { listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { ListCommand } from '../people-import/people-import.port.ts'
import type { NewPerson, PeoplePort, Person } from '../people.port.ts'
import { groupCalls } from './groups.ts'

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

const { asPort, withPortErrors } = portCalls()

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

    ...groupCalls(client, scope, { asPort, withPortErrors }),

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

/** What stands where there is no picture (ENT-01). */
const noPicture = '-not-found-'

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
