import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { AudienceChanges, AudienceGroup } from '../kit/audience/audience.types.ts'
import { useAudienceSave, type SaveAudience } from '../kit/audience/useAudienceSave.ts'
import { useChoosableGroups } from '../kit/audience/useChoosableGroups.ts'
import {
  errorText,
  createPendingCommands,
  toPortError,
  useFresh,
  useMessages,
  useModuleHost,
  usePending,
  usePlaceName,
  useQuery,
  useUndo,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import { messages } from './messages/index.ts'
import {
  applyCommand,
  changePost,
  postIdOf,
  segmentOf,
  stateOf,
  withoutPost,
  withPost,
  type PendingCommand,
  type PostState,
} from './posts.logic.ts'
import type { Feed, FeedChange, Post, PostFields, PostsPort, Reaction } from './posts.port.ts'

const feedCommands = createPendingCommands<Feed, PendingCommand>({ apply: applyCommand })
const nothing: ReadonlySet<number> = new Set()
const markedFor = 8_000

export interface PostsModel {
  feed: QueryResult<Feed>
  /** The post that the address names; undefined: the list. */
  opened: QueryResult<Post> | undefined
  /** Older posts are on their way. */
  isLoadingMore: boolean
  loadMore: () => void
  /** Posts that came while the list was shown. */
  fresh: ReadonlySet<number>
  hasReactions: boolean
  canUndoDelete: boolean
  canUploadPictures: boolean
  notifiesByDefault: boolean
  /** Groups to choose from; undefined where the reader chooses none. */
  groups: readonly AudienceGroup[] | undefined
  /** Changing who sees posts; undefined where nobody does (PERM-14). */
  audience: { changes: AudienceChanges; save: SaveAudience } | undefined
  stateOf: (post: Post) => PostState
  /** Not opened yet, here or before (T-77). */
  isUnread: (post: Post) => boolean
  open: (post: Post) => void
  /** Goes back to the list. */
  close: () => void
  react: (post: Post, reaction: Reaction | null) => void
  /** Undefined: done. Else why not; what was written is still the editor's. */
  add: (
    fields: PostFields,
    notify: boolean,
    groupIds?: readonly number[],
  ) => Promise<PortError | undefined>
  save: (
    post: Post,
    version: number,
    fields: PostFields,
    notify?: boolean,
    groupIds?: readonly number[],
  ) => Promise<PortError | undefined>
  publish: (post: Post) => void
  withdraw: (post: Post) => void
  remove: (post: Post) => void
  /** The address of the picture; rejects with a `PortError`. */
  uploadPicture: (file: File) => Promise<string>
}

export interface PostsOptions {
  collectionId: number
  /** DEFAULT_NOTIFY_ENABLED (PERM-15). */
  notifiesByDefault?: boolean
}

/** Everything that posts know and do; their views only show it. */
export function usePosts(
  port: PostsPort,
  { collectionId, notifiesByDefault = false }: PostsOptions,
): PostsModel {
  const { announce, notify, now, path, setPath } = useModuleHost()
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const [pages, setPages] = useState(1)
  const { result, run, receive } = usePending(
    useMemo(() => port.feed(collectionId, pages), [collectionId, pages, port]),
    feedCommands,
  )
  const { feed, isLoadingMore } = useLastFeed(result, collectionId)
  const ready = feed.state === 'ready' ? feed.data : undefined

  const postId = postIdOf(path)
  const inFeed = ready?.posts.find((post) => post.id === postId)
  const isElsewhere = postId !== undefined && !inFeed && feed.state !== 'loading'
  const single = useQuery(
    useMemo(
      () => (isElsewhere && postId !== undefined ? port.post(postId) : undefined),
      [isElsewhere, port, postId],
    ),
  )
  const opened = openedOf(postId, inFeed, single)
  const refreshSingle = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    refreshSingle.current = single.state === 'ready' ? single.refresh : undefined
  })

  const groups = useChoosableGroups(port.audience, collectionId, ready?.audience !== undefined)
  const reload = useCallback(
    (commandId?: string) => {
      receive({ commandId })
      refreshSingle.current?.()
    },
    [receive],
  )
  const saveAudience = useAudienceSave(port.audience, offerUndo, reload)

  const reacting = useRef(new Set<string>())
  const hear = useEffectEvent(({ commandId, reactions }: FeedChange) => {
    if (!reactions) {
      refreshSingle.current?.()
      return receive({ commandId })
    }
    const { id, counts } = reactions
    // Of one's own reaction the answer tells more than the event.
    if (commandId !== undefined && reacting.current.has(commandId)) return
    if (!ready?.posts.some((post) => post.id === id)) return refreshSingle.current?.()
    receive({
      commandId,
      patch: (truth) =>
        changePost(truth, id, (post) => ({ ...post, reactions: { ...post.reactions, counts } })),
    })
  })
  useEffect(() => port.onChange?.(collectionId, (change) => hear(change)), [collectionId, port])

  // An address may carry an old title; the id is what counts.
  const openedPost = opened?.state === 'ready' ? opened.data : undefined
  useEffect(() => {
    if (!openedPost) return
    const right = segmentOf(openedPost)
    if (path.length !== 1 || path[0] !== right) setPath([right], { replace: true })
  }, [openedPost, path, setPath])
  usePlaceName(openedPost?.title)
  const openedId = openedPost?.id
  useEffect(() => {
    if (openedId !== undefined) port.track?.(openedId, collectionId)
  }, [collectionId, openedId, port])
  const [readHere, setReadHere] = useState(nothing)
  if (openedId !== undefined && !readHere.has(openedId))
    setReadHere(new Set(readHere).add(openedId))

  const own = useRef(new Set<number>())
  const onAppear = useCallback(
    (posts: readonly Post[]) => {
      const [first] = posts
      if (!first) return
      announce(tools.t('live.added', { count: posts.length, title: first.title }))
    },
    [announce, tools],
  )
  const isNews = useCallback(
    (post: Post, before: readonly Post[]) => !own.current.has(post.id) && isNewer(post, before),
    [],
  )
  const fresh = useFresh(ready?.id, ready?.posts, { markedFor, onAppear, isNews })

  const tell = useCallback(
    (title: string, error: unknown) =>
      notify({ tone: 'failure', title, detail: errorText(tools, toPortError(error)) }),
    [notify, tools],
  )

  const actions = useMemo(() => {
    const take = (post: Post, commandId: string) => {
      own.current.add(post.id)
      receive({ commandId, patch: (truth) => withPost(truth, post) })
      refreshSingle.current?.()
    }
    const save = async (
      post: Post,
      version: number,
      fields: PostFields,
      tells?: boolean,
      groupIds?: readonly number[],
    ) => {
      const commandId = crypto.randomUUID()
      const { id } = post
      try {
        const seen = groupIds && { groupIds }
        const change = { id, version, fields, ...seen, notify: tells, commandId }
        take(await port.save(change), commandId)
      } catch (error) {
        // Where nothing is live, nobody else says what stands there now.
        if (toPortError(error).code === 'conflict') receive({})
        throw error
      }
    }
    const tellSaved = ({ publishedAt }: PostFields) => {
      const state = stateOf({ publishedAt }, now())
      const texts = { draft: 'edit.savedDraft', scheduled: 'edit.planned', published: 'edit.saved' } as const // prettier-ignore
      announce(tools.t(texts[state]))
    }
    const setPublished = async (
      post: Post,
      publishedAt: string | null,
      done: string,
      failed: string,
    ) => {
      try {
        await save(post, post.version, { ...fieldsOf(post), publishedAt })
        notify({ tone: 'success', title: done })
      } catch (error) {
        tell(failed, error)
      }
    }
    const restore = async (post: Post) => {
      const { id, title } = post
      const commandId = crypto.randomUUID()
      try {
        await port.restore!({ id, commandId })
        take(post, commandId)
        receive({})
        announce(tools.t('delete.restored', { title }))
      } catch (error) {
        tell(tools.t('delete.restoreFailed', { title }), error)
      }
    }
    return {
      react: async (post: Post, reaction: Reaction | null) => {
        if (!port.react) return
        const commandId = crypto.randomUUID()
        const { id, title } = post
        reacting.current.add(commandId)
        try {
          await run(
            { commandId, type: 'react', id, reaction },
            {
              send: () => port.react!({ id, reaction, commandId }),
              merge: (truth, reactions) => changePost(truth, id, (now) => ({ ...now, reactions })),
            },
          )
          refreshSingle.current?.()
        } catch (error) {
          tell(tools.t('react.failed', { title }), error)
        }
      },
      add: async (fields: PostFields, tells: boolean, groupIds?: readonly number[]) => {
        const commandId = crypto.randomUUID()
        try {
          const seen = groupIds && { groupIds }
          const made = { collectionId, fields, ...seen, notify: tells, commandId }
          take(await port.add(made), commandId)
          tellSaved(fields)
          return undefined
        } catch (error) {
          return toPortError(error)
        }
      },
      save: async (
        post: Post,
        version: number,
        fields: PostFields,
        tells?: boolean,
        groupIds?: readonly number[],
      ) => {
        try {
          await save(post, version, fields, tells, groupIds)
          tellSaved(fields)
          return undefined
        } catch (error) {
          return toPortError(error)
        }
      },
      publish: (post: Post) => {
        const { title } = post
        const [done, failed] = [
          tools.t('publish.done', { title }),
          tools.t('publish.failed', { title }),
        ]
        return setPublished(post, now().toISOString(), done, failed)
      },
      withdraw: (post: Post) => {
        const { title } = post
        const [done, failed] = [
          tools.t('publish.withdrawn', { title }),
          tools.t('publish.withdrawFailed', { title }),
        ]
        return setPublished(post, null, done, failed)
      },
      remove: async (post: Post) => {
        const { id } = post
        const commandId = crypto.randomUUID()
        const values = { title: post.title }
        try {
          await run(
            { commandId, type: 'remove', id },
            {
              send: () => port.remove({ id, commandId }),
              merge: (truth) => withoutPost(truth, id),
            },
          )
        } catch (error) {
          return tell(tools.t('delete.failed', values), error)
        }
        const title = tools.t('delete.done', values)
        offerUndo(title, port.restore && (() => void restore(post)))
      },
    }
  }, [announce, collectionId, notify, now, offerUndo, port, receive, run, tell, tools])

  return {
    feed,
    opened,
    isLoadingMore,
    loadMore: () => {
      if (!isLoadingMore && ready?.hasMore) setPages(pages + 1)
    },
    fresh,
    hasReactions: port.react !== undefined,
    canUndoDelete: port.restore !== undefined,
    canUploadPictures: port.uploadPicture !== undefined,
    notifiesByDefault,
    groups,
    audience: port.audience && saveAudience && { changes: port.audience, save: saveAudience },
    stateOf: (post) => stateOf(post, now()),
    isUnread: (post) => post.isUnread && !readHere.has(post.id),
    open: (post) => setPath([segmentOf(post)]),
    close: () => setPath([]),
    react: (post, reaction) => void actions.react(post, reaction),
    add: actions.add,
    save: actions.save,
    publish: (post) => void actions.publish(post),
    withdraw: (post) => void actions.withdraw(post),
    remove: (post) => {
      if (postId === post.id) setPath([])
      void actions.remove(post)
    },
    uploadPicture: (file) => port.uploadPicture!(file),
  }
}

