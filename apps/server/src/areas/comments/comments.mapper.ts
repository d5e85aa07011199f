import type { Comment } from '@atrium/api-client/contract'
import type { Access } from '../users/index.ts'
import { isOwn } from './comments.policy.ts'
import type { CommentRow, PersonRow } from './comments.repository.ts'

/** A comment as the contract shows it (CMT-01). `people` holds those who are addressed. */
export function toComment(
  row: CommentRow,
  access: Access,
  people: ReadonlyMap<number, PersonRow>,
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
    can: { edit: own, delete: own },
  }
}
