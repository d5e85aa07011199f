import { components, tasks } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import { of, tenant, type Sample } from './sample.ts'
import type { World } from './world.ts'

type Owner = 'own' | 'given' | 'somebody else’s'

/** A list with a bucket and a task in it that all callers see; whose the task is matters (TASK-12). */
async function addTask(world: World, owner: Owner = 'somebody else’s') {
  const listId = await world.component('tasklist')
  const bucketId = await world.component('taskbucket')
  const taskId = await world.component('task')
  const { userId } = world.caller
  await world.rows(sql`
    update components set page_id = null, parent_id = ${listId} where id = ${bucketId}`)
  await world.rows(sql`
    update components set page_id = null, parent_id = ${bucketId},
      created_by = ${owner === 'own' ? userId : null}::int
    where id = ${taskId}`)
  const [detail] = await world.rows<{ id: number }>(sql`
    insert into tasks (application_id, component_id)
    select application_id, id from components where id = ${taskId}
    returning id`)
  if (owner === 'given') {
    await world.rows(sql`
      insert into task_assignees (application_id, component_id, user_id)
      select application_id, id, ${userId}::int from components where id = ${taskId}`)
  }
  return { listId, bucketId, taskId, detailId: detail!.id }
}

const owners: readonly Owner[] = ['own', 'given', 'somebody else’s']

/** Tasks with their buckets and lists. */
export const taskSamples: readonly Sample[] = [
  of(tasks.ofBucket, async (world) => {
    const { bucketId } = await addTask(world)
    return { params: { applicationId: world.applicationId, bucketId } }
  }),
  of(tasks.list, async (world) => {
    const { listId } = await addTask(world)
    return { params: { applicationId: world.applicationId, listId } }
  }),
  of(tasks.get, async (world) => {
    const { taskId } = await addTask(world)
    return { params: { applicationId: world.applicationId, taskId } }
  }),
  of(tasks.overdue, tenant),
  of(tasks.overview, async (world) => ({ params: { id: (await addTask(world)).listId } })),
  of(
    tasks.ofUser,
    ({ applicationId, caller }) => ({ params: { applicationId, userId: caller.userId } }),
    'one’s own',
  ),
  of(
    tasks.ofUser,
    async (world) => ({
      params: { applicationId: world.applicationId, userId: await world.person() },
    }),
    'somebody else’s',
  ),
  of(tasks.create, async (world) => ({
    ...tenant(world),
    body: {
      parentComponentId: (await addTask(world)).bucketId,
      component: { displayName: world.text() },
    },
  })),
  ...owners.flatMap((owner) => [
    of(
      tasks.save,
      async (world) => ({
        ...tenant(world),
        body: {
          component: { id: (await addTask(world, owner)).taskId, priority: 'high' as const },
        },
      }),
      owner,
    ),
    of(
      tasks.place,
      async (world) => {
        const { taskId: id, bucketId } = await addTask(world, owner)
        return { ...tenant(world), body: { places: [{ id, bucketId, order: 1 }] } }
      },
      owner,
    ),
    of(
      components.move,
      async (world) => {
        const task = await addTask(world, owner)
        const to = await addTask(world)
        const place = { componentId: task.taskId, fromParentId: task.bucketId, toParentId: to.bucketId } // prettier-ignore
        return {
          params: { applicationId: world.applicationId, componentId: task.taskId },
          body: place,
        }
      },
      `task, ${owner}`,
    ),
    of(
      tasks.remove,
      async (world) => {
        const { taskId, detailId } = await addTask(world, owner)
        return { params: { applicationId: world.applicationId, taskId, detailId } }
      },
      owner,
    ),
  ]),
  of(tasks.createBucket, async (world) => ({
    ...tenant(world),
    body: { parentComponentId: (await addTask(world)).listId, bucketName: world.text() },
  })),
  of(tasks.saveBucket, async (world) => ({
    ...tenant(world),
    body: { bucket: { id: (await addTask(world)).bucketId, name: world.text() } },
  })),
]
