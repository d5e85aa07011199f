import * as z from 'zod/mini'
import { area } from './call.ts'
import { application, emailAddress, id, idText, moment, pictureUrl } from './fields.ts'
import { line, lines } from './text.ts'

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

const name = line(1, 100)
const text = (max: number) => z.optional(z.nullable(line(0, max)))

const contactBody = z.object({
  firstName: name,
  lastName: name,
  jobTitle: text(100),
  department: text(100),
  email: z.optional(z.nullable(emailAddress)),
  phoneNumber: text(40),
  mobileNumber: text(40),
  pictureUrl: z.optional(z.nullable(pictureUrl)),
  mediaTypeIds: z.optional(z.array(id).check(z.maxLength(100))),
  /** Absent: behind all others, or as it was. */
  order: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  /** Needs an address: a request goes there by mail. */
  isCallbackEnabled: z.optional(z.boolean()),
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
      preferredFrom: z.optional(moment),
      preferredTo: z.optional(moment),
      note: z.optional(lines(0, 1_000)),
    }),
    response: callback,
    status: 201,
    errors: [409],
  },
})
