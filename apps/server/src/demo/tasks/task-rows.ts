import sql from 'sql-template-tag'
import { nameKey } from '../../areas/components/index.ts'
import { dayFrom } from '../../platform/berlin-time.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { insertComponents } from '../demo-components.ts'
import { assign } from '../library/explorer.ts'
import { uuidOf } from '../ids.ts'
import { insertRows } from '../rows.ts'
import { demoTaskLists, type DemoStatus, type DemoTask } from './tasks.ts'
import type { DemoTenant } from '../tenants.ts'

interface Setting {
  tenant: DemoTenant
  groupIds: ReadonlyMap<string, number>
  userIds: ReadonlyMap<string, number>
  now: Date
}

const day = 86_400_000
const numbers: Readonly<Record<DemoStatus, number>> = { open: 1, inProgress: 2, done: 3 }
/** Room between two tasks of a bucket for others. */
export const taskGap = 1024

/** What a task has beyond its component. */
export const taskColumns = {
  application_id: 'int',
  component_id: 'int',
  status: 'int',
  priority: 'text',
  start_date: 'date',
  end_date: 'date',
  place: 'float8',
  checklist: 'jsonb',
  links: 'jsonb',
  completed_at: 'timestamptz',
}

/** The page of tasks with its list, told from the first start. */
export async function fillTasks(tx: Transaction, setting: Setting): Promise<void> {
  const { tenant, groupIds, userIds, now } = setting
  const { buckets } = demoTaskLists[tenant.key]
  const [pageRow] = await tx.query<{ id: number }>(sql`
    insert into pages (application_id, display_name, display_name_en, icon, url, position)
    values (${tenant.id}, 'Aufgaben', 'Tasks', 'list-checks', '/tasks', 20)
    returning id`)
  const add = (items: Parameters<typeof insertComponents>[2]) =>
    insertComponents(tx, setting, items)

  const [listId] = await add([
    { page_id: pageRow!.id, type: 'tasklist', display_name: 'Aufgaben', icon: 'list-checks' },
  ])
  const seeing = [...groupIds].filter(([name]) => name !== 'Data Solutions').map(([, id]) => id)
  const bucketIds = await add(
    buckets.map(({ name }, position) => ({
      parent_id: listId,
      type: 'taskbucket',
      display_name: name,
      position,
    })),
  )
  await insertRows(
    tx,
    'task_buckets',
    { application_id: 'int', component_id: 'int', status: 'int', open_limit: 'int' },
    buckets.map(({ status, limit }, index) => ({
      application_id: tenant.id,
      component_id: bucketIds[index],
      status: status && numbers[status],
      open_limit: limit ?? null,
    })),
  )
  const all = buckets.flatMap(({ status, tasks }, bucket) =>
    tasks.map((task, index) => ({ task, status, bucketId: bucketIds[bucket], index })),
  )
  const taskIds = await add(
    all.map(({ task, bucketId, index }) => {
      // Before anybody was here last.
      const at = new Date(now.getTime() - (9 + index * 4) * day)
      const by = userIds.get(task.by)
      return {
        parent_id: bucketId,
        type: 'task',
        display_name: task.title,
        description: task.description,
        created_at: at,
        created_by: by,
        modified_at: at,
        modified_by: by,
        published_at: at,
      }
    }),
  )
  await assign(tx, tenant.id, [listId!, ...bucketIds, ...taskIds], seeing)
  const linkOf = await findLinks(
    tx,
    tenant.id,
    all.map(({ task }) => task),
  )
  const on = (days: number | undefined) => (days === undefined ? null : dayFrom(now, days))
  await insertRows(
    tx,
    'tasks',
    taskColumns,
    all.map(({ task, status, index }, at) => ({
      application_id: tenant.id,
      component_id: taskIds[at],
      status: numbers[status ?? 'inProgress'],
      priority: task.priority ?? 'middle',
      start_date: on(task.start),
      end_date: on(task.due),
      place: (index + 1) * taskGap,
      checklist: (task.steps ?? []).map((step) => ({
        id: uuidOf(`step ${task.title} ${step}`),
        text: step.replace(/^✓ /, ''),
        isDone: step.startsWith('✓'),
      })),
      links: linkOf(task),
      completed_at: status === 'done' ? new Date(now.getTime() - 8 * day) : null,
    })),
  )
  await insertRows(
    tx,
    'task_assignees',
    { application_id: 'int', component_id: 'int', user_id: 'int', position: 'int' },
    all.flatMap(({ task }, at) =>
      (task.for ?? []).map((login, position) => ({
        application_id: tenant.id,
        component_id: taskIds[at],
        user_id: userIds.get(login),
        position,
      })),
    ),
  )
  await insertRows(
    tx,
    'component_tags',
    { application_id: 'int', component_id: 'int', label: 'text', label_key: 'text' },
    all.flatMap(({ task }, at) =>
      (task.tags ?? []).map((label) => ({
        application_id: tenant.id,
        component_id: taskIds[at],
        label,
        label_key: nameKey(label),
      })),
    ),
  )
}

/** What tasks point to, by the names of campaigns and files. */
async function findLinks(tx: Transaction, applicationId: number, tasks: readonly DemoTask[]) {
  const campaigns = await tx.query<{ id: number; name: string }>(sql`
    select id, name from campaigns where application_id = ${applicationId}`)
  const files = await tx.query<{ id: number; name: string }>(sql`
    select id, display_name as name from components
    where application_id = ${applicationId} and type = 'filelink'
      and display_name = any(${tasks.flatMap(({ files: names }) => names ?? [])}::text[])`)
  const idIn = (rows: readonly { id: number; name: string }[], name: string) => {
    const found = rows.find((row) => row.name === name)
    if (!found) throw new Error(`The demo has no “${name}”.`)
    return found.id
  }
  return ({ campaigns: plans = [], files: names = [] }: DemoTask) => [
    ...plans.map((name) => ({ type: 'campaign', id: idIn(campaigns, name) })),
    ...names.map((name) => ({ type: 'component', id: idIn(files, name) })),
  ]
}
