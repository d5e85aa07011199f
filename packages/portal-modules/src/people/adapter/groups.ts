import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  userGroupMembers,
  userGroups,
  userGroupTypes,
  type UserGroup as ContractGroup,
} from '@atrium/api-client/contract'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import type { GroupKind, PeoplePort, UserGroup } from '../people.port.ts'

type Groups = Pick<
  PeoplePort,
  | 'groups'
  | 'saveGroup'
  | 'removeGroup'
  | 'membersOf'
  | 'groupsOf'
  | 'setMember'
  | 'memberships'
  | 'setMembers'
>

const types = {
  administration: userGroupTypes.Administration,
  dataSolutions: userGroupTypes.DataSolutions,
  customerService: userGroupTypes.CustomerService,
  customer: userGroupTypes.Customer,
  directOrder: userGroupTypes.DirectOrder,
} as const satisfies Record<GroupKind, number>
const kinds = Object.keys(types) as GroupKind[]

const toMembers = ({ userGroupId, userIds }: { userGroupId: number; userIds: number[] }) => ({
  groupId: userGroupId,
  userIds,
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

/** The groups of an application, and who is in them. */
export function groupCalls(
  client: Client,
  scope: Scope,
  { asPort, withPortErrors }: PortCalls,
): Groups {
  const params = { applicationId: scope.tenant }
  return {
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
      withPortErrors(
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
  }
}
