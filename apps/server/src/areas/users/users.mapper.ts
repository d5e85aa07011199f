import type { User } from '@atrium/api-client/contract'
import type { Actor } from '../../platform/actor.ts'
import type { UserRow } from './users.repository.ts'

/** A user as the contract shows it (ENT-01). */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  subjectId: row.subject,
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
  // The call names no application: it is said only where there is no choice.
  applicationId: row.application_ids.length === 1 ? row.application_ids[0]! : null,
  hasBusinessObjectsAssignment: row.has_business_objects_assignment,
})

/** Whoever is only a group: its name, and nothing of a person (T-04). */
export const toNobody = (actor: Actor, now: Date): User => ({
  id: actor.userId,
  subjectId: actor.subject,
  firstName: actor.firstName,
  lastName: actor.lastName,
  email: null,
  jobTitle: null,
  phoneNumber: null,
  pictureUrl: null,
  languageCode: actor.languageCode,
  countryCode: 'DE',
  roles: [...actor.rolesAnywhere],
  modifiedAt: now.toISOString(),
  applicationId: actor.applicationIds[0] ?? null,
  hasBusinessObjectsAssignment: false,
})
