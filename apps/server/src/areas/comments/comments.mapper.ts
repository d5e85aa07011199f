import type { Comment, ReactionSummary } from '@atrium/api-client/contract'
import type { Access } from '../users/index.ts'
import { noReactions } from './comment-reactions.repository.ts'
import { canResolve, isOwn, isReactable } from './comments.policy.ts'
import type { CommentRow, PersonRow } from './comments.repository.ts'

/**
 * Where a comment is read: of one that points at a place in a file, where the file itself is looked
 * at (T-41), else where its item is talked about.
 */
export function commentAddress(
  address: string,
  { id, component_id: componentId, place }: Pick<CommentRow, 'id' | 'component_id' | 'place'>,
): string {
  if (!place) return `${address}&comment=${id}`
  const [path, query] = address.split('?') as [string, string]
  const params = new URLSearchParams(query)
  // Neither its details nor the talk beside its collection.
  params.delete('details')
  params.delete('comments')
  params.set('component', `${componentId}`)
  params.set('view', 'true')
  params.set('comment', `${id}`)
  return `${path}?${params.toString()}`
}

/** What is known around a comment. */
interface Around {
  /** Of the component that it is about. */
  componentType: string
  /** Those who are addressed, among others. */
  people: ReadonlyMap<number, PersonRow>
  /** Undefined: there are none. */
  reactions: ReactionSummary | undefined
  /** Where what is said about the component is read. */
  address: string
}

/** A comment as the contract shows it (CMT-01). */
export function toComment(
  row: CommentRow,
  access: Access,
  { componentType, people, reactions, address }: Around,
): Comment {
  const own = isOwn(access, row)
  return {
    id: row.id,
    componentId: row.component_id,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    createdByUser:
      row.created_by === null
        ? null
        : {
            id: row.created_by,
            firstName: row.author_first_name ?? '',
            lastName: row.author_last_name ?? '',
          },
    isGenerated: row.is_generated,
    version: row.version,
    modifiedAt: row.modified_at?.toISOString() ?? null,
    mentions: row.mentioned_user_ids.flatMap((id) => {
      const person = people.get(id)
      return person ? [{ id, firstName: person.first_name, lastName: person.last_name }] : []
    }),
    ...(isReactable(row) && { reactions: reactions ?? noReactions() }),
    url: commentAddress(address, row),
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    resolvedByUser:
      row.resolved_by === null
        ? null
        : {
            id: row.resolved_by,
            firstName: row.resolver_first_name ?? '',
            lastName: row.resolver_last_name ?? '',
          },
    place: row.place,
    replyTo: row.reply_to,
    can: { edit: own, delete: own, resolve: canResolve(access, row, componentType) },
  }
}
