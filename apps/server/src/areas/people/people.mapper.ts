import { rolesInReach, type ManagedUser, type User } from '@atrium/api-client/contract'
import { embeddedIssuer } from '../../identity/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
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

/** Subjects of those who sign in with more than a password; undefined where another has the accounts. */
export type Holders = ReadonlySet<string> | undefined

/** A person as the administration sees them, with what the caller may do (ENT-02, ADM-09). */
export function toManagedUser(
  access: Pick<Access, 'roles' | 'actor'>,
  row: ManagedRow,
  { givesRoles, holders }: Pick<Dependencies, 'givesRoles'> & { holders?: Holders },
): ManagedUser {
  const user = toUser(row)
  const isManaged = canManagePerson(access, row)
  const hasSecondFactor = row.subject !== null && (holders?.has(row.subject) ?? false)
  return {
    ...user,
    fullName: `${user.firstName} ${user.lastName}`.trim(),
    status: row.status,
    isExternal: row.is_external,
    isInvited: row.is_invited,
    hasDeclined: row.has_declined,
    ...(isManaged && row.is_from_directory && { isFromDirectory: true }),
    version: row.version,
    lastSeenAt: canSeePresence(access, row) ? (row.lastSeenAt?.toISOString() ?? null) : null,
    ...(holders && isManaged && hasOwnAccount(row) && { hasSecondFactor }),
    can: {
      change: isManaged,
      // Nobody could take it back from themselves.
      switchOff: isManaged && row.id !== access.actor.userId,
      assign: canAssign(access, row),
      giveRoles: givesRoles && isManaged ? rolesInReach(access.roles) : [],
      sendPasswordLink: hasOwnAccount(row) && isManaged,
      resetSecondFactor: hasSecondFactor && isManaged && row.id !== access.actor.userId,
      changeEmail: hasOwnAccount(row) && canChangeEmail(access, row),
    },
  }
}

/** Whether the embedded identity provider has this person's account, and they come in with it here. */
export const hasOwnAccount = ({ issuer, status, is_invited }: PersonRow) =>
  issuer === embeddedIssuer && status === 'active' && !is_invited
