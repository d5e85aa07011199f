import type { reactions, ReactionSummary } from '@atrium/api-client/contract'
import sql from 'sql-template-tag'
import type { Transaction } from '../../platform/database/database.types.ts'

type Reaction = (typeof reactions)[number]

interface Place {
  applicationId: number
  commentId: number
  userId: number
}

/** Sets somebody's reaction; it takes the place of the one that they had. None takes it back. */
export const setReaction = (
  tx: Transaction,
  { applicationId, commentId, userId }: Place,
  reaction: Reaction | null,
) =>
  reaction === null
    ? tx.query(sql`
        delete from comment_reactions
        where application_id = ${applicationId} and comment_id = ${commentId}
          and user_id = ${userId}`)
    : tx.query(sql`
        insert into comment_reactions (application_id, comment_id, user_id, reaction)
        values (${applicationId}, ${commentId}, ${userId}, ${reaction})
        on conflict (application_id, comment_id, user_id)
        do update set reaction = excluded.reaction, created_at = now()`)

/** How often each reaction was given to each of the comments, and which one the person gave; what has none is left out. */
export async function reactionsTo(
  tx: Transaction,
  applicationId: number,
  commentIds: readonly number[],
  userId: number,
): Promise<Map<number, ReactionSummary>> {
  const rows = await tx.query<{
    comment_id: number
    reaction: Reaction
    count: number
    is_own: boolean
  }>(sql`
    select comment_id, reaction, count(*)::int as count, bool_or(user_id = ${userId}) as is_own
    from comment_reactions
    where application_id = ${applicationId} and comment_id = any(${[...commentIds]}::int[])
    group by comment_id, reaction`)
  const summaries = new Map<number, ReactionSummary>()
  for (const row of rows) {
    const summary = summaries.get(row.comment_id) ?? noReactions()
    summary.counts[row.reaction] = row.count
    if (row.is_own) summary.own = row.reaction
    summaries.set(row.comment_id, summary)
  }
  return summaries
}

/** Nobody has reacted. */
export const noReactions = (): ReactionSummary => ({
  counts: { like: 0, heart: 0, 'very-satisfied': 0, 'very-dissatisfied': 0, idea: 0 },
  own: null,
})
