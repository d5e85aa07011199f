import { useCallback, useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react'
import type { AudienceChanges, AudienceGroup } from '../kit/audience/audience.types.ts'
import { useAudienceSave, type SaveAudience } from '../kit/audience/useAudienceSave.ts'
import { useChoosableGroups } from '../kit/audience/useChoosableGroups.ts'
import {
  createPendingCommands,
  useNewItemIds,
  useMessages,
  useModuleHost,
  usePending,
  useUndo,
  type Pending,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import {
  applyCommand,
  changeLink,
  shownName,
  targetOfMove,
  type Move,
  type PendingCommand,
  type SortOrder,
} from './link-collection.logic.ts'
import type {
  Collection,
  CollectionChange,
  Link,
  LinkCollectionPort,
  NewLink,
  Reaction,
  ViewType,
} from './link-collection.port.ts'
import { messages } from './messages/index.ts'
import { useLinkActions, type LinkEntry } from './useLinkActions.ts'
import { useLinkOpening } from './useLinkOpening.ts'
import { useShownLinks } from './useShownLinks.ts'

const linkCommands = createPendingCommands<Collection, PendingCommand>({ apply: applyCommand })
const markedFor = 8_000

export interface LinkCollectionModel {
  collection: QueryResult<Collection>
  /** The links, found and in order. */
  links: readonly Link[]
  view: ViewType
  setView: (view: ViewType) => void
  sort: SortOrder
  setSort: (order: SortOrder) => void
  text: string
  setText: (text: string) => void
  /** Links that came while the collection was shown. */
  fresh: ReadonlySet<number>
  hasReactions: boolean
  /** Links can be marked (T-92). */
  hasStars: boolean
  hasTags: boolean
  canAddFiles: boolean
  /** Files are on their way. */
  isUploading: boolean
  canUndoDelete: boolean
  notifiesByDefault: boolean
  /** Groups to choose from; undefined where the reader chooses none. */
  groups: readonly AudienceGroup[] | undefined
  /** Changing who sees links; undefined where nobody does (PERM-14). */
  audience: { changes: AudienceChanges; save: SaveAudience } | undefined
  /** A link's name as it is shown. */
  nameOf: (link: Pick<Link, 'kind' | 'name'>) => string
  /** Follows the click rules (SRCH-04). */
  open: (link: Link) => void
  react: (link: Link, reaction: Reaction | null) => void
  star: (link: Link, isStarred: boolean) => void
  /** Undefined: done. Else why not; what was typed is still the dialog's. */
  add: (kind: NewLink['kind'], entry: LinkEntry, notify: boolean) => Promise<PortError | undefined>
  addFiles: (files: readonly File[]) => void
  save: (link: Link, version: number, entry: LinkEntry) => Promise<PortError | undefined>
  remove: (link: Link) => void
  /** The order may be changed, and is the one that is shown (T-76). */
  canArrange: boolean
  canMove: (link: Link, move: Move) => boolean
  move: (link: Link, move: Move) => void
  /** Puts a link before another one, or at the end. */
  arrange: (link: Link, beforeId: number | null) => void
}

export interface LinkCollectionOptions {
  collectionId: number
  /** How it is looked at before anybody chooses; default list. */
  defaultView?: ViewType
  /** HIDE_ALL_FILE_EXTENSIONS (CFG-01). */
  hidesExtensions?: boolean
  /** DEFAULT_NOTIFY_ENABLED (PERM-15). */
  notifiesByDefault?: boolean
}

interface LinkEventsOptions extends Pick<Pending<Collection, PendingCommand>, 'receive'> {
  collectionId: number
  ready: Collection | undefined
  /** Ids of commands by which the reader is reacting right now. */
  reacting: RefObject<ReadonlySet<string>>
}

/** Takes in what others do in the collection; a mere reaction changes its counts alone. */
function useLinkEvents(port: LinkCollectionPort, options: LinkEventsOptions) {
  const { collectionId, ready, receive, reacting } = options
  const hear = useEffectEvent(({ commandId, reactions }: CollectionChange) => {
    if (!reactions) return receive({ commandId })
    const { id: linkId, counts } = reactions
    // Of one's own reaction the answer tells more than the event.
    if (commandId !== undefined && reacting.current.has(commandId)) return
    if (!ready?.links.some(({ id }) => id === linkId)) return
    receive({
      commandId,
      patch: (truth) =>
        changeLink(truth, linkId, (link) => ({
          ...link,
          reactions: { ...link.reactions, counts },
        })),
    })
  })
  useEffect(() => port.onChange?.(collectionId, (change) => hear(change)), [collectionId, port])
}

/** Everything that a link collection knows and does; its views only show it. */
export function useLinkCollection(
  port: LinkCollectionPort,
  {
    collectionId,
    defaultView = 'list',
    hidesExtensions = false,
    notifiesByDefault = false,
  }: LinkCollectionOptions,
): LinkCollectionModel {
  const { announce } = useModuleHost()
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const nameOf = useCallback(
    (link: Pick<Link, 'kind' | 'name'>) => shownName(link, hidesExtensions),
    [hidesExtensions],
  )
  const { result, run, receive } = usePending(
    useMemo(() => port.collection(collectionId), [port, collectionId]),
    linkCommands,
  )
  const ready = result.state === 'ready' ? result.data : undefined

  const knowsAudience = ready?.audience !== undefined
  const groups = useChoosableGroups(port.audience, collectionId, knowsAudience)
  const reload = useCallback((commandId?: string) => receive({ commandId }), [receive])
  const saveAudience = useAudienceSave(port.audience, offerUndo, reload)

  const reacting = useRef(new Set<string>())
  useLinkEvents(port, { collectionId, ready, receive, reacting })

  const look = useShownLinks(port, ready, { collectionId, defaultView })
  const { links, sort, text } = look

  const own = useRef(new Set<number>())
  const name = ready?.name ?? ''
  const onAppear = useCallback(
    (appeared: readonly Link[]) => {
      const others = appeared.filter((link) => !own.current.has(link.id))
      const [first] = others
      if (!first) return
      const values = { count: others.length, name: nameOf(first), collection: name }
      announce(tools.t('live.added', values))
    },
    [announce, name, nameOf, tools],
  )
  const fresh = useNewItemIds(ready?.id, ready?.links, { markedFor, onAppear })
  const { isUploading, ...actions } = useLinkActions({
    port,
    collectionId,
    nameOf,
    run,
    receive,
    own,
    reacting,
  })

  const canArrange =
    port.arrange !== undefined &&
    ready?.can.arrange === true &&
    sort === 'arranged' &&
    text.trim() === '' &&
    links.length > 1
  const arrange = async (link: Link, beforeId: number | null) => {
    const order = links
    const at = order.findIndex(({ id }) => id === link.id)
    const back = order[at + 1]?.id ?? null
    const isDone = await actions.arrange(link, beforeId)
    if (!isDone) return
    const title = tools.t('arrange.done', { name: nameOf(link) })
    offerUndo(title, () => void actions.arrange(link, back))
  }

  const open = useLinkOpening(port, { collectionId, links, nameOf })

  return {
    ...look,
    collection: result,
    canArrange,
    canMove: (link, move) => targetOfMove(links, link.id, move) !== undefined,
    move: (link, move) => {
      const beforeId = targetOfMove(links, link.id, move)
      if (beforeId !== undefined) void arrange(link, beforeId)
    },
    arrange: (link, beforeId) => void arrange(link, beforeId),
    fresh,
    hasReactions: port.react !== undefined,
    hasStars: port.star !== undefined,
    hasTags: port.saveTags !== undefined,
    canAddFiles: port.addFiles !== undefined && ready?.can.addFiles === true,
    isUploading,
    canUndoDelete: port.restore !== undefined,
    notifiesByDefault,
    groups,
    audience: port.audience && saveAudience && { changes: port.audience, save: saveAudience },
    nameOf,
    open,
    react: (link, reaction) => void actions.react(link, reaction),
    star: (link, isStarred) => void actions.star(link, isStarred),
    add: actions.add,
    addFiles: (files) => void actions.addFiles(files),
    save: actions.save,
    remove: (link) => void actions.remove(link),
  }
}
