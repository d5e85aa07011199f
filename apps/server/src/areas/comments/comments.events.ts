import type { DomainEvent } from '../../platform/events/events.types.ts'
import type { Command } from '../components/index.ts'
import type { CommentRow } from './comments.repository.ts'

/** Tells those who see a component that what is said about it is no longer the same. */
export const commentsChanged = (
  kind: 'added' | 'changed' | 'removed',
  comment: Pick<CommentRow, 'application_id' | 'id' | 'component_id'>,
  /** Of the component: its list says how much was said. */
  parentId: number | null,
  { actor, idempotencyKey }: Command,
  userIds: readonly number[],
): DomainEvent => ({
  applicationId: comment.application_id,
  type: 'comments.changed',
  audience: { userIds },
  payload: {
    kind,
    componentId: comment.component_id,
    ...(parentId !== null && { parentId }),
    commentId: comment.id,
    byUserId: actor.userId,
    ...(idempotencyKey ? { commandId: idempotencyKey } : {}),
  },
})
