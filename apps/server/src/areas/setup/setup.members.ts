import type { ResponseOf, setup } from '@atrium/api-client/contract'
import type { Actor, Role } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { invitePeople } from '../people/index.ts'
import { groupTypes } from '../users/index.ts'
import type { SetupForm } from './setup.policy.ts'
import { joinGroups, listInvited } from './setup.repository.ts'

type Invitations = ResponseOf<typeof setup.create>['invitations']

/** What an account may do that is made for a member of a group; Data Solutions only read along. */
const roleOf: Readonly<Record<number, Role>> = {
  [groupTypes.Administration]: 'ADMINISTRATOR',
  [groupTypes.DataSolutions]: 'AUTHOR',
  [groupTypes.CustomerService]: 'CLIENTSERVICE',
  [groupTypes.Customer]: 'CLIENT',
  [groupTypes.DirectOrder]: 'DIRECTORDER',
}

interface Members {
  applicationId: number
  actor: Actor
  members: NonNullable<SetupForm['members']>
  /** By type. */
  groupIds: ReadonlyMap<number, number>
}

/** Invites people and puts each into the group of their type. Says how it went, row by row. */
export async function inviteMembers(
  deps: Dependencies,
  tx: Transaction,
  { applicationId, actor, members, groupIds }: Members,
): Promise<Invitations> {
  if (members.length === 0) return []
  const { userIds } = await invitePeople(deps, tx, {
    applicationId,
    actor,
    // Who sets an application up administers it.
    roles: ['ADMINISTRATOR'],
    people: members.map(({ fullName, email, userGroupType, role }) => ({
      fullName,
      email,
      isExternal: false,
      role: role ?? roleOf[userGroupType]!,
    })),
  })
  const people = new Map(
    // Who sets it up is in it already, and may be in the list, too.
    (await listInvited(tx, applicationId, [...userIds, actor.userId])).map((person) => [
      person.email,
      person,
    ]),
  )
  await joinGroups(
    tx,
    applicationId,
    members.flatMap(({ email, userGroupType }) => {
      const person = people.get(email.toLowerCase())
      return person ? { userId: person.id, userGroupId: groupIds.get(userGroupType)! } : []
    }),
  )
  return members.map(({ email }) => {
    const person = people.get(email.toLowerCase())
    return { email, status: !person ? 'failed' : person.has_account ? 'existing' : 'sent' }
  })
}
