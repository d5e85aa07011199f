import * as z from 'zod/mini'
import { area } from '../call.ts'
import { application, id, idText, moment, wholeText } from '../fields.ts'
import { edit, itemFields, placementText } from './links.contract.ts'
import { reactions } from '../talk/reactions.contract.ts'
import { component, person, tag } from '../shared.ts'
import { lines } from '../text.ts'

/** Post (POST-01): a component with a text. */
export const post = z.extend(component, {
  teaser: z.nullable(z.string()),
  /** HTML, cleaned by the server. */
  body: z.string(),
  imageUrl: z.nullable(z.string()),
  publishedAt: z.nullable(moment),
  tags: z.array(z.string()),
  reactionCounts: z.record(z.string(), z.int()),
  ownReaction: z.nullable(z.enum(reactions)),
  /** Extension: out, somebody else’s, and not opened by the caller yet (T-77). */
  isUnread: z.optional(z.boolean()),
  /** Extension: its groups are told by mail when it comes out; absent where the caller may not change it. */
  notifiesGroups: z.optional(z.boolean()),
})
export type Post = z.output<typeof post>

const postText = {
  teaser: z.optional(lines(0, 500)),
  body: z.string().check(z.maxLength(200_000)),
  /** A path of ours, or the whole of it: a picture of another host is refused. */
  imageUrl: z.optional(z.string().check(z.maxLength(2_000))),
  /** Absent in a new post, or null: a draft, which readers do not see; in the future: seen from then on. */
  publishedAt: z.optional(z.nullable(moment)),
  tags: z.optional(z.array(tag.shape.label).check(z.maxLength(50))),
}

const pageOfPosts = {
  /** From 0. */
  page: z._default(wholeText.check(z.minimum(0), z.maximum(100_000)), 0),
  count: z._default(wholeText.check(z.minimum(1), z.maximum(100)), 100),
}

export const posts = area('posts', {
  list: {
    method: 'GET',
    path: 'posts/{applicationId}',
    summary: 'Posts of a collection, newest first',
    rows: ['POST-01', 'POST-02'],
    extension: true,
    params: application,
    query: z.object({
      parentComponentId: idText,
      ...pageOfPosts,
    }),
    response: z.array(post),
  },
  get: {
    method: 'GET',
    path: 'posts/{applicationId}/{id}',
    summary: 'One post',
    rows: ['POST-03', 'CAMP-16'],
    params: z.object({ applicationId: idText, id: idText }),
    response: post,
  },
  create: {
    method: 'POST',
    path: 'posts/{applicationId}',
    summary: 'Writes a post',
    rows: ['API-40', 'POST-04'],
    extension: true,
    params: application,
    encoding: 'form',
    jsonFields: ['data'],
    body: z.extend(itemFields, { ...postText, data: placementText }),
    response: post,
    status: 201,
    errors: [403],
  },
  save: {
    method: 'PUT',
    path: 'posts/{applicationId}',
    summary: 'Changes a post',
    rows: ['API-41', 'POST-04'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.extend(itemFields, {
      ...postText,
      ...edit,
      /** Extension: tells its groups by mail when it comes out, now or later; absent: as before. */
      notifyGroups: z.optional(z.boolean()),
    }),
    response: post,
    errors: [403, 409],
  },
})

/** Post in a channel (CAMP-16): the cockpit’s chat. */
export const channelPost = z.object({
  postId: id,
  message: z.string(),
  createdAt: moment,
  createdByUser: z.nullable(person),
})
export type ChannelPost = z.output<typeof channelPost>

const channelParams = z.object({ applicationId: idText, channelId: idText })

export const channelPosts = area('channelPosts', {
  list: {
    method: 'GET',
    base: 'extendedServices',
    path: 'posts/{applicationId}/{channelId}',
    summary: 'Posts in a channel',
    rows: ['CAMP-16', 'POST-02'],
    params: channelParams,
    query: z.object(pageOfPosts),
    response: z.array(channelPost),
  },
  add: {
    method: 'POST',
    base: 'extendedServices',
    path: 'posts/{applicationId}/{channelId}',
    summary: 'Writes into a channel',
    rows: ['CAMP-16'],
    params: channelParams,
    encoding: 'json',
    body: z.object({ message: lines(1, 4_000) }),
    response: channelPost,
    status: 201,
    errors: [403],
  },
})
