import {
  absences,
  auditLog,
  chats,
  comments,
  previews,
  reportTokens,
  sessions,
  tasks,
  userGroupMembers,
  users,
} from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { item, tenant } from '../rights/sample.ts'
import type { World } from '../rights/world.ts'
import { naming, type NamingSample } from './sample.ts'

const credentials = (world: World) => ({
  userId: world.caller.userId,
  username: world.text(),
  password: 'Probe',
  confirmation: 'Probe',
})

/** A bucket of a list that all callers see. */
async function bucket(world: World) {
  const listId = await world.component('tasklist')
  const bucketId = await world.component('taskbucket')
  await world.rows(sql`
    update components set page_id = null, parent_id = ${listId} where id = ${bucketId}`)
  return bucketId
}

async function task(world: World) {
  const [bucketId, taskId] = [await bucket(world), await world.component('task')]
  await world.rows(sql`
    update components set page_id = null, parent_id = ${bucketId}, created_by = ${world.caller.userId}
    where id = ${taskId}`)
  await world.rows(sql`
    insert into tasks (application_id, component_id)
    select application_id, id from components where id = ${taskId}`)
  return taskId
}

/** A comment of the caller. */
const comment = async (world: World) => {
  const [row] = await world.rows<{ id: number }>(sql`
    insert into comments (application_id, component_id, text, created_by)
    select application_id, id, 'Probe', ${world.caller.userId} from components
    where id = ${(await world.file()).id} returning id`)
  return { params: { applicationId: world.applicationId, commentId: row!.id } }
}

const day = 86_400_000

/** Calls that name a person by their id, or by what is that person's alone. */
export const peopleSamples: readonly NamingSample[] = [
  naming(users.save, 'id', (world, id) => ({
    ...tenant(world),
    body: { id, jobTitle: world.text() },
  })),
  naming(
    users.save,
    'id',
    (world, id) => ({ ...tenant(world), body: { id, status: 'inactive' as const } }),
    'switched off',
  ),
  naming(
    users.save,
    'id',
    (world, id) => ({ ...tenant(world), body: { id, roles: ['CLIENT_LEAD' as const] } }),
    'given a role',
  ),
  naming(users.assign, 'userId', (world, userId) => ({
    ...tenant(world),
    body: { userId, hasBusinessObjectsAssignment: true },
  })),
  naming(users.sendPasswordLink, 'userId', (world, userId) => ({
    ...tenant(world),
    body: { userId },
  })),
  naming(users.sendEmailLink, 'userId', (world, userId) => ({
    ...tenant(world),
    body: { userId, email: `${crypto.randomUUID()}@probe.example` },
  })),
  naming(users.resetSecondFactor, 'userId', async (world, userId) => {
    await world.shared(sql`
      insert into account_passkeys (id, account_id, public_key, counter, name)
      select ${crypto.randomUUID()}, a.id, '', 0, 'Probe'
      from accounts a join users u on u.subject = a.subject
      where u.id = ${userId} and exists (
        select from application_users m
        where m.user_id = u.id and m.application_id = ${world.applicationId}
      ) and not exists (
        select from application_users m
        where m.user_id = u.id and m.application_id <> ${world.applicationId}
      )`)
    return { ...tenant(world), body: { userId } }
  }),
  naming(sessions.end, 'sessionId', (_world, sessionId: string) => ({ params: { sessionId } })),
  naming(sessions.endOf, 'userId', ({ applicationId }, userId) => ({
    params: { applicationId, userId },
  })),
  naming(previews.start, 'id', (world, id) => ({
    ...tenant(world),
    body: { type: 'user' as const, id },
  })),
  naming(
    previews.start,
    'id',
    (world, id) => ({ ...tenant(world), body: { type: 'user-group' as const, id } }),
    'of a group',
  ),
  naming(previews.end, 'previewId', ({ applicationId }, previewId: string) => ({
    params: { applicationId, previewId },
  })),
  naming(userGroupMembers.list, 'userId', ({ applicationId }, userId) => ({
    params: { applicationId, userId },
  })),
  naming(
    userGroupMembers.save,
    'userId',
    (world, userId) => ({
      ...tenant(world),
      body: { userGroupId: world.groupId, userId, isMember: true },
    }),
    'put in',
  ),
  naming(
    userGroupMembers.save,
    'userId',
    (world, userId) => ({
      ...tenant(world),
      body: { userGroupId: world.groupId, userId, isMember: false },
    }),
    'taken out',
  ),
  naming(userGroupMembers.saveMany, 'userIds[]', (world, userId) => ({
    ...tenant(world),
    body: { userGroupIds: [world.groupId], userIds: [userId], isMember: true },
  })),
  naming(auditLog.list, 'userId', (world, userId) => ({ ...tenant(world), query: { userId } })),
  naming(auditLog.list, 'objectId', (world, id) => ({
    ...tenant(world),
    query: { objectType: 'user', objectId: String(id) },
  })),
  naming(auditLog.list, 'text', (world, text: string) => ({ ...tenant(world), query: { text } })),
  naming(absences.save, 'deputyId', (world, deputyId) => ({
    ...tenant(world),
    body: {
      from: new Date().toISOString(),
      until: new Date(Date.now() + 7 * day).toISOString(),
      deputyId,
    },
  })),
  naming(chats.create, 'memberIds[]', (world, userId) => ({
    ...tenant(world),
    body: { name: world.text(), memberIds: [userId] },
  })),
  naming(comments.add, 'mentionedUserIds[]', async (world, userId) => ({
    ...item(world, await world.file()),
    body: { text: `@[Probe](user:${userId})`, mentionedUserIds: [userId] },
  })),
  naming(comments.save, 'mentionedUserIds[]', async (world, userId) => ({
    ...(await comment(world)),
    body: { text: `@[Probe](user:${userId})`, mentionedUserIds: [userId] },
  })),
  naming(tasks.ofUser, 'userId', ({ applicationId }, userId) => ({
    params: { applicationId, userId },
  })),
  naming(tasks.create, 'assignees[].assignedTo.id', async (world, id) => ({
    ...tenant(world),
    body: {
      parentComponentId: await bucket(world),
      component: { displayName: world.text() },
      assignees: [{ assignedTo: { id } }],
    },
  })),
  naming(tasks.save, 'assignees[].assignedTo.id', async (world, id) => ({
    ...tenant(world),
    body: { component: { id: await task(world) }, assignees: [{ assignedTo: { id } }] },
  })),
  naming(reportTokens.get, 'userId', (_world, userId) => ({ body: { userId } })),
  naming(reportTokens.destroy, 'userId', (_world, userId) => ({ body: { userId } })),
  naming(reportTokens.set, 'userId', (world, userId) => ({
    body: { ...credentials(world), userId },
  })),
  naming(reportTokens.set, 'username', (world, username: string) => ({
    body: { ...credentials(world), username },
  })),
]
