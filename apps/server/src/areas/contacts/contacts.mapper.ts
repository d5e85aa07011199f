import type { Callback, CallbackDay, Contact } from '@atrium/api-client/contract'
import { dayOnWire } from '../../platform/berlin-time.ts'
import type { Access } from '../users/index.ts'
import type { freeDays } from './callbacks.logic.ts'
import type { CallbackRow } from './callbacks.repository.ts'
import { canManageContacts } from './contacts.policy.ts'
import type { ContactRow } from './contacts.repository.ts'

/** A contact as the contract shows it (CON-01). */
export const toContact = (row: ContactRow, access: Pick<Access, 'roles'>): Contact => ({
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
  can: { edit: canManageContacts(access), delete: canManageContacts(access) },
})

/** A day of a contact's calendar (T-79). */
export const toDay = ({
  day,
  dayOff,
  slots,
}: ReturnType<typeof freeDays>[number]): CallbackDay => ({
  day: dayOnWire(day),
  dayOff: dayOff && { ...dayOff, workday: dayOnWire(dayOff.workday) },
  slots: slots.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
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
