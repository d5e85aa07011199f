import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { AudienceGroup } from '../kit/audience/audience.types.ts'
import { useChoosableGroups } from '../kit/audience/useChoosableGroups.ts'
import { toPortError, useMessages, useModuleHost, useQuery, useUndo, type QueryResult } from '../kit/index.ts' // prettier-ignore
import type {
  Block,
  BlockList,
  BuildingBlocksPort,
  MediaChoice,
  Named,
  WithdrawnBlock,
} from './building-blocks.port.ts'
import { errorText } from './error-text.ts'
import { findBlocks, segmentsOf, type BlocksPlace } from './list.logic.ts'
import { messages } from './messages/index.ts'

export interface BlocksModel {
  result: QueryResult<BlockList>
  /** The blocks that were searched for, by priority and name. */
  shown: readonly Block[]
  text: string
  setText: (text: string) => void
  mediaTypes: readonly MediaChoice[]
  /** Undefined: it is not known who sees them. */
  groups: readonly AudienceGroup[] | undefined
  goTo: (place: BlocksPlace) => void
  remove: (block: Block) => void
  canUndo: boolean
  /** What was withdrawn and can be brought back; empty where that is not known. */
  withdrawn: readonly WithdrawnBlock[]
  restore: (block: Named) => void
}

const noBlocks: readonly Block[] = []
const noMedia: readonly MediaChoice[] = []
const noneWithdrawn: readonly WithdrawnBlock[] = []

/** The building blocks of a page's component, searched and withdrawn (DO-23). */
export function useBlocks(port: BuildingBlocksPort, componentId: number): BlocksModel {
  const { locale, notify, setPath } = useModuleHost()
  const tools = useMessages(messages)
  const offerUndo = useUndo()
  // What was changed on another page is asked for anew.
  const result = useQuery(useMemo(() => port.blocks(componentId), [port, componentId]))
  const ready = result.state === 'ready' ? result : undefined
  const choices = useQuery(useMemo(() => port.choices(), [port]))
  const mediaTypes = choices.state === 'ready' ? choices.data.mediaTypes : noMedia
  const mayManage = ready?.data.can.add === true
  const groups = useChoosableGroups(port.audience, componentId, mayManage)

  const trash = useQuery(
    useMemo(
      () => (mayManage && port.restore ? port.withdrawn?.(componentId) : undefined),
      [componentId, mayManage, port],
    ),
  )
  const withdrawn = trash.state === 'ready' ? trash.data : noneWithdrawn

  const refresh = () => {
    ready?.refresh()
    if (trash.state === 'ready') trash.refresh()
  }
  const hear = useEffectEvent(() => refresh())
  useEffect(() => port.onChange?.(componentId, () => hear()), [port, componentId])

  const [text, setText] = useState('')
  const settled = useDeferredValue(text)
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const all = ready?.data.blocks ?? noBlocks
  const shown = useMemo(
    () =>
      findBlocks(
        all.filter(({ id }) => !gone.has(id)),
        settled,
        mediaTypes,
        locale,
      ),
    [all, gone, settled, mediaTypes, locale],
  )

  const mark = (id: number, isGone: boolean) =>
    setGone((now) => {
      const next = new Set(now)
      if (isGone) next.add(id)
      else next.delete(id)
      return next
    })
  const fail = (title: string, thrown: unknown) =>
    notify({ tone: 'failure', title, detail: errorText(tools, toPortError(thrown)) })

  const restore = async ({ id, name }: Named) => {
    try {
      await port.restore!({ id, commandId: crypto.randomUUID() })
      mark(id, false)
      refresh()
      notify({ tone: 'success', title: tools.t('restore.done', { name }) })
    } catch (thrown) {
      fail(tools.t('restore.failed', { name }), thrown)
    }
  }
  const remove = async (block: Block) => {
    const { id, name } = block
    mark(id, true)
    try {
      await port.remove({ id, commandId: crypto.randomUUID() })
      offerUndo(tools.t('remove.done', { name }), port.restore && (() => void restore(block)))
    } catch (thrown) {
      mark(id, false)
      fail(tools.t('remove.failed', { name }), thrown)
    }
    refresh()
  }

  return {
    result,
    shown,
    text,
    setText,
    mediaTypes,
    groups,
    goTo: useCallback((place) => setPath(segmentsOf(place)), [setPath]),
    remove: (block) => void remove(block),
    canUndo: port.restore !== undefined,
    withdrawn,
    restore: (block) => void restore(block),
  }
}
