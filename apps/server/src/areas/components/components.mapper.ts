import type { Abilities, Component } from '@atrium/api-client/contract'
import type { Access } from '../users/index.ts'
import type { Container } from './components.policy.ts'
import type { ComponentRow } from './components.repository.ts'

/** What is known of a component besides its row. */
export interface Known {
  /** Null: it holds nothing. */
  childCount: number | null
  can: Abilities
}

/** A component as the caller may know it (ENT-10). */
export const toComponent = (
  row: ComponentRow,
  access: Access,
  { childCount, can }: Known,
): Component => ({
  id: row.id,
  applicationId: row.application_id,
  type: row.type,
  displayName: row.display_name,
  description: row.description,
  url: row.storage_key ? contentUrl(row) : row.url,
  icon: row.icon,
  isExternal: row.is_external,
  fileSize: row.file_size,
  collectionType: row.collection_type,
  parentComponentId: row.parent_id,
  version: row.version,
  contentType: row.content_type,
  ...(row.content_check && { contentCheck: row.content_check }),
  ...(row.content_number > 1 && { contentNumber: row.content_number }),
  childCount,
  createdAt: row.created_at.toISOString(),
  modifiedAt: row.modified_at.toISOString(),
  createdByUser:
    row.created_by === null
      ? null
      : {
          id: row.created_by,
          firstName: row.creator_first_name ?? '',
          lastName: row.creator_last_name ?? '',
        },
  // Whoever brought another content since has an account.
  ...(row.sent_by !== null && row.content_number === 1 && { sentBy: row.sent_by }),
  userGroupIds: access.isStaff ? row.group_ids : null,
  can,
})

/** A component as a place for others. */
export const containerOf = (row: Pick<ComponentRow, 'type' | 'collection_type'>): Container => ({
  type: row.type,
  collectionType: row.collection_type,
})

/** Address of stored content: it says that the file lies in the storage; opening it asks for a signed link. */
const contentUrl = (row: ComponentRow) => `/storage/files/${row.application_id}/${row.id}`
