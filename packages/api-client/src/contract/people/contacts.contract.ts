import * as z from 'zod/mini'
import { area } from '../call.ts'
import { dayOff } from '../campaigns/deadlines.ts'
import { application, day, emailAddress, id, idText, moment, pictureUrl } from '../fields.ts'
import { line, lines } from '../text.ts'

/** Contact (CON-01, A6). */
export const contact = z.object({
  id,
  applicationId: id,
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.nullable(z.string()),
  department: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  mobileNumber: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  mediaTypeIds: z.array(id),
  order: z.int(),
  isCallbackEnabled: z.boolean(),
  /** Extension: goes up with every change; send it back as `If-Match`. */
  version: z.optional(z.int()),
  /** Extension: what the caller may do with it (CON-02). */
  can: z.optional(z.object({ edit: z.boolean(), delete: z.boolean() })),
})
export type Contact = z.output<typeof contact>

/** Request to be called back (CON-03, A6). */
export const callback = z.object({
  id,
  contactId: id,
  topic: z.string(),
  phoneNumber: z.string(),
  preferredFrom: z.nullable(moment),
  preferredTo: z.nullable(moment),
  note: z.nullable(z.string()),
  status: z.enum(['open', 'done']),
})
export type Callback = z.output<typeof callback>

/** How long a callback takes in the calendar: slots are this long, in minutes (T-79). */
export const callbackSlotMinutes = 30

/** Extension (T-79): a day of the contact's calendar, with the times that are still free on it. */
export const callbackDay = z.object({
  day,
  /** Null: a working day. */
  dayOff: z.nullable(dayOff),
  slots: z.array(z.object({ from: moment, to: moment })),
})
export type CallbackDay = z.output<typeof callbackDay>

const name = line(1, 100)
const text = (max: number) => z.optional(z.nullable(line(0, max)))

/** Who somebody is and how they are reached. */
export const contactFacts = {
  firstName: name,
  lastName: name,
  jobTitle: text(100),
  department: text(100),
  email: z.optional(z.nullable(emailAddress)),
  phoneNumber: text(40),
  mobileNumber: text(40),
  mediaTypeIds: z.optional(z.array(id).check(z.maxLength(100))),
  /** Needs an address: a request goes there by mail. */
  isCallbackEnabled: z.optional(z.boolean()),
}

const contactBody = z.object({
  ...contactFacts,
  pictureUrl: z.optional(z.nullable(pictureUrl)),
  /** Absent: behind all others, or as it was. */
  order: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
})

const contactParams = z.object({ applicationId: idText, contactId: idText })

export const contacts = area('contacts', {
  list: {
    method: 'GET',
    path: 'contacts/{applicationId}',
    summary: 'Contacts of an application, in order',
    rows: ['API-17', 'CON-01'],
    params: application,
    response: z.array(contact),
  },
  get: {
    method: 'GET',
    path: 'contacts/{applicationId}/{contactId}',
    summary: 'One contact',
    rows: ['CON-02'],
    extension: true,
    params: contactParams,
    response: contact,
  },
  create: {
    method: 'POST',
    path: 'contacts/{applicationId}',
    summary: 'Creates a contact',
    rows: ['CON-02'],
    extension: true,
    params: application,
    encoding: 'json',
    body: contactBody,
    response: contact,
    status: 201,
    errors: [403],
  },
  save: {
    method: 'PUT',
    path: 'contacts/{applicationId}/{contactId}',
    summary: 'Changes a contact',
    rows: ['CON-02'],
    extension: true,
    params: contactParams,
    encoding: 'json',
    body: contactBody,
    response: contact,
    errors: [403, 409],
  },
  remove: {
    method: 'DELETE',
    path: 'contacts/{applicationId}/{contactId}',
    summary: 'Deletes a contact',
    rows: ['CON-02'],
    extension: true,
    params: contactParams,
    errors: [403, 409],
  },
  restore: {
    method: 'POST',
    path: 'contacts/{applicationId}/{contactId}/restore',
    summary: 'Takes back the deletion of a contact, for 30 days',
    rows: ['CON-02', 'T-08'],
    extension: true,
    params: contactParams,
    response: contact,
    errors: [403],
  },
  arrange: {
    method: 'PUT',
    path: 'contacts/{applicationId}/{contactId}/order',
    summary: 'Puts a contact before another one, or at the end',
    rows: ['CON-01', 'CON-02'],
    extension: true,
    params: contactParams,
    encoding: 'json',
    body: z.object({ beforeId: z.nullable(id) }),
    errors: [403],
  },
  slots: {
    method: 'GET',
    path: 'contacts/{applicationId}/{contactId}/slots',
    summary: 'Free times for a callback in the coming three weeks, in business hours',
    rows: ['CON-03', 'T-79'],
    extension: true,
    params: contactParams,
    response: z.array(callbackDay),
    errors: [409],
  },
  callback: {
    method: 'POST',
    path: 'contacts/{applicationId}/{contactId}/callback',
    summary: 'Asks a contact to call back',
    rows: ['CON-03'],
    extension: true,
    params: contactParams,
    encoding: 'json',
    body: z.object({
      topic: line(1, 200),
      phoneNumber: line(3, 40),
      /** In business hours: Monday to Friday from 9:00 to 17:00 in Berlin, no holiday (T-79). */
      preferredFrom: z.optional(moment),
      /** On the same day. Absent: half an hour later. */
      preferredTo: z.optional(moment),
      note: z.optional(lines(0, 1_000)),
    }),
    response: callback,
    status: 201,
    errors: [409],
  },
})
