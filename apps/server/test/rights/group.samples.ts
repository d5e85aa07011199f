import {
  directoryGroups,
  userGroupMembers,
  userGroups,
  userGroupTypes,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

const member = async (world: World, type: number) => ({
  ...tenant(world),
  body: {
    userGroupId: await world.userGroup(type),
    userId: await world.person(),
    isMember: true,
  },
})

const members = async (world: World, type: number) => ({
  ...tenant(world),
  body: {
    userGroupIds: [await world.userGroup(type)],
    userIds: [await world.person()],
    isMember: true,
  },
})

/** A group that a directory keeps. */
const kept = async (world: World) => {
  const userGroupId = await world.userGroup()
  await world.rows(sql`
    update user_groups set directory_kept_at = now() where id = ${userGroupId} returning id`)
  return { params: { applicationId: world.applicationId, userGroupId } }
}

/** User groups, and who is in them. */
export const groupSamples: readonly Sample[] = [
  of(userGroups.list, tenant),
  of(userGroups.create, (world) => ({
    ...tenant(world),
    body: { id: 0, name: world.text(), type: userGroupTypes.Customer },
  })),
  of(userGroups.save, async (world) => ({
    ...tenant(world),
    body: { id: await world.userGroup(), name: world.text(), type: userGroupTypes.Customer },
  })),
  of(userGroups.members, async (world) => ({
    params: { applicationId: world.applicationId, userGroupId: await world.userGroup() },
  })),
  of(userGroups.remove, async (world) => ({
    params: { applicationId: world.applicationId, userGroupId: await world.userGroup() },
  })),
  of(directoryGroups.list, tenant),
  of(directoryGroups.save, async (world) => ({
    ...(await kept(world)),
    body: { role: 'CLIENT_LEAD' as const, userGroupIds: [await world.userGroup()] },
  })),
  of(userGroupMembers.list, async (world) => ({
    params: { applicationId: world.applicationId, userId: await world.person() },
  })),
  of(userGroupMembers.all, tenant),
  of(userGroupMembers.saveMany, (world) => members(world, userGroupTypes.Customer), 'client group'),
  of(
    userGroupMembers.saveMany,
    (world) => members(world, userGroupTypes.CustomerService),
    'agency group',
  ),
  of(
    userGroupMembers.saveMany,
    (world) => members(world, userGroupTypes.Administration),
    'administration',
  ),
  of(userGroupMembers.save, (world) => member(world, userGroupTypes.Customer), 'client group'),
  of(
    userGroupMembers.save,
    (world) => member(world, userGroupTypes.CustomerService),
    'agency group',
  ),
  of(
    userGroupMembers.save,
    (world) => member(world, userGroupTypes.Administration),
    'administration',
  ),
]
