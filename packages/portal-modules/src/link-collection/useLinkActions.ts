import { useMemo, useState, type RefObject } from 'react'
import {
  errorText,
  toPortError,
  useMessages,
  useModuleHost,
  useNotifyFailure,
  useUndo,
  type Pending,
} from '../kit/index.ts'
import {
  arranged,
  changeLink,
  tagChanges,
  withLinks,
  withoutLink,
  type PendingCommand,
} from './link-collection.logic.ts'
import type {
  Collection,
  Link,
  LinkCollectionPort,
  LinkFields,
  NewLink,
  Reaction,
} from './link-collection.port.ts'
import { messages } from './messages/index.ts'

/** What the dialog hands over: fields of a link and its tags. */
export interface LinkEntry {
  fields: LinkFields
  /** Absent: as before, or as the collection. */
  groupIds?: readonly number[] | undefined
  tags: readonly string[]
}

export interface LinkActionsOptions extends Pick<
  Pending<Collection, PendingCommand>,
  'run' | 'receive'
> {
  port: LinkCollectionPort
  collectionId: number
  nameOf: (link: Pick<Link, 'kind' | 'name'>) => string
  /** Ids of links that the reader brought: they are no news. */
  own: RefObject<Set<number>>
  /** Ids of commands by which the reader is reacting right now. */
  reacting: RefObject<Set<string>>
}

/** Marks, order and removal: shown at once, taken back where they are refused. */
function useLinkCommands(options: LinkActionsOptions) {
  const { port, collectionId, nameOf, run, own, reacting } = options
  const { announce } = useModuleHost()
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const notifyFailure = useNotifyFailure(tools, errorText)
  return useMemo(() => {
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
        notifyFailure(tools.t('delete.restoreFailed', { name: nameOf(link) }), error)
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
          notifyFailure(tools.t('react.failed', { name: nameOf(link) }), error)
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
          notifyFailure(tools.t('star.failed', { name: nameOf(link) }), error)
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
          notifyFailure(tools.t('arrange.failed', { name: nameOf(link) }), error)
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
          return notifyFailure(tools.t('delete.failed', { name: nameOf(link) }), error)
        }
        const title = tools.t('delete.done', { name: nameOf(link) })
        offerUndo(title, port.restore && (() => void restore(link)))
      },
    }
  }, [announce, collectionId, nameOf, offerUndo, own, port, reacting, run, notifyFailure, tools])
}

/** Links that are made, changed or uploaded: shown when the server has them. */
function useLinkSaving(options: LinkActionsOptions) {
  const { port, collectionId, nameOf, receive, own } = options
  const { announce, notify } = useModuleHost()
  const tools = useMessages(messages)
  const notifyFailure = useNotifyFailure(tools, errorText)
  const [isUploading, setUploading] = useState(false)
  const saving = useMemo(() => {
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
        notifyFailure(tools.t('tags.failed', { name: nameOf(link) }), error)
      }
    }
    return {
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
          notifyFailure(tools.t('upload.failed'), error)
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
    }
  }, [announce, collectionId, nameOf, notify, own, port, receive, notifyFailure, tools])
  return { ...saving, isUploading }
}

/** What is done to the links of a collection. */
export function useLinkActions(options: LinkActionsOptions) {
  return { ...useLinkCommands(options), ...useLinkSaving(options) }
}
