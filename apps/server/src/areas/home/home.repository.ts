import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  firstLook,
  folderOf,
  happenedAt,
  happenedBy,
  isOpened,
  isSeen,
} from '../components/index.ts'
import type { Access } from '../users/index.ts'

/** Nothing is heard of somebody for so long: their visit is over. */
const visitEnds = sql`interval '30 minutes'`

export interface VisitRow {
  previous_at: Date | null
  since: Date
}

/** Notes that the caller is here, and answers when the visit before this one ended (D-04). */
export async function noteVisit(tx: Transaction, access: Access): Promise<VisitRow> {
  const [row] = await tx.query<VisitRow>(sql`
    insert into visits as v (application_id, user_id)
    values (${access.applicationId}, ${access.actor.userId})
    on conflict (application_id, user_id) do update set
      previous_at = case
        when v.seen_at < now() - ${visitEnds} then v.seen_at else v.previous_at
      end,
      seen_at = now()
    returning previous_at, coalesce(previous_at, now() - ${firstLook}) as since`)
  return row!
}

/** Of a visit that is nobody's: when the person was here is not told to who looks as them (T-04). */
export async function firstVisit(tx: Transaction): Promise<VisitRow> {
  const [row] = await tx.query<VisitRow>(sql`
    select null::timestamptz as previous_at, now() - ${firstLook} as since`)
  return row!
}

/** Something that somebody else did to a component. */
export interface ChangeRow {
  kind: 'added' | 'changed' | 'commented'
  id: number
  parent_id: number
  type: string
  display_name: string
  at: Date
  /** Null: the system. */
  user_id: number | null
  first_name: string | null
  last_name: string | null
  text: string | null
}

/** Of so many of a kind the newest are looked at. */
const most = 500

/** A comment, or a post in short, as far as it is shown in one line. */
const cut = (text: Sql) => sql`
  case when char_length(${text}) > 200 then left(${text}, 199) || '…' else ${text} end`

/** Components that others added or changed, the newest first. Folders above are judged apart. */
export const listChangedComponents = (tx: Transaction, access: Access, since: Date) =>
  tx.query<ChangeRow>(sql`
    with changed as materialized (
      select c.application_id, c.id, c.parent_id, c.type, c.display_name, ${happenedBy} as by_id,
        case when c.type = 'post' then c.published_at else greatest(c.created_at, c.moved_at) end
          as added_at,
        ${happenedAt} as at
      from components c
      where c.application_id = ${access.applicationId} and c.deleted_at is null
        and ${happenedAt} > ${since}::timestamptz and ${happenedAt} <= now()
        and (c.type <> 'post' or c.published_at <= now())
        and c.parent_id is not null and ${happenedBy} is distinct from ${access.actor.userId}
        and ${isSeen(access)}
      order by ${happenedAt} desc
      limit ${most}
    )
    select case when c.added_at > ${since}::timestamptz then 'added' else 'changed' end as kind,
      c.id, c.parent_id, c.type, c.display_name, c.at, c.by_id as user_id,
      u.first_name, u.last_name, ${cut(sql`p.teaser`)} as text
    from changed c
    left join users u on u.id = c.by_id
    left join posts p on p.application_id = c.application_id and p.component_id = c.id
    where not ${isOpened(access, sql`${since}::timestamptz`, sql`c.at`, sql`c.id, c.parent_id`)}
    order by c.at desc, c.id desc`)

/** What others and the system said about components, the newest first. */
export const listNewComments = (tx: Transaction, access: Access, since: Date) =>
  tx.query<ChangeRow>(sql`
    with said as materialized (
      select k.application_id, k.id, k.component_id, k.created_by, k.created_at, k.text
      from comments k
      join components c on c.application_id = k.application_id and c.id = k.component_id
      where k.application_id = ${access.applicationId} and k.created_at > ${since}::timestamptz
        and k.created_by is distinct from ${access.actor.userId}
        and c.deleted_at is null and c.parent_id is not null and ${isSeen(access)}
      order by k.created_at desc
      limit ${most}
    )
    select 'commented' as kind, c.id, c.parent_id, c.type, c.display_name, k.created_at as at,
      k.created_by as user_id, u.first_name, u.last_name, ${cut(sql`k.text`)} as text
    from said k
    join components c on c.application_id = k.application_id and c.id = k.component_id
    left join users u on u.id = k.created_by
    where not ${isOpened(access, sql`${since}::timestamptz`, sql`k.created_at`, sql`c.id`)}
    order by k.created_at desc, k.id desc`)