/** What a save sends of a post that is changed in one thing only. */
export const fieldsOf = (post: Post): PostFields => ({
  title: post.title,
  teaser: post.teaser ?? '',
  body: post.body,
  imageUrl: post.imageUrl ?? '',
  tags: post.tags,
  publishedAt: post.publishedAt,
})

/** While older posts are loaded, those that are there stay. */
function useLastFeed(result: QueryResult<Feed>, collectionId: number) {
  const [last, setLast] = useState<Extract<QueryResult<Feed>, { state: 'ready' }>>()
  if (result.state === 'ready' && last?.data !== result.data) setLast(result)
  const kept = last?.data.id === collectionId ? last : undefined
  const isLoadingMore = result.state === 'loading' && kept !== undefined
  return { feed: isLoadingMore ? kept : result, isLoadingMore }
}

function openedOf(
  postId: number | undefined,
  inFeed: Post | undefined,
  single: QueryResult<Post>,
): QueryResult<Post> | undefined {
  if (postId === undefined) return undefined
  if (!inFeed) return single
  return { state: 'ready', data: inFeed, isRefreshing: false, refresh: () => undefined }
}

const momentOf = ({ publishedAt }: Post) => Date.parse(publishedAt ?? '') || 0

/** Older posts that were loaded are no news, and neither are drafts. */
const isNewer = (post: Post, before: readonly Post[]) =>
  post.publishedAt !== null && momentOf(post) >= Math.max(0, ...before.map(momentOf))
