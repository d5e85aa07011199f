import type { Person, Task } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import { changedByMove } from '../components/index.ts'

export type TaskStatus = Task['status']
type TaskPriority = Task['priority']
export type LinkKey = Pick<Task['links'][number], 'type' | 'id'>

/** What a task has beyond its component. Days are Berlin's, `2027-04-01`. */
export interface TaskFacts {
  status: TaskStatus
  priority: TaskPriority
  startDate: string | null
  endDate: string | null
  order: number
  checklist: Task['checklist']
  links: LinkKey[]
}

export interface TaskRow extends TaskFacts {
  id: number
  detailId: number
  completedAt: string | null
  assignees: Person[]
  tags: { id: number; label: string }[]
}

/** What tasks have beyond their components, by component; one statement for any number. */
export async function taskRows(
  tx: Transaction,
  applicationId: number,
  ids: readonly number[],
): Promise<Map<number, TaskRow>> {
  if (ids.length === 0) return new Map()
  // As one JSON value: thousands of rows are read several times as fast.
  const [found] = await tx.query<{ rows: TaskRow[] }>(sql`
    with wanted as materialized (
      select t.* from tasks t
      where t.application_id = ${applicationId} and t.component_id = any(${ids}::int[])
    ),
    people as (
      select a.component_id, json_agg(
        json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
        order by a.position, u.id
      ) as list
      from wanted t
      join task_assignees a on a.application_id = t.application_id
        and a.component_id = t.component_id
      join users u on u.id = a.user_id
      group by a.component_id
    ),
    labels as (
      select g.component_id,
        json_agg(json_build_object('id', g.id, 'label', g.label) order by g.id) as list
      from wanted t
      join component_tags g on g.application_id = t.application_id
        and g.component_id = t.component_id
      group by g.component_id
    )
    select coalesce(json_agg(json_build_object(
      'id', t.component_id, 'detailId', t.id, 'status', t.status, 'priority', t.priority,
      'startDate', t.start_date, 'endDate', t.end_date, 'order', t.place,
      'checklist', t.checklist, 'links', t.links,
      'completedAt', t.completed_at at time zone 'UTC',
      'assignees', coalesce(people.list, '[]'), 'tags', coalesce(labels.list, '[]')
    )), '[]') as rows
    from wanted t
    left join people on people.component_id = t.component_id
    left join labels on labels.component_id = t.component_id`)
  return new Map(
    found!.rows.map((row) => [
      row.id,
      { ...row, completedAt: row.completedAt && new Date(`${row.completedAt}Z`).toISOString() },
    ]),
  )
}

/** Writes what a task is now; a new one gets its detail. */
export const saveFacts = (
  tx: Transaction,
  key: { applicationId: number; id: number },
  facts: TaskFacts,
  completedAt: Date | null,
) =>
  tx.query(sql`
    insert into tasks (
      application_id, component_id, status, priority, start_date, end_date, place, checklist,
      links, completed_at
    )
    values (
      ${key.applicationId}, ${key.id}, ${facts.status}, ${facts.priority}, ${facts.startDate}::date,
      ${facts.endDate}::date, ${facts.order}::float8, ${JSON.stringify(facts.checklist)}::jsonb,
      ${JSON.stringify(facts.links)}::jsonb, ${completedAt}::timestamptz
    )
    on conflict (application_id, component_id) do update
    set status = excluded.status, priority = excluded.priority, start_date = excluded.start_date,
      end_date = excluded.end_date, place = excluded.place, checklist = excluded.checklist,
      links = excluded.links, completed_at = excluded.completed_at`)

/** Gives a task to exactly these people, in this order. */
export const saveAssignees = (
  tx: Transaction,
  key: { applicationId: number; id: number },
  userIds: readonly number[],
) =>
  tx.query(sql`
    with wanted as (
      select user_id, (number - 1)::int as position
      from unnest(${userIds}::int[]) with ordinality as wanted (user_id, number)
    ),
    gone as (
      delete from task_assignees
      where application_id = ${key.applicationId} and component_id = ${key.id}
        and user_id <> all(${userIds}::int[])
    )
    insert into task_assignees (application_id, component_id, user_id, position)
    select ${key.applicationId}, ${key.id}, user_id, position from wanted
    on conflict (application_id, component_id, user_id) do update
    set position = excluded.position`)

