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
  useUndo,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import {
  applyCommand,
  arranged,
  changeLink,
  shownName,
  tagChanges,
  targetOfMove,
  withLinks,
  withoutLink,
  type Move,
  type PendingCommand,
  type SortOrder,
} from './link-collection.logic.ts'
import type {
  Collection,
  CollectionChange,
  Link,
  LinkCollectionPort,
  LinkFields,
  NewLink,
  Reaction,
  ViewType,
} from './link-collection.port.ts'
import { messages } from './messages/index.ts'
import { useLinkOpening } from './useLinkOpening.ts'
import { useShownLinks } from './useShownLinks.ts'

const linkCommands = createPendingCommands<Collection, PendingCommand>({ apply: applyCommand })
const markedFor = 8_000

/** What the dialog hands over: fields of a link and its tags. */
interface LinkEntry {
  fields: LinkFields
  /** Absent: as before, or as the collection. */
  groupIds?: readonly number[] | undefined
  tags: readonly string[]
}

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
  const { announce, notify } = useModuleHost()
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
  const fresh = useFresh(ready?.id, ready?.links, { markedFor, onAppear })
  const [isUploading, setUploading] = useState(false)

  const tell = useCallback(
    (title: string, error: unknown) =>
      notify({ tone: 'failure', title, detail: errorText(tools, toPortError(error)) }),
    [notify, tools],
  )

  const actions = useMemo(() => {
    const take = (added: readonly Link[], commandId: string) => {
      for (const link of added) own.current.add(link.id)
      receive({ commandId, patch: (truth) => withLinks(truth, added) })
    }
    const saveTags = async (link: Link, tags: readonly string[]) => {
      const { added, removed } = tagChanges(link.tags, tags)
      if (!port.saveTags || added.length + removed.length === 0) return
      const commandId = crypto.randomUUID()
      try {
        const saved = await port.saveTags({ id: link.id, added, removed, commandId })
        receive({
          commandId,
          patch: (truth) => changeLink(truth, link.id, (now) => ({ ...now, tags: saved })),
        })
      } catch (error) {
        tell(tools.t('tags.failed', { name: nameOf(link) }), error)
      }
    }
    const restore = async (link: Link) => {
      const commandId = crypto.randomUUID()
      own.current.add(link.id)
      try {
        await run(
          { commandId, type: 'restore', link },
          {
            send: () => port.restore!({ id: link.id, commandId }),
            // The answer knows neither reactions nor tags.
            merge: (truth, restored) => {
              const { reactions, tags } = link
              return withLinks(truth, [{ ...restored, reactions, tags }])
            },
          },
        )
        announce(tools.t('delete.restored', { name: nameOf(link) }))
      } catch (error) {
        tell(tools.t('delete.restoreFailed', { name: nameOf(link) }), error)
      }
    }
    return {
      react: async (link: Link, reaction: Reaction | null) => {
        if (!port.react) return
        const commandId = crypto.randomUUID()
        const { id } = link
        reacting.current.add(commandId)
        try {
          await run(
            { commandId, type: 'react', id, reaction },
            {
              send: () => port.react!({ id, reaction, commandId }),
              merge: (truth, reactions) => changeLink(truth, id, (now) => ({ ...now, reactions })),
            },
          )
        } catch (error) {
          tell(tools.t('react.failed', { name: nameOf(link) }), error)
        }
      },
      star: async (link: Link, isStarred: boolean) => {
        if (!port.star) return
        const commandId = crypto.randomUUID()
        const { id } = link
        try {
          await run(
            { commandId, type: 'star', id, isStarred },
            {
              send: () => port.star!({ id, isStarred, commandId }),
              merge: (truth) => changeLink(truth, id, (now) => ({ ...now, isStarred })),
            },
          )
        } catch (error) {
          tell(tools.t('star.failed', { name: nameOf(link) }), error)
        }
      },
      add: async (kind: NewLink['kind'], entry: LinkEntry, tells: boolean) => {
        const commandId = crypto.randomUUID()
        try {
          const { fields, tags, groupIds } = entry
          const link = await port.add({
            collectionId,
            kind,
            ...fields,
            ...(groupIds && { groupIds }),
            notify: tells,
            commandId,
          })
          take([link], commandId)
          announce(tools.t('add.done', { name: nameOf(link) }))
          await saveTags(link, tags)
          return undefined
        } catch (error) {
          return toPortError(error)
        }
      },
      addFiles: async (files: readonly File[]) => {
        const commandId = crypto.randomUUID()
        setUploading(true)
        try {
          const added = await port.addFiles!({ collectionId, files, commandId })
          take(added, commandId)
          notify({ tone: 'success', title: tools.t('upload.done', { count: added.length }) })
        } catch (error) {
          tell(tools.t('upload.failed'), error)
        }
        setUploading(false)
      },
      save: async (link: Link, version: number, { fields, tags, groupIds }: LinkEntry) => {
        const commandId = crypto.randomUUID()
        const { id, kind } = link
        try {
          const saved = await port.save({
            id,
            kind,
            version,
            fields,
            ...(groupIds && { groupIds }),
            commandId,
          })
          receive({ commandId, patch: (truth) => withLinks(truth, [saved]) })
          announce(tools.t('edit.done', { name: nameOf(saved) }))
          await saveTags(link, tags)
          return undefined
        } catch (error) {
          const failure = toPortError(error)
          // Where nothing is live, nobody else says what stands there now.
          if (failure.code === 'conflict') receive({})
          return failure
        }
      },
      /** True: done. */
      arrange: async (link: Link, beforeId: number | null): Promise<boolean> => {
        const { id } = link
        const commandId = crypto.randomUUID()
        try {
          await run(
            { commandId, type: 'arrange', id, beforeId },
            {
              send: () => port.arrange!({ collectionId, id, beforeId, commandId }),
              merge: (truth) => arranged(truth, { id, beforeId }),
            },
          )
        } catch (error) {
          tell(tools.t('arrange.failed', { name: nameOf(link) }), error)
          return false
        }
        return true
      },
      remove: async (link: Link) => {
        const commandId = crypto.randomUUID()
        const { id } = link
        try {
          await run(
            { commandId, type: 'remove', id },
            {
              send: () => port.remove({ id, commandId }),
              merge: (truth) => withoutLink(truth, id),
            },
          )
        } catch (error) {
          return tell(tools.t('delete.failed', { name: nameOf(link) }), error)
        }
        const title = tools.t('delete.done', { name: nameOf(link) })
        offerUndo(title, port.restore && (() => void restore(link)))
      },
    }
  }, [announce, collectionId, nameOf, notify, offerUndo, port, receive, run, tell, tools])

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
