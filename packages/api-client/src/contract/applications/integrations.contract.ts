import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, day, id, idText, moment } from '../fields.ts'
import { directoryRoles, integrationAreaNames } from './integrationAreas.ts'
import { person } from '../shared.ts'
import { line } from '../text.ts'

/** How many integrations of an application work at the same time at most. */
export const maxIntegrations = 50
/** How long the former secret still works after a new one was made, in hours. */
export const formerSecretHours = 24

/** Another system that calls with a token of its own. */
export const integration = z.object({
  id,
  name: z.string(),
  /** How its token begins, up to where the secret does: `atr_2f9c…`. By it a token is recognised. */
  tokenStart: z.string(),
  areas: z.array(z.enum(integrationAreaNames)),
  /** The role of people whom the directory adds without naming one; null: it is no directory. */
  directoryRole: z.nullable(z.enum(directoryRoles)),
  /** `expired` and `revoked` ones are refused with 401. */
  state: z.enum(['active', 'expired', 'revoked']),
  /** The last day on which it works; null: it has none. */
  expiresOn: z.nullable(day),
  createdAt: moment,
  createdByUser: person,
  /** Until when the secret before the present one works, too; null: it does not. */
  formerSecretUntil: z.nullable(moment),
  /** To the minute; null: never. */
  usedAt: z.nullable(moment),
  revokedAt: z.nullable(moment),
  revokedByUser: z.nullable(person),
})
export type Integration = z.output<typeof integration>

/** An integration with its token, which is said this once. */
export const integrationWithToken = z.object({ integration, token: z.string() })
export type IntegrationWithToken = z.output<typeof integrationWithToken>

const integrationParams = z.extend(application, { integrationId: idText })

const integrationBody = z.object({
  name: line(2, 60),
  areas: z.array(z.enum(integrationAreaNames)).check(z.minLength(1), z.maxLength(20)),
  /** The role of people whom a directory adds without naming one; absent: `CLIENT`. Counts with the area `directory`. */
  directoryRole: z.optional(z.nullable(z.enum(directoryRoles))),
  /** The last day on which it works; absent: it works until it is revoked. */
  expiresOn: z.optional(z.nullable(day)),
})

export const integrations = area('integrations', {
  list: {
    method: 'GET',
    path: 'integrations/{applicationId}',
    summary: 'Other systems that may call with a token, those that work first; never their secrets',
    rows: ['ADM-09'],
    extension: true,
    params: application,
    response: z.array(integration),
    errors: [403],
  },
  create: {
    method: 'POST',
    path: 'integrations/{applicationId}',
    summary: 'Makes an integration; the answer holds its token, which nobody can read again',
    rows: ['ADM-09'],
    extension: true,
    params: application,
    encoding: 'json',
    body: integrationBody,
    response: integrationWithToken,
    isSecret: true,
    status: 201,
    errors: [403, 409],
  },
  save: {
    method: 'PUT',
    path: 'integrations/{applicationId}/{integrationId}',
    summary:
      'Says anew what an integration is called, what it may do and until when; its token stays',
    rows: ['ADM-09'],
    extension: true,
    params: integrationParams,
    encoding: 'json',
    body: integrationBody,
    response: integration,
    errors: [403, 409],
  },
  rotate: {
    method: 'POST',
    path: 'integrations/{applicationId}/{integrationId}/rotate',
    summary:
      'Gives an integration a new secret; the former one works for 24 hours more unless it is ended',
    rows: ['ADM-09'],
    extension: true,
    params: integrationParams,
    encoding: 'json',
    body: z.object({
      /** True: the former secret is refused from now on, as where it became known. */
      endsFormer: z._default(z.boolean(), false),
    }),
    response: integrationWithToken,
    isSecret: true,
    errors: [403, 409],
  },
  revoke: {
    method: 'POST',
    path: 'integrations/{applicationId}/{integrationId}/revoke',
    summary: 'Ends an integration for good: its token is refused from now on',
    rows: ['ADM-09'],
    extension: true,
    params: integrationParams,
    response: integration,
    errors: [403],
  },
})
