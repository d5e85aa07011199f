import { userSchema, withVersion, type Resource } from './scim.resource.ts'
import type { DirectoryUserRow } from './scim-users.repository.ts'

/** Somebody as a directory reads them (RFC 7643 §4.1). What there is nothing of is left out. */
export function toScimUser(row: DirectoryUserRow, base: string): Resource {
  const { id, first_name, last_name, email, job_title, phone_number, external_id } = row
  const fullName = `${first_name} ${last_name}`.trim()
  return withVersion({
    schemas: [userSchema],
    id,
    ...(external_id !== null && { externalId: external_id }),
    userName: row.user_name,
    name: { formatted: fullName, givenName: first_name, familyName: last_name },
    displayName: fullName,
    ...(job_title && { title: job_title }),
    preferredLanguage: row.language_code,
    active: row.is_active,
    ...(email && { emails: [{ value: email, type: 'work', primary: true }] }),
    ...(phone_number && { phoneNumbers: [{ value: phone_number, type: 'work' }] }),
    roles: row.roles.map((value, index) => ({ value, primary: index === 0 })),
    groups: row.groups.map((group) => ({
      value: String(group.id),
      display: group.name,
      $ref: `${base}/Groups/${group.id}`,
      type: 'direct',
    })),
    meta: {
      resourceType: 'User',
      created: row.created_at.toISOString(),
      lastModified: row.modified_at.toISOString(),
      location: `${base}/Users/${id}`,
    },
  })
}
