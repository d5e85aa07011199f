import * as z from 'zod/mini'
import { area } from '../call.ts'
import { component, id, idText, moment } from '../fields.ts'
import { person } from '../shared.ts'
import { lines } from '../text.ts'

/** Quick reactions (CMT-05). */
export const reactions = ['like', 'heart', 'very-satisfied', 'very-dissatisfied', 'idea'] as const

/** Feedback grades (CMT-06). */
export const feedbackGrades = ['top', 'ok', 'flop'] as const

const reactionSummary = z.object({
  counts: z.object({
    like: z.int(),
    heart: z.int(),
    'very-satisfied': z.int(),
    'very-dissatisfied': z.int(),
    idea: z.int(),
  }),
  own: z.nullable(z.enum(reactions)),
})
export type ReactionSummary = z.output<typeof reactionSummary>

/** What people added to an item of a collection: reactions and tags. */
const itemMarks = z.extend(reactionSummary, { componentId: id, tags: z.array(z.string()) })
export type ItemMarks = z.output<typeof itemMarks>

export const componentReactions = area('componentReactions', {
  inside: {
    method: 'GET',
    path: 'componentreactions/{applicationId}/{componentId}/inside',
    summary: 'Reactions and tags of all items directly inside a collection',
    rows: ['CMT-05', 'ENT-14', 'LINK-01'],
    extension: true,
    params: component,
    response: z.array(itemMarks),
  },
  set: {
    method: 'POST',
    path: 'componentreactions/{applicationId}/{componentId}/{reaction}',
    summary: 'Sets the caller’s reaction; there is one per person',
    rows: ['API-31', 'CMT-05'],
    params: z.object({
      applicationId: idText,
      componentId: idText,
      reaction: z.enum(reactions),
    }),
    response: reactionSummary,
  },
  remove: {
    method: 'DELETE',
    path: 'componentreactions/{applicationId}/{componentId}',
    summary: 'Takes back the caller’s reaction',
    rows: ['API-31', 'CMT-05'],
    params: component,
    response: reactionSummary,
  },
})

const share = z.number().check(z.minimum(0), z.maximum(1))
const versionNumber = z.int().check(z.minimum(1), z.maximum(1_000_000))

/** Where in a file's content a comment belongs, and in which version of it (T-41). */
export const commentPlace = z.union([
  /** On a picture, or on a page of a document, from its upper left corner. */
  z.strictObject({
    version: versionNumber,
    x: share,
    y: share,
    /** Of an area that begins there, both or none: without them it is a point. */
    width: z.optional(share),
    height: z.optional(share),
    /** From 1; absent: it is a picture. */
    page: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  }),
  /** In a sound or film. */
  z.strictObject({
    version: versionNumber,
    seconds: z.number().check(z.minimum(0), z.maximum(1_000_000)),
  }),
])
export type CommentPlace = z.output<typeof commentPlace>

/** Comment (CMT-01). */
export const comment = z.object({
  id,
  componentId: id,
  text: z.string(),
  createdAt: moment,
  createdByUser: z.nullable(person),
  /** Written by the system; nobody reacts to it. */
  isGenerated: z.boolean(),
  // — Our extension.
  /** Goes up with every change; send it back as `If-Match`. */
  version: z.optional(z.int()),
  /** When its author last changed it; null: never. */
  modifiedAt: z.optional(z.nullable(moment)),
  /** People whom it addresses. */
  mentions: z.optional(z.array(person)),
  /** Absent where the system wrote it: nobody reacts to that. */
  reactions: z.optional(reactionSummary),
  /** Inside the portal, with `clientId`: leads to it where it is read. */
  url: z.optional(z.string()),
  /** When it was settled (T-44); null: it is open. */
  resolvedAt: z.optional(z.nullable(moment)),
  /** Who settled it; null where it is open. */
  resolvedByUser: z.optional(z.nullable(person)),
  /** Where in the file's content; null: it is about the whole item. */
  place: z.optional(z.nullable(commentPlace)),
  /** The comment that it answers; null: it begins a thread. */
  replyTo: z.optional(z.nullable(id)),
  can: z.optional(
    z.object({ edit: z.boolean(), delete: z.boolean(), resolve: z.optional(z.boolean()) }),
  ),
})
export type Comment = z.output<typeof comment>

const commentText = z.object({
  text: lines(2, 4_000),
  /** Extension: people whom it addresses; those who see the item are told (T-54). */
  mentionedUserIds: z.optional(z.array(id).check(z.maxLength(50))),
})
const newComment = z.extend(commentText, {
  /** Extension: a place in the newest version of a file; one of an older version is refused (T-41). */
  place: z.optional(commentPlace),
  /** Extension: a comment on the same component that it answers; has no place of its own (T-41). */
  replyTo: z.optional(id),
})
const commentParams = z.object({ applicationId: idText, commentId: idText })

export const comments = area('comments', {
  list: {
    method: 'GET',
    path: 'comments/components/{applicationId}/{componentId}',
    summary: 'Comments on a component, newest first',
    rows: ['CMT-01', 'CMT-03'],
    params: component,
    response: z.array(comment),
  },
  people: {
    method: 'GET',
    path: 'comments/components/{applicationId}/{componentId}/people',
    summary:
      'Others who see a component and can be addressed in a comment; nobody where commenting is off',
    rows: ['T-54'],
    extension: true,
    params: component,
    response: z.array(person),
  },
  add: {
    method: 'POST',
    path: 'comments/components/{applicationId}/{componentId}',
    summary: 'Comments on a component; refused where commenting is off',
    rows: ['CMT-03', 'CFG-05', 'VAL-13', 'T-41'],
    params: component,
    encoding: 'json',
    body: newComment,
    response: comment,
    status: 201,
    errors: [403, 409],
  },
  save: {
    method: 'PUT',
    path: 'comments/{applicationId}/{commentId}',
    summary: 'Changes the caller’s own comment',
    rows: ['CMT-03'],
    extension: true,
    params: commentParams,
    encoding: 'json',
    body: commentText,
    response: comment,
    errors: [403, 409],
  },
  react: {
    method: 'PUT',
    path: 'comments/{applicationId}/{commentId}/reaction',
    summary: 'Sets the caller’s reaction to a comment, or takes it back; there is one per person',
    rows: ['CMT-01', 'CMT-05', 'T-80'],
    extension: true,
    params: commentParams,
    encoding: 'json',
    body: z.object({ reaction: z.nullable(z.enum(reactions)) }),
    response: reactionSummary,
    errors: [403],
  },
  resolve: {
    method: 'PUT',
    path: 'comments/{applicationId}/{commentId}/resolution',
    summary: 'Settles a comment or opens it again; for its author and who may change the component',
    rows: ['T-44'],
    extension: true,
    params: commentParams,
    encoding: 'json',
    body: z.object({ isResolved: z.boolean() }),
    response: comment,
    errors: [403, 409],
  },
  remove: {
    method: 'DELETE',
    path: 'comments/{applicationId}/{commentId}',
    summary: 'Deletes the caller’s own comment',
    rows: ['CMT-03'],
    extension: true,
    params: commentParams,
    errors: [403, 409],
  },
})

export const feedback = area('feedback', {
  give: {
    method: 'POST',
    path: 'feedback/{applicationId}/{componentId}',
    summary: 'Grades a seminar; another grade of the same person replaces it',
    rows: ['CMT-06'],
    extension: true,
    params: component,
    encoding: 'json',
    body: z.object({
      grade: z.enum(feedbackGrades),
      text: z.optional(lines(0, 1_000)),
    }),
    errors: [403, 409],
  },
})
