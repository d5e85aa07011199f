import type { ManagedUser, User } from '@atrium/api-client/contract'
import { embeddedIssuer } from '../../identity/index.ts'
import { namesOf } from './people.names.ts'
import type { Actor } from '../../platform/types.ts'
import { canAssign, canManagePerson, canSeePresence } from './people.policy.ts'
import type { ManagedRow, PersonRow } from './people.repository.ts'

/** A person of an application, as pickers show them (ENT-01). */
export function toUser(row: PersonRow): User {
  const { firstName, lastName } = nameOf(row)
  // Known elsewhere and invited here: until they come, no more than the invitation said.
  const isHidden = row.invited_name !== null
  return {
    id: row.id,
    subjectId: isHidden ? '' : (row.subject ?? ''),
    firstName,
    lastName,
    email: row.email,
    jobTitle: isHidden ? null : row.job_title,
    phoneNumber: isHidden ? null : row.phone_number,
    pictureUrl: isHidden ? null : row.picture_url,
    languageCode: row.language_code,
    countryCode: row.country_code,
    roles: isHidden ? [] : row.roles,
    modifiedAt: row.modified_at.toISOString(),
    applicationId: row.application_id,
    hasBusinessObjectsAssignment: row.has_business_objects_assignment,
  }
}

/** A person as the administration sees them, with what the caller may do (ENT-02, ADM-09). */
export function toManagedUser(
  access: Pick<Actor, 'roles' | 'userId'>,
  row: ManagedRow,
): ManagedUser {
  const user = toUser(row)
  return {
    ...user,
    fullName: `${user.firstName} ${user.lastName}`.trim(),
    status: row.status,
    isExternal: row.is_external,
    isInvited: row.is_invited,
    version: row.version,
    lastSeenAt: canSeePresence(access, row) ? (row.lastSeenAt?.toISOString() ?? null) : null,
    can: {
      change: canManagePerson(access, row),
      // Nobody could take it back from themselves.
      switchOff: canManagePerson(access, row) && row.id !== access.userId,
      assign: canAssign(access, row),
      sendPasswordLink: hasOwnAccount(row) && canManagePerson(access, row),
    },
  }
}

/** Whether the embedded identity provider has this person's account, and they come in with it here. */
export const hasOwnAccount = ({ issuer, status, is_invited }: PersonRow) =>
  issuer === embeddedIssuer && status === 'active' && !is_invited

/** The name under which somebody stands in this application. */
export const nameOf = (row: PersonRow) =>
  row.invited_name === null
    ? { firstName: row.first_name, lastName: row.last_name }
    : namesOf(row.invited_name)
