import type { Callback, Contact } from '@atrium/api-client/contract'
import type { CallbackRow, ContactRow } from './contacts.repository.ts'

/** A contact as the contract shows it (CON-01). */
export const toContact = (row: ContactRow): Contact => ({
  id: row.id,
  applicationId: row.application_id,
  firstName: row.first_name,
  lastName: row.last_name,
  jobTitle: row.job_title,
  department: row.department,
  email: row.email,
  phoneNumber: row.phone_number,
  mobileNumber: row.mobile_number,
  pictureUrl: row.picture_url,
  mediaTypeIds: row.media_type_ids,
  order: row.position,
  isCallbackEnabled: row.is_callback_enabled,
  version: row.version,
})

/** A request to be called back (CON-03). */
export const toCallback = (row: CallbackRow): Callback => ({
  id: row.id,
  contactId: row.contact_id,
  topic: row.topic,
  phoneNumber: row.phone_number,
  preferredFrom: row.preferred_from?.toISOString() ?? null,
  preferredTo: row.preferred_to?.toISOString() ?? null,
  note: row.note,
  status: row.status,
})
