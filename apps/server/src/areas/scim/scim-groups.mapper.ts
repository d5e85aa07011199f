import { groupSchema, withVersion, type Resource } from './scim.resource.ts'
import type { DirectoryGroupRow } from './scim-groups.repository.ts'

/** A group as a directory reads it (RFC 7643 §4.2). Without its members it has no version: they are part of it. */
export function toScimGroup(row: DirectoryGroupRow, base: string): Resource {
  const id = String(row.id)
  const resource: Resource = {
    schemas: [groupSchema],
    id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    displayName: row.name,
    ...(row.members && {
      members: row.members.map((member) => ({
        value: member.id,
        display: member.name,
        $ref: `${base}/Users/${member.id}`,
        type: 'User',
      })),
    }),
    meta: {
      resourceType: 'Group',
      lastModified: row.modified_at.toISOString(),
      location: `${base}/Groups/${id}`,
    },
  }
  return row.members ? withVersion(resource) : resource
}
