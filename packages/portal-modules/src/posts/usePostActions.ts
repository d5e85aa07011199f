import { useCallback, useMemo, type RefObject } from 'react'
import {
  errorText,
  toPortError,
  useMessages,
  useModuleHost,
  useNotifyFailure,
  useUndo,
  type Pending,
} from '../kit/index.ts'
import { messages } from './messages/index.ts'
import {
  changePost,
  fieldsOf,
  stateOf,
  withoutPost,
  withPost,
  type PendingCommand,
} from './posts.logic.ts'
import type { Feed, Post, PostFields, PostsPort, Reaction } from './posts.port.ts'

export interface PostActionsOptions extends Pick<Pending<Feed, PendingCommand>, 'run' | 'receive'> {
  port: PostsPort
  collectionId: number
  /** Ids of posts that the reader brought: they are no news. */
  own: RefObject<Set<number>>
  /** Ids of commands by which the reader is reacting right now. */
  reacting: RefObject<Set<string>>
  /** Asks again for an opened post that is not in the feed. */
  refreshSingle: RefObject<(() => void) | undefined>
}

/** Takes a post of the reader's own into the feed. */
function useTake({ own, receive, refreshSingle }: PostActionsOptions) {
  return useCallback(
    (post: Post, commandId: string) => {
      own.current.add(post.id)
      receive({ commandId, patch: (truth) => withPost(truth, post) })
      refreshSingle.current?.()
    },
    [own, receive, refreshSingle],
  )
}

/** Reactions and removal: shown at once, taken back where they are refused. */
function usePostCommands(options: PostActionsOptions) {
  const { port, run, receive, reacting, refreshSingle } = options
  const { announce } = useModuleHost()
  const offerUndo = useUndo()
  const tools = useMessages(messages)
  const notifyFailure = useNotifyFailure(tools, errorText)
  const take = useTake(options)
  return useMemo(() => {
    const restore = async (post: Post) => {
      const { id, title } = post
      const commandId = crypto.randomUUID()
      try {
        await port.restore!({ id, commandId })
        take(post, commandId)
        receive({})
        announce(tools.t('delete.restored', { title }))
      } catch (error) {
        notifyFailure(tools.t('delete.restoreFailed', { title }), error)
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
          notifyFailure(tools.t('react.failed', { title }), error)
        }
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
          return notifyFailure(tools.t('delete.failed', values), error)
        }
        const title = tools.t('delete.done', values)
        offerUndo(title, port.restore && (() => void restore(post)))
      },
    }
  }, [announce, offerUndo, port, reacting, receive, refreshSingle, run, take, notifyFailure, tools])
}

/** Posts that are made, changed, published or withdrawn: shown when the server has them. */
function usePostSaving(options: PostActionsOptions) {
  const { port, collectionId, receive } = options
  const { announce, notify, now } = useModuleHost()
  const tools = useMessages(messages)
  const notifyFailure = useNotifyFailure(tools, errorText)
  const take = useTake(options)
  return useMemo(() => {
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
        notifyFailure(failed, error)
      }
    }
    return {
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
    }
  }, [announce, collectionId, notify, now, port, receive, take, notifyFailure, tools])
}

/** What is done to posts. */
export function usePostActions(options: PostActionsOptions) {
  return { ...usePostCommands(options), ...usePostSaving(options) }
}
