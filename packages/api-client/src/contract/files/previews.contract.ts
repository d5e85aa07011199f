import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, id, idText, moment } from '../fields.ts'
import { signInRoles } from '../people/roles.ts'

/** As whom somebody looks: a person, or a user group without any person. */
export const previewSubject = z.object({ type: z.enum(['user', 'user-group']), id })
export type PreviewSubject = z.output<typeof previewSubject>

/** A person or a group as whom the caller may look. */
export const previewCandidate = z.object({
  as: previewSubject,
  name: z.string(),
  /** What a person does; null for a group. */
  jobTitle: z.nullable(z.string()),
  /** Of a person; null for a group. */
  pictureUrl: z.nullable(z.string()),
  /** Names of the groups that a person is in; empty for a group. */
  groupNames: z.array(z.string()),
  /** How many active people are in a group; null for a person. */
  memberCount: z.nullable(z.int()),
})
export type PreviewCandidate = z.output<typeof previewCandidate>

/** A look at the portal as somebody else, while it lasts (T-04, D-06). */
export const preview = z.object({
  id: z.uuid(),
  applicationId: id,
  as: previewSubject,
  /** Of the person or group. */
  name: z.string(),
  /** With these the server answers meanwhile. */
  roles: z.array(z.enum(signInRoles)),
  expiresAt: moment,
})
export type Preview = z.output<typeof preview>

export const previews = area('previews', {
  list: {
    method: 'GET',
    path: 'previews/{applicationId}',
    summary: 'People and groups as whom the caller may look at the portal',
    rows: ['T-04', 'D-06'],
    extension: true,
    params: application,
    response: z.array(previewCandidate),
    errors: [403],
  },
  start: {
    method: 'POST',
    path: 'previews/{applicationId}',
    summary: 'Begins to look as a person or as a user group; it is written into the audit log',
    rows: ['T-04', 'D-06'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.extend(previewSubject, {
      /** A hidden page that is seen as if it were shown; for who manages pages. */
      pageId: z.optional(id),
    }),
    response: preview,
    status: 201,
    errors: [403],
  },
  end: {
    method: 'DELETE',
    path: 'previews/{applicationId}/{previewId}',
    summary: 'Ends a preview of the caller; it is written into the audit log',
    rows: ['T-04'],
    extension: true,
    params: z.object({ applicationId: idText, previewId: z.uuid() }),
    errors: [403],
  },
})
