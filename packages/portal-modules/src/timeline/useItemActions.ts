import { useMemo, type RefObject } from 'react'
import {
  errorText,
  toPortError,
  useMessages,
  useModuleHost,
  useSetParams,
  useNotifyFailure,
  useUndo,
  type Pending,
} from '../kit/index.ts'
import { messages } from './messages/index.ts'
import { withItem, withoutItem, type PendingCommand } from './timeline.logic.ts'
import type { ItemFields, Items, ShownKind, TimelineItem, TimelinePort } from './timeline.port.ts'

export interface ItemActionsOptions extends Pick<
  Pending<Items, PendingCommand>,
  'run' | 'receive'
> {
  port: TimelinePort
  timelineId: number
  /** What is shown of the timeline. */
  stretch: { kind: ShownKind | undefined; until: string | undefined }
  /** Ids of items that the reader brought: they are no news. */
  own: RefObject<Set<number>>
  /** Asks again for what is counted. */
  refresh: RefObject<() => void>
  /** Told of an item that the reader made. */
  onMade: (id: number) => void
}

/** What is done to the items of a timeline. */
export function useItemActions(options: ItemActionsOptions) {
  const { port, timelineId, stretch, run, receive, own, refresh, onMade } = options
  const { announce } = useModuleHost()
  const offerUndo = useUndo()
  const setParams = useSetParams()
  const tools = useMessages(messages)
  const notifyFailure = useNotifyFailure(tools, errorText)
  return useMemo(() => {
    const take = (item: TimelineItem, commandId: string) => {
      own.current.add(item.id)
      receive({ commandId, patch: (truth) => withItem(truth, item, stretch) })
      refresh.current()
    }
    const restore = async ({ id, title }: TimelineItem) => {
      const commandId = crypto.randomUUID()
      try {
        take(await port.restore!({ id, commandId }), commandId)
        announce(tools.t('delete.restored', { title }))
      } catch (error) {
        notifyFailure(tools.t('delete.restoreFailed', { title }), error)
      }
    }
    return {
      add: async (fields: ItemFields) => {
        const commandId = crypto.randomUUID()
        try {
          const item = await port.add({ timelineId, fields, commandId })
          take(item, commandId)
          announce(tools.t('edit.added'))
          onMade(item.id)
          // What one has just told is seen, wherever it stands.
          setParams({ item: String(item.id), type: undefined, day: undefined })
          return undefined
        } catch (error) {
          return toPortError(error)
        }
      },
      save: async ({ id }: TimelineItem, version: number, fields: ItemFields) => {
        const commandId = crypto.randomUUID()
        try {
          take(await port.save({ id, version, fields, commandId }), commandId)
          announce(tools.t('edit.saved'))
          return undefined
        } catch (error) {
          const failure = toPortError(error)
          // Where nothing is live, nobody else says what stands there now.
          if (failure.code === 'conflict') receive({})
          return failure
        }
      },
      remove: async (item: TimelineItem) => {
        const { id } = item
        const commandId = crypto.randomUUID()
        const values = { title: item.title }
        try {
          await run(
            { commandId, type: 'remove', id },
            {
              send: () => port.remove({ id, commandId }),
              merge: (truth) => withoutItem(truth, id),
            },
          )
        } catch (error) {
          return notifyFailure(tools.t('delete.failed', values), error)
        }
        refresh.current()
        const title = tools.t('delete.done', values)
        offerUndo(title, port.restore && (() => void restore(item)))
      },
    }
  }, [
    announce,
    offerUndo,
    onMade,
    own,
    port,
    receive,
    refresh,
    run,
    setParams,
    stretch,
    notifyFailure,
    timelineId,
    tools,
  ])
}
