import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import type { AudienceChanges, AudienceGroup } from '../kit/audience/audience.types.ts'
import { useAudienceSave, type SaveAudience } from '../kit/audience/useAudienceSave.ts'
import { useChoosableGroups } from '../kit/audience/useChoosableGroups.ts'
import {
  createPendingCommands,
  useNewItemIds,
  useMessages,
  useModuleHost,
  usePending,
  usePlaceName,
  useQuery,
  useUndo,
  type Pending,
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
  type PendingCommand,
  type PostState,
} from './posts.logic.ts'
import { usePostActions } from './usePostActions.ts'
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

interface PostEventsOptions extends Pick<Pending<Feed, PendingCommand>, 'receive'> {
  collectionId: number
  ready: Feed | undefined
  /** Ids of commands by which the reader is reacting right now. */
  reacting: RefObject<ReadonlySet<string>>
  /** Asks again for an opened post that is not in the feed. */
  refreshSingle: RefObject<(() => void) | undefined>
}

/** Takes in what others do to the posts; a mere reaction changes its counts alone. */
function usePostEvents(port: PostsPort, options: PostEventsOptions) {
  const { collectionId, ready, receive, reacting, refreshSingle } = options
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
}

/** The opened post: its address and name, and that it is read. Returns the ids of those that were read here. */
function useReading(port: PostsPort, collectionId: number, openedPost: Post | undefined) {
  const { path, setPath } = useModuleHost()
  // An address may carry an old title; the id is what counts.
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
  return readHere
}

const momentOf = ({ publishedAt }: Post) => Date.parse(publishedAt ?? '') || 0

/** Older posts that were loaded are no news, and neither are drafts. */
const isNewer = (post: Post, before: readonly Post[]) =>
  post.publishedAt !== null && momentOf(post) >= Math.max(0, ...before.map(momentOf))

/** Posts that came while the list was shown, and were not the reader's `own`; they are announced. */
function useNewPosts(ready: Feed | undefined, own: RefObject<ReadonlySet<number>>) {
  const { announce } = useModuleHost()
  const tools = useMessages(messages)
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
    [own],
  )
  return useNewItemIds(ready?.id, ready?.posts, { markedFor, onAppear, isNews })
}

/** Everything that posts know and do; their views only show it. */
export function usePosts(
  port: PostsPort,
  { collectionId, notifiesByDefault = false }: PostsOptions,
): PostsModel {
  const { now, path, setPath } = useModuleHost()
  const offerUndo = useUndo()
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
  usePostEvents(port, { collectionId, ready, receive, reacting, refreshSingle })
  const readHere = useReading(
    port,
    collectionId,
    opened?.state === 'ready' ? opened.data : undefined,
  )

  const own = useRef(new Set<number>())
  const fresh = useNewPosts(ready, own)
  const actions = usePostActions({ port, collectionId, run, receive, own, reacting, refreshSingle })

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
