import * as z from 'zod/mini'
import { area } from './call.ts'
import { id, moment } from './fields.ts'

/** User (ENT-01). `pictureUrl`: `-not-found-` or empty means no picture. */
export const user = z.object({
  id,
  subjectId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  languageCode: z._default(z.string(), 'de'),
  countryCode: z._default(z.string(), 'DE'),
  roles: z.array(z.string()),
  modifiedAt: moment,
  applicationId: z.nullable(id),
  hasBusinessObjectsAssignment: z.boolean(),
})
export type User = z.output<typeof user>

const text = (max: number) => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(max))))

/** What a user changes about themselves (SET-03); the e-mail address is read-only. */
export const profile = z.object({
  firstName: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  lastName: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  jobTitle: text(100),
  phoneNumber: text(40),
  pictureUrl: text(2_000),
  languageCode: z.optional(z.enum(['de', 'en'])),
  countryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
})

export const users = area('users', {
  current: {
    method: 'GET',
    path: 'users/current',
    summary: 'The caller',
    rows: ['API-08', 'API-39', 'ENT-01'],
    response: user,
  },
  saveCurrent: {
    method: 'PUT',
    path: 'users/current',
    summary: 'Changes the caller’s own profile',
    rows: ['API-09', 'SET-03'],
    encoding: 'json',
    body: profile,
    response: user,
    errors: [409],
  },
})