export interface RecentRow {
  id: number
  parent_id: number
  type: string
  display_name: string
  at: Date
}

/** What the caller opened last, each once. */
export const listOpened = (tx: Transaction, access: Access) =>
  tx.query<RecentRow>(sql`
    with opened as materialized (
      select component_id, max(tracked_at) as at
      from (
        select component_id, tracked_at from component_tracks
        where application_id = ${access.applicationId} and user_id = ${access.actor.userId}
        order by tracked_at desc
        limit 200
      ) latest
      group by component_id
    )
    select c.id, c.parent_id, c.type, c.display_name, opened.at
    from opened
    join components c on c.application_id = ${access.applicationId} and c.id = opened.component_id
    where c.deleted_at is null and c.parent_id is not null and ${isSeen(access)}
    order by opened.at desc, c.id desc
    limit 40`)

/** A folder or collection that is open to the caller, up to the page on which it lies. */
export interface PlaceRow {
  id: number
  parent_id: number | null
  type: string
  display_name: string
  page_url: string
}

/** Those among the ids that the caller can get to: each folder above is open to them. */
export const listPlaces = (tx: Transaction, access: Access, ids: readonly number[]) =>
  tx.query<PlaceRow>(sql`
    with recursive above (place_id, parent_id, page_id) as (
      select folder.id, folder.parent_id, folder.page_id
      from unnest(${[...ids]}::int[]) as wanted (id), ${folderOf(access, sql`wanted.id`)}
      where folder.is_open
      union all
      select above.place_id, folder.parent_id, folder.page_id
      from above, ${folderOf(access, sql`above.parent_id`)}
      where folder.is_open
    )
    select c.id, c.parent_id, c.type, c.display_name, p.url as page_url
    from above
    join pages p on p.application_id = ${access.applicationId} and p.id = above.page_id
    join components c on c.application_id = ${access.applicationId} and c.id = above.place_id
    where above.parent_id is null`)

/** What is there of an application, and whether the caller wants to hear of what is not. */
export interface BeginningRow {
  has_pages: boolean
  has_theme: boolean
  has_people: boolean
  has_campaign: boolean
  /** Address of the first page with campaigns; null: there is none. */
  campaigns_url: string | null
  is_hidden: boolean
}

/** Counts for the whole application, whoever sees what of it: the steps are those of the people who set it up. */
export async function findBeginning(tx: Transaction, access: Access): Promise<BeginningRow> {
  const here = sql`application_id = ${access.applicationId}`
  const [row] = await tx.query<BeginningRow>(sql`
    select
      exists (select from pages where ${here} and deleted_at is null) as has_pages,
      exists (
        select from themes
        where ${here} and user_group_id is null and user_id is null
          and (primary_color is not null or brand_picture_url is not null)
      ) as has_theme,
      -- Also who was asked and has not answered yet.
      exists (
        select from application_users where ${here} and user_id <> ${access.actor.userId}
      ) as has_people,
      exists (select from campaigns where ${here} and deleted_at is null) as has_campaign,
      (
        select p.url from pages p
        join components c on c.application_id = p.application_id and c.page_id = p.id
        where p.application_id = ${access.applicationId} and p.deleted_at is null
          and c.deleted_at is null and c.type = 'campaign'
        order by p.position, p.id limit 1
      ) as campaigns_url,
      coalesce((
        select hides_first_steps from visits where ${here} and user_id = ${access.actor.userId}
      ), false) as is_hidden`)
  return row!
}

export const hideBeginning = (tx: Transaction, access: Access, isHidden: boolean) =>
  tx.query(sql`
    insert into visits (application_id, user_id, hides_first_steps)
    values (${access.applicationId}, ${access.actor.userId}, ${isHidden})
    on conflict (application_id, user_id) do update set hides_first_steps = ${isHidden}`)
