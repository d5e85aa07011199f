import { rolesInReach, type ManagedUser, type User } from '@atrium/api-client/contract'
import { embeddedIssuer } from '../../identity/index.ts'
import type { Dependencies } from '../../platform/types.ts'
import type { Access } from '../users/index.ts'
import { canAssign, canChangeEmail, canManagePerson, canSeePresence } from './people.policy.ts'
import type { ManagedRow, PersonRow } from './people.repository.ts'

/** A person of an application, as pickers show them (ENT-01). */
export function toUser(row: PersonRow): User {
  return {
    id: row.id,
    subjectId: row.subject ?? '',
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    jobTitle: row.job_title,
    phoneNumber: row.phone_number,
    pictureUrl: row.picture_url,
    languageCode: row.language_code,
    countryCode: row.country_code,
    roles: row.roles,
    modifiedAt: row.modified_at.toISOString(),
    applicationId: row.application_id,
    hasBusinessObjectsAssignment: row.has_business_objects_assignment,
  }
}

/** A person as the administration sees them, with what the caller may do (ENT-02, ADM-09). */
export function toManagedUser(
  access: Pick<Access, 'roles' | 'actor'>,
  row: ManagedRow,
  { givesRoles }: Pick<Dependencies, 'givesRoles'>,
): ManagedUser {
  const user = toUser(row)
  return {
    ...user,
    fullName: `${user.firstName} ${user.lastName}`.trim(),
    status: row.status,
    isExternal: row.is_external,
    isInvited: row.is_invited,
    hasDeclined: row.has_declined,
    version: row.version,
    lastSeenAt: canSeePresence(access, row) ? (row.lastSeenAt?.toISOString() ?? null) : null,
    can: {
      change: canManagePerson(access, row),
      // Nobody could take it back from themselves.
      switchOff: canManagePerson(access, row) && row.id !== access.actor.userId,
      assign: canAssign(access, row),
      giveRoles: givesRoles && canManagePerson(access, row) ? rolesInReach(access.roles) : [],
      sendPasswordLink: hasOwnAccount(row) && canManagePerson(access, row),
      changeEmail: hasOwnAccount(row) && canChangeEmail(access, row),
    },
  }
}

/** Whether the embedded identity provider has this person's account, and they come in with it here. */
export const hasOwnAccount = ({ issuer, status, is_invited }: PersonRow) =>
  issuer === embeddedIssuer && status === 'active' && !is_invited
