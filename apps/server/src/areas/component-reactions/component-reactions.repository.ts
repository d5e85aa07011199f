import { reactions, type ReactionSummary } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

type Reaction = (typeof reactions)[number]

interface ReactionRow {
  component_id: number
  reaction: Reaction
  count: number
  is_own: boolean
}

/** Sets somebody's reaction; it takes the place of the one that they had (CMT-05). */
export const setReaction = (
  tx: Transaction,
  place: { applicationId: number; componentId: number; userId: number },
  reaction: Reaction,
) =>
  tx.query(sql`
    insert into component_reactions (application_id, component_id, user_id, reaction)
    values (${place.applicationId}, ${place.componentId}, ${place.userId}, ${reaction})
    on conflict (application_id, component_id, user_id)
    do update set reaction = excluded.reaction, created_at = now()`)

export const removeReaction = (
  tx: Transaction,
  place: { applicationId: number; componentId: number; userId: number },
) =>
  tx.query(sql`
    delete from component_reactions
    where application_id = ${place.applicationId} and component_id = ${place.componentId}
      and user_id = ${place.userId}`)

/** How often each reaction was given to each of the components, and which one the person gave. */
export async function reactionsOf(
  tx: Transaction,
  applicationId: number,
  componentIds: readonly number[],
  userId: number,
): Promise<Map<number, ReactionSummary>> {
  const rows = await tx.query<ReactionRow>(sql`
    select component_id, reaction, count(*)::int as count, bool_or(user_id = ${userId}) as is_own
    from component_reactions
    where application_id = ${applicationId} and component_id = any(${componentIds}::int[])
    group by component_id, reaction`)
  const summaries = new Map(componentIds.map((id) => [id, noReactions()]))
  for (const row of rows) {
    const summary = summaries.get(row.component_id)!
    summary.counts[row.reaction] = row.count
    if (row.is_own) summary.own = row.reaction
  }
  return summaries
}

const noReactions = (): ReactionSummary => ({
  counts: { like: 0, heart: 0, 'very-satisfied': 0, 'very-dissatisfied': 0, idea: 0 },
  own: null,
})
