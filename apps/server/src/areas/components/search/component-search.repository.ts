import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Transaction } from '../../../platform/database/database.types.ts'
import type { Access } from '../../users/index.ts'
import { columns, creator, groupIds, isSeen, type ComponentRow } from '../components.repository.ts'

export interface Search {
  /** Folded, as `search_fold` leaves them; at least one. */
  words: readonly string[]
  pageId?: number | undefined
  /** How many at most. */
  count: number
}

/** More words do not narrow a search down any further. */
const maxWords = 10

/** The words of a query as they are compared: without case, accents and punctuation. */
export async function foldedWords(tx: Transaction, query: string): Promise<string[]> {
  const [row] = await tx.query<{ folded: string }>(sql`select search_fold(${query}) as folded`)
  const words = row!.folded.split(' ').filter((word) => word !== '')
  return [...new Set(words)].slice(0, maxWords)
}

/**
 * What the caller sees of what holds all words: first what matches, by the indexes and by itself,
 * because a table behind the wall in the same part would keep them from being used; then which of
 * the folders above are open to the caller, each looked at once; then, in the order in which they
 * are shown, only as many are judged by themselves as it takes to find enough.
 */
export const searchStatement = (access: Access, { words, pageId, count }: Search): Sql => {
  const isOnPage = pageId === undefined ? empty : sql`and page_id = ${pageId}`
  const matching = sql`
    select c.application_id, c.id, c.parent_id, c.page_id, c.type, c.published_at, c.search_text,
      c.is_hidden
    from searchable_components c
    where c.application_id = ${access.applicationId}`
  return sql`
    with recursive numbered as materialized (
      -- Direct orders by their purchase order number; of thousands all are looked at.
      select o.component_id as id from direct_orders o
      where o.application_id = ${access.applicationId}
        and ${join(
          words.map((word) => sql`o.search_number like ${likeOf(word)}`),
          ' and ',
        )}
    ),
    matching as materialized (
      ${matching} and ${join(words.map(holds), ' and ')}
      union
      ${matching} and c.id = any(array(select id from numbered))
    ),
    above (id, parent_id, page_id, is_open) as (
      select folder.*
      from (select distinct parent_id from matching) start, ${folderOf(access, sql`start.parent_id`)}
      union
      select folder.* from above, ${folderOf(access, sql`above.parent_id`)}
    ),
    open (id) as (
      select id from above where parent_id is null and is_open ${isOnPage}
      union all
      select above.id from open join above on above.parent_id = open.id where above.is_open
    ),
    inside as (
      -- Campaigns and direct orders come first (SRCH-02).
      select *, type in ('campaign', 'medialinecampaign', 'directorder') as is_first
      from matching
      where parent_id in (select id from open) or (parent_id is null ${isOnPage})
      order by is_first desc, search_text, id
      offset 0
    ),
    best as (
      select c.id, c.search_text, c.is_first
      from inside c
      where ${isSeen(access)} and not exists (
        select 1 from components held
        join content_checks k
          on k.application_id = held.application_id and k.storage_key = held.storage_key
        where held.application_id = ${access.applicationId} and held.id = c.id
          and k.state = 'quarantined'
      )
      order by c.is_first desc, c.search_text, c.id
      limit ${count}
    )
    select ${columns}, ${groupIds}
    from best
    join components c on c.application_id = ${access.applicationId} and c.id = best.id
    ${creator}
    order by best.is_first desc, best.search_text, best.id`
}

/**
 * The folder of an id, and whether it is open to the caller. By itself and limited, so that it is
 * looked up in the index: for a hundred of them a planner would rather read through the table.
 */
export const folderOf = (access: Access, id: Sql): Sql => sql`
  lateral (
    select c.id, c.parent_id, c.page_id, c.deleted_at is null and ${isSeen(access)} as is_open
    from components c
    where c.application_id = ${access.applicationId} and c.id = ${id}
    limit 1
  ) folder`

export const searchComponents = (tx: Transaction, access: Access, search: Search) =>
  tx.query<ComponentRow>(searchStatement(access, search))

/**
 * Condition: the word is there in one of its forms, or as a part of another. Two letters are a part
 * of nearly everything, so they count at the beginning of a word only.
 */
function holds(word: string): Sql {
  const ways = spellings(word).flatMap((spelling) => [
    sql`c.search_text like ${likeOf(spelling)}`,
    sql`c.search_forms @@ plainto_tsquery('german', ${spelling})`,
  ])
  return sql`(${join(ways, ' or ')})`
}

/** Who has no umlauts on the keyboard writes „Haeuser“, which is folded to other letters than „Häuser“. */
function spellings(word: string): string[] {
  const plain = word.replaceAll(/([aou])e/g, '$1')
  return plain === word ? [word] : [word, plain]
}

/** Part of a word, or its beginning where it is short. */
const likeOf = (word: string): string => (word.length < 3 ? `% ${word}%` : `%${word}%`)
