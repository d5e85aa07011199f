import type { DomainEvent } from '../../platform/types.ts'
import type { Command } from '../components/index.ts'
import type { CommentRow } from './comments.repository.ts'

/** Tells those who see a component that what is said about it is no longer the same. */
export const commentsChanged = (
  kind: 'added' | 'changed' | 'removed',
  comment: Pick<CommentRow, 'application_id' | 'id' | 'component_id'>,
  { actor, idempotencyKey }: Command,
  userIds: readonly number[],
): DomainEvent => ({
  applicationId: comment.application_id,
  type: 'comments.changed',
  audience: { userIds },
  payload: {
    kind,
    componentId: comment.component_id,
    commentId: comment.id,
    byUserId: actor.userId,
    ...(idempotencyKey ? { commandId: idempotencyKey } : {}),
  },
})
