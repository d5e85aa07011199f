import sql, { empty, type Sql } from 'sql-template-tag'
import type { PageTheme } from '../../platform/portal/index.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import type { Assignment } from './themes.policy.ts'

export interface ThemeRow {
  application_id: number
  id: number
  user_group_id: number | null
  user_id: number | null
  primary_color: string | null
  secondary_color: string | null
  brand_picture_url: string | null
  agency_picture_url: string | null
  app_header_style: string | null
  navigation_style: string | null
  is_navigation_expanded: boolean
  theme_to_load: 'light' | 'dark' | null
  version: number
}

const columns = sql`
  application_id, id, user_group_id, user_id, primary_color, secondary_color, brand_picture_url,
  agency_picture_url, app_header_style, navigation_style, is_navigation_expanded, theme_to_load,
  version`

const one = async (tx: Transaction, statement: Sql) => (await tx.query<ThemeRow>(statement))[0]

/** The theme of a person: their own, else of a group, else the tenant's (ENT-04). */
export const findEffective = (
  tx: Transaction,
  applicationId: number,
  person?: { userId: number; groupIds: readonly number[] },
) => {
  const assigned: Sql = person
    ? sql`user_id = ${person.userId} or user_group_id = any(${person.groupIds}::int[]) or`
    : empty
  return one(
    tx,
    sql`select ${columns} from themes
        where application_id = ${applicationId}
          and (${assigned} (user_id is null and user_group_id is null))
        order by user_id is null, user_group_id is null, user_group_id
        limit 1`,
  )
}

/** A theme of an application, or where it is not there the application's own. */
export const findForPaint = (tx: Transaction, applicationId: number, id: number | null) =>
  one(
    tx,
    sql`select ${columns} from themes
        where application_id = ${applicationId}
          and (id = ${id} or (user_id is null and user_group_id is null))
        order by id is distinct from ${id}::int
        limit 1`,
  )

/** The application's own first, then those of groups, then those of people. */
export const listThemes = (tx: Transaction, applicationId: number) =>
  tx.query<ThemeRow>(sql`
    select ${columns} from themes where application_id = ${applicationId}
    order by user_id is not null, user_group_id is not null, id`)

/** Holds the theme until the transaction ends. */
export const lockTheme = (tx: Transaction, applicationId: number, id: number) =>
  one(
    tx,
    sql`select ${columns} from themes
        where application_id = ${applicationId} and id = ${id} for update`,
  )

/** Whether the group or person that a theme is for is in the application. */
export async function isAssignable(
  tx: Transaction,
  applicationId: number,
  { userGroupId, userId }: Assignment,
): Promise<boolean> {
  const [row] = await tx.query<{ is_known: boolean }>(sql`
    select (
      ${userGroupId}::int is null or exists (
        select 1 from user_groups where application_id = ${applicationId} and id = ${userGroupId}
      )
    ) and (
      ${userId}::int is null or exists (
        select 1 from application_users
        where application_id = ${applicationId} and user_id = ${userId}
      )
    ) as is_known`)
  return row!.is_known
}

/** Adds a theme; undefined where there is one for the same already. */
export const insertTheme = (
  tx: Transaction,
  applicationId: number,
  assignment: Assignment,
  look: PageTheme,
) =>
  one(
    tx,
    sql`insert into themes (
          application_id, user_group_id, user_id, primary_color, secondary_color,
          brand_picture_url, agency_picture_url, app_header_style, navigation_style,
          is_navigation_expanded, theme_to_load
        ) values (
          ${applicationId}, ${assignment.userGroupId}, ${assignment.userId}, ${look.primaryColor},
          ${look.secondaryColor}, ${look.brandPictureUrl}, ${look.agencyPictureUrl},
          ${look.appHeaderStyle}, ${look.navigationStyle}, ${look.isNavigationExpanded},
          ${look.themeToLoad}
        )
        on conflict do nothing
        returning ${columns}`,
  )

/** Changes a theme; undefined where another one is for the same. */
export const updateTheme = (
  tx: Transaction,
  { application_id: applicationId, id }: ThemeRow,
  assignment: Assignment,
  look: PageTheme,
) =>
  one(
    tx,
    sql`update themes set
          user_group_id = ${assignment.userGroupId},
          user_id = ${assignment.userId},
          primary_color = ${look.primaryColor},
          secondary_color = ${look.secondaryColor},
          brand_picture_url = ${look.brandPictureUrl},
          agency_picture_url = ${look.agencyPictureUrl},
          app_header_style = ${look.appHeaderStyle},
          navigation_style = ${look.navigationStyle},
          is_navigation_expanded = ${look.isNavigationExpanded},
          theme_to_load = ${look.themeToLoad},
          version = version + 1,
          modified_at = now()
        where application_id = ${applicationId} and id = ${id}
          and not exists (
            select 1 from themes other
            where other.application_id = ${applicationId} and other.id <> ${id}
              and other.user_group_id is not distinct from ${assignment.userGroupId}::int
              and other.user_id is not distinct from ${assignment.userId}::int
          )
        returning ${columns}`,
  )

/** One after the other says what themes of an application are for. */
export const lockAssignments = (tx: Transaction, applicationId: number) =>
  tx.query(sql`select pg_advisory_xact_lock(hashtext('atrium.themes'), ${applicationId}::int)`)

export const deleteTheme = (tx: Transaction, applicationId: number, id: number) =>
  tx.query(sql`delete from themes where application_id = ${applicationId} and id = ${id}`)
