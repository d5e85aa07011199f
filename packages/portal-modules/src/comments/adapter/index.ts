import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { comments, type Comment as CommentAnswer } from '@atrium/api-client/contract'
import { draftsIn, type DraftStorage } from '../../kit/adapter/drafts.ts'
import { listenToTenant, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { Comment, CommentsPort } from '../comments.port.ts'

export type { DraftStorage } from '../../kit/adapter/drafts.ts'
export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface CommentsAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Where drafts stay; absent: as long as the page is open. */
  storage?: DraftStorage
}

const { asPort, withPortErrors } = portCalls()

/** The comments' port on the portal's own calls. */
export function createCommentsAdapter({
  client,
  scope,
  live,
  storage,
}: CommentsAdapterOptions): CommentsPort {
  const params = { applicationId: scope.tenant }
  const of = (componentId: number) => ({ params: { ...params, componentId } })
  const one = (commentId: number) => ({ params: { ...params, commentId } })
  const commentOf = async (answer: Promise<CommentAnswer>) => toComment(await asPort(answer))

  return {
    comments(itemId) {
      const { key, load } = describeQuery(client, scope, comments.list, of(itemId))
      return {
        key: [...key, 'comments'],
        load: async () => (await asPort(load())).map(toComment),
      }
    },

    hasThreads: true,

    add: ({ itemId, text, mentionedIds, place, replyTo, commandId }) =>
      commentOf(
        client.call(
          comments.add,
          {
            ...of(itemId),
            body: {
              text,
              mentionedUserIds: [...mentionedIds],
              ...(place && { place }),
              ...(replyTo !== undefined && { replyTo }),
            },
          },
          { idempotencyKey: commandId },
        ),
      ),

    save: ({ id, version, text, mentionedIds, commandId }) =>
      commentOf(
        client.call(
          comments.save,
          { ...one(id), body: { text, mentionedUserIds: [...mentionedIds] } },
          { idempotencyKey: commandId, ifMatch: version },
        ),
      ),

    remove: ({ id, version, commandId }) =>
      asPort(
        client.call(comments.remove, one(id), { idempotencyKey: commandId, ifMatch: version }),
      ),

    react: ({ id, reaction, commandId }) =>
      asPort(
        client.call(
          comments.react,
          { ...one(id), body: { reaction } },
          { idempotencyKey: commandId },
        ),
      ),

    resolve: ({ id, version, isResolved, commandId }) =>
      commentOf(
        client.call(
          comments.resolve,
          { ...one(id), body: { isResolved } },
          { idempotencyKey: commandId, ifMatch: version },
        ),
      ),

    people: (itemId) => withPortErrors(describeQuery(client, scope, comments.people, of(itemId))),

    drafts: storage && draftsIn(storage),

    onChange:
      live &&
      ((itemId, listener) =>
        listenToTenant(live, scope.tenant, {
          onEvent(type, { commandId, componentId }) {
            if (type === 'rights.changed') return listener({})
            if (type !== 'comments.changed' || componentId !== itemId) return
            listener({ commandId: typeof commandId === 'string' ? commandId : undefined })
          },
          onReset: () => listener({}),
        })),
  }
}

/** A comment in the module's words. */
const toComment = (comment: CommentAnswer): Comment => ({
  id: comment.id,
  text: comment.text,
  createdAt: comment.createdAt,
  author: comment.createdByUser,
  isGenerated: comment.isGenerated,
  // Only their author may change them (CMT-03).
  isOwn: comment.can?.edit === true,
  isEdited: typeof comment.modifiedAt === 'string',
  mentions: comment.mentions ?? [],
  reactions: comment.reactions ?? null,
  url: comment.url ?? null,
  version: comment.version ?? 1,
  resolved: comment.resolvedAt
    ? { at: comment.resolvedAt, by: comment.resolvedByUser ?? null }
    : null,
  place: comment.place ?? null,
  replyTo: comment.replyTo ?? null,
  can: { edit: false, delete: false, resolve: false, ...comment.can },
})
