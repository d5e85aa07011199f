import { audienceGroups, audiencePeople } from '../../kit/audience/testing/fixtures.ts'
import { createMemoryAudience } from '../../kit/audience/testing/memory-audience.ts'
import { cleanTags } from '../../kit/names.ts'
import { PortError } from '../../kit/port-error.ts'
import { marksAfter } from '../../kit/reactions.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { inOrder, problemsOf } from '../posts.logic.ts'
import type { FeedChange, Post, PostFields, PostsPort, Reaction } from '../posts.port.ts'
import { buildPost, fixedNow } from './fixtures.ts'

type Call =
  | 'audience'
  | 'feed'
  | 'post'
  | 'react'
  | 'add'
  | 'save'
  | 'remove'
  | 'restore'
  | 'uploadPicture'

export interface MemoryOptions {
  name?: string
  posts?: readonly Post[]
  /** The viewer writes posts and sees drafts; default yes. */
  canWrite?: boolean
  canUndo?: boolean
  /** Posts of a page; default 100 (POST-02). */
  pageSize?: number
  /** Milliseconds until a call is answered; default none. */
  latency?: number
  now?: () => Date
  /** The viewer's name, at what they write. */
  me?: string
}

export interface MemoryPosts {
  port: PostsPort
  collectionId: number
  /** Ids of posts that were opened, in their order. */
  tracked: readonly number[]
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Somebody else does something; listeners hear of it. */
  others: {
    add: (post: Partial<Post>) => number
    react: (id: number, reaction: Reaction) => void
    save: (id: number, change: Partial<Post>) => void
    remove: (id: number) => void
  }
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryPosts({
  name = 'Insights',
  posts = [],
  canWrite = true,
  canUndo = true,
  pageSize = 100,
  latency = 0,
  now = () => fixedNow,
  me = 'Maren Lindqvist',
}: MemoryOptions = {}): MemoryPosts {
  const collectionId = 8
  const can = { edit: canWrite, delete: canWrite, ...(canWrite && { changeAudience: true }) }
  const everybody = [11, 12]
  const stored = new Map<number, Post>(
    posts.map((post) => [post.id, { ...post, ...(canWrite && { audience: everybody }), can }]),
  )
  const trash = new Map<number, Post>()
  const { emit, listen } = createListeners<FeedChange>()
  const { answer, failNext } = createAnswers<Call>(latency)
  const tracked: number[] = []
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let lastId = 100

  const isSeen = ({ publishedAt }: Post) =>
    canWrite || (publishedAt !== null && Date.parse(publishedAt) <= now().getTime())
  const find = (id: number): Post => {
    const post = stored.get(id)
    if (!post || !isSeen(post)) throw new PortError({ code: 'not-found' })
    return post
  }
  const put = (post: Post, commandId?: string): Post => {
    stored.set(post.id, post)
    emit({ commandId })
    return post
  }
  /** Once a post is out, nobody waits for news of it. */
  const planned = (post: Post, notifies: boolean): Post => {
    const isOut = post.publishedAt !== null && Date.parse(post.publishedAt) <= now().getTime()
    return { ...post, notifies: notifies && !isOut }
  }
  const drop = (id: number, commandId?: string) => {
    trash.set(id, find(id))
    stored.delete(id)
    emit({ commandId })
  }
  const mark = (id: number, reactions: Post['reactions'], commandId?: string) => {
    stored.set(id, { ...find(id), reactions })
    emit({ commandId, reactions: { id, counts: reactions.counts } })
    return reactions
  }
  const written = (fields: PostFields) => {
    const problems = problemsOf(fields)
    if (Object.keys(problems).length > 0) {
      const texts = Object.entries(problems).map(([field, problem]) => [field, [problem]])
      throw new PortError({ code: 'invalid', fields: Object.fromEntries(texts) })
    }
    const { title, teaser, body, imageUrl, tags, publishedAt } = fields
    const words = { title, teaser: teaser || null, body, imageUrl: imageUrl || null }
    return { ...words, tags: cleanTags(tags), publishedAt, modifiedAt: now().toISOString() }
  }

  const audience = createMemoryAudience({
    groups: audienceGroups,
    people: audiencePeople,
    readerId: 52,
    find: (id) => {
      const {
        audience: own = everybody,
        version,
        can: abilities,
      } = id === collectionId ? { audience: everybody, version: 1, can: {} } : find(id)
      return {
        id,
        above: [],
        audience: own,
        version,
        canChange: 'changeAudience' in abilities,
        insideIds: [],
      }
    },
    assign: (id, groupIds, commandId) => {
      const post = find(id)
      put({ ...post, audience: groupIds, version: post.version + 1 }, commandId)
    },
    before: () => answer('audience', () => undefined),
    now,
    me,
  })

  const port: PostsPort = {
    ...(canWrite && { audience }),
    feed: (id, pages) => ({
      key: ['memory-posts', instance, id, pages],
      load: () =>
        answer('feed', () => {
          if (id !== collectionId) throw new PortError({ code: 'not-found' })
          const all = inOrder([...stored.values()].filter(isSeen))
          const shown = all.slice(0, pages * pageSize)
          const hasMore = shown.length === pages * pageSize
          const own = canWrite && { audience: everybody }
          const about = { id, name, description: null, ...own, can: { add: canWrite } }
          return { ...about, posts: shown, hasMore }
        }),
    }),
    post: (id) => ({
      key: ['memory-posts', instance, 'post', id],
      load: () => answer('post', () => find(id)),
    }),
    react: ({ id, reaction, commandId }) =>
      answer('react', () => mark(id, marksAfter(find(id).reactions, reaction), commandId)),
    track: (id) => {
      tracked.push(id)
      const post = stored.get(id)
      if (post) stored.set(id, { ...post, isUnread: false })
    },
    add: ({ fields, groupIds = everybody, notify, commandId }) =>
      answer('add', () => {
        if (!canWrite) throw new PortError({ code: 'forbidden' })
        const id = (lastId += 1)
        return put(
          planned(
            buildPost({ ...written(fields), id, author: me, audience: groupIds, can }),
            notify,
          ),
          commandId,
        )
      }),
    save: ({ id, version, fields, groupIds, notify, commandId }) =>
      answer('save', () => {
        const post = find(id)
        if (!post.can.edit) throw new PortError({ code: 'forbidden' })
        if (post.version !== version) throw new PortError({ code: 'conflict' })
        const seen = groupIds && { audience: groupIds }
        const next = { ...post, ...written(fields), ...seen, version: version + 1 }
        return put(planned(next, notify ?? post.notifies), commandId)
      }),
    remove: ({ id, commandId }) => answer('remove', () => drop(id, commandId)),
    ...(canUndo && {
      restore: ({ id, commandId }) =>
        answer('restore', () => {
          const post = trash.get(id)
          if (!post) throw new PortError({ code: 'not-found' })
          put(post, commandId)
        }),
    }),
    uploadPicture: (file) => answer('uploadPicture', () => URL.createObjectURL(file)),
    onChange: (id, listener) => (id === collectionId ? listen(listener) : () => undefined),
  }

  return {
    port,
    collectionId,
    tracked,
    failNext,
    others: {
      add: (post) => put(buildPost({ ...post, id: (lastId += 1), can })).id,
      react: (id, reaction) => {
        const { counts, own } = find(id).reactions
        mark(id, { counts: { ...counts, [reaction]: counts[reaction] + 1 }, own })
      },
      save: (id, change) => {
        const post = find(id)
        put({ ...post, ...change, version: post.version + 1 })
      },
      remove: (id) => drop(id),
    },
  }
}
