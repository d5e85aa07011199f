import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  components,
  configurations,
  images,
  posts,
  type Post as PostAnswer,
} from '@atrium/api-client/contract'
import { audienceCalls } from '../../kit/adapter/audience-calls.ts'
import { componentCalls } from '../../kit/adapter/component-calls.ts'
import { listenToCollection, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { Post, PostFields, PostsPort } from '../posts.port.ts'
import { toPost } from './to-post.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface PostsAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Posts of a page of the list; default 100 (POST-02). */
  pageSize?: number
}

const { asPort, withPortErrors } = portCalls({ displayName: 'title' })

/** The posts' port on the portal's own calls. */
export function createPostsAdapter({
  client,
  scope,
  live,
  pageSize = 100,
}: PostsAdapterOptions): PostsPort {
  const calls = componentCalls(client, scope, asPort)
  const params = { applicationId: scope.tenant }
  const of = (componentId: number) => ({ params: { ...params, componentId } })
  const page = (collectionId: number, number: number) => ({
    params,
    query: { parentComponentId: collectionId, page: number, count: pageSize },
  })
  const postOf = async (answer: Promise<PostAnswer>): Promise<Post> => toPost(await asPort(answer))

  return {
    feed(collectionId, pages) {
      const { key } = describeQuery(client, scope, posts.list, page(collectionId, 0))
      return {
        key: [...key, 'feed', pages],
        load: async () => {
          const numbers = Array.from({ length: pages }, (_, number) => number)
          const [self, ...lists] = await asPort(
            Promise.all([
              client.call(components.get, of(collectionId)),
              ...numbers.map((number) => client.call(posts.list, page(collectionId, number))),
            ]),
          )
          return {
            id: self.id,
            name: self.displayName,
            description: self.description,
            // One that came in between two answers stands in both.
            posts: [...new Map(lists.flat().map((post) => [post.id, toPost(post)])).values()],
            hasMore: lists.at(-1)?.length === pageSize,
            ...(self.userGroupIds && { audience: self.userGroupIds }),
            can: { add: self.can.addItems === true },
          }
        },
      }
    },

    post(id) {
      const { key, load } = describeQuery(client, scope, posts.get, { params: { ...params, id } })
      return { key: [...key, 'post'], load: async () => toPost(await asPort(load())) }
    },

    react: calls.react,

    track: calls.track,

    audience: audienceCalls(client, scope, { asPort, withPortErrors }),

    add: ({ collectionId, fields, groupIds, notify, commandId }) => {
      const { publishedAt, ...rest } = bodyOf(fields)
      return postOf(
        client.call(
          posts.create,
          {
            params,
            body: {
              ...rest,
              // In a form, what is not there is a draft.
              ...(publishedAt !== null && { publishedAt }),
              data: {
                parentComponentId: collectionId,
                notifyGroups: notify,
                ...(groupIds && { userGroupIds: [...groupIds] }),
              },
            },
          },
          { idempotencyKey: commandId },
        ),
      )
    },

    save: ({ id, version, fields, groupIds, notify, commandId }) =>
      postOf(
        client.call(
          posts.save,
          {
            params,
            body: {
              id,
              ...bodyOf(fields),
              ...(groupIds && { userGroupIds: [...groupIds] }),
              ...(notify !== undefined && { notifyGroups: notify }),
            },
          },
          { idempotencyKey: commandId, ifMatch: version },
        ),
      ),

    remove: calls.remove,

    restore: async (command) => void (await calls.restore(command)),

    uploadPicture: async (file) => {
      const signed = await asPort(client.call(configurations.cloudinary, {}))
      const { key = 'atrium', preset = 'pictures', signature, timestamp } = signed
      const body = { key, preset, colors: false, signature, timestamp }
      const { url } = await asPort(client.call(images.upload, { body, files: { file: [file] } }))
      return url
    },

    onChange:
      live &&
      ((collectionId, listener) => listenToCollection(live, scope.tenant, collectionId, listener)),
  }
}

const bodyOf = ({ title, teaser, body, imageUrl, tags, publishedAt }: PostFields) => ({
  displayName: title,
  teaser,
  body,
  imageUrl,
  tags: [...tags],
  publishedAt,
})