/** Puts tasks into places; what they are stays. */
export const savePlaces = (
  tx: Transaction,
  applicationId: number,
  places: readonly { id: number; order: number }[],
) =>
  tx.query(sql`
    update tasks t set place = wanted.place
    from unnest(
      ${places.map(({ id }) => id)}::int[], ${places.map(({ order }) => order)}::float8[]
    ) as wanted (id, place)
    where t.application_id = ${applicationId} and t.component_id = wanted.id`)

/** Moves components into buckets and counts their versions up. */
export const saveBuckets = (
  tx: Transaction,
  { applicationId, userId }: { applicationId: number; userId: number },
  places: readonly { id: number; bucketId: number }[],
) =>
  tx.query(sql`
    update components c
    set parent_id = wanted.bucket_id, version = c.version + 1,
      ${changedByMove(userId, sql`wanted.bucket_id`)}
    from unnest(
      ${places.map(({ id }) => id)}::int[], ${places.map(({ bucketId }) => bucketId)}::int[]
    ) as wanted (id, bucket_id)
    where c.application_id = ${applicationId} and c.id = wanted.id`)

/** The last place of a bucket; 0 where it is empty. */
export async function lastPlace(
  tx: Transaction,
  applicationId: number,
  bucketId: number,
): Promise<number> {
  const [row] = await tx.query<{ place: number | null }>(sql`
    select max(t.place) as place
    from components c
    join tasks t on t.application_id = c.application_id and t.component_id = c.id
    where c.application_id = ${applicationId} and c.parent_id = ${bucketId}
      and c.deleted_at is null`)
  return row!.place ?? 0
}

/** Whether somebody is in the application, active or not. */
export async function isMember(tx: Transaction, applicationId: number, userId: number) {
  const rows = await tx.query(sql`
    select from application_users where application_id = ${applicationId} and user_id = ${userId}`)
  return rows.length > 0
}

/** Ids of living tasks that were given to somebody, as `a` with `t`; conditions and order follow. */
const livingTasksOf = (applicationId: number, userId: number) => sql`
    select a.component_id
    from task_assignees a
    join tasks t on t.application_id = a.application_id and t.component_id = a.component_id
    join components c on c.application_id = a.application_id and c.id = a.component_id
    where a.application_id = ${applicationId} and a.user_id = ${userId} and c.deleted_at is null`

/** Living tasks that were given to somebody. */
export async function idsOfAssignee(
  tx: Transaction,
  applicationId: number,
  userId: number,
): Promise<number[]> {
  const rows = await tx.query<{ component_id: number }>(sql`
    ${livingTasksOf(applicationId, userId)}
    order by t.end_date nulls last, a.component_id
    limit 5000`)
  return rows.map((row) => row.component_id)
}

/** Living tasks of somebody that should have been done before a day. */
export async function idsOverdue(
  tx: Transaction,
  { applicationId, userId }: { applicationId: number; userId: number },
  today: string,
): Promise<number[]> {
  const rows = await tx.query<{ component_id: number }>(sql`
    ${livingTasksOf(applicationId, userId)}
      and t.status <> 3 and t.end_date < ${today}::date
    limit 1000`)
  return rows.map((row) => row.component_id)
}

/** In which of the applications a list of tasks has the id. */
export async function applicationOfList(
  tx: Transaction,
  id: number,
  applicationIds: readonly number[],
): Promise<number | undefined> {
  const rows = await tx.query<{ application_id: number }>(sql`
    select application_id from components
    where id = ${id} and application_id = any(${applicationIds}::int[]) and type = 'tasklist'
    limit 1`)
  return rows[0]?.application_id
}
