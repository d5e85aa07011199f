import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  useMessages,
  useModuleHost,
  usePlaceName,
  useQuery,
  type QueryResult,
} from '../../kit/index.ts'
import { displayName, pathOf, segmentOf, viewItemsOf } from '../file-explorer.logic.ts'
import type { Entry, FileExplorerPort, TrashedEntry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import { picturesOf, type Pictures } from '../pictures/pictures.ts'
import { reasonsOf } from '../moving/refusals.ts'
import { manyOf, useUnderway, type Underway } from '../moving/useMany.ts'
import { useQuestions, type Question } from '../useQuestions.ts'
import { createBringBack } from './bring-back.ts'
import { useTrashFailures } from './useTrashFailures.ts'

export interface TrashModel {
  items: QueryResult<readonly TrashedEntry[]>
  /** On their way back. */
  pending: ReadonlySet<number>
  /** How far they are, where they are thousands. */
  underway: readonly Underway[]
  nameOf: (entry: Pick<Entry, 'kind' | 'name'>) => string
  restore: (items: readonly TrashedEntry[]) => void
  /** Removes for good. Absent: nobody does that by hand. */
  purge: ((items: readonly TrashedEntry[]) => void) | undefined
  /** Shows a file in the viewer. Absent: nothing is shown. */
  look: ((item: TrashedEntry) => void) | undefined
  /** Absent: there are no pictures of files. */
  pictures: Pictures | undefined
  question: Question | undefined
  /** Back to the files. */
  leave: () => void
}

/** What was deleted and how it comes back to where it was (T-66). */
export function useTrash(
  port: FileExplorerPort,
  { rootId, hidesExtensions = false }: { rootId: number; hidesExtensions?: boolean },
): TrashModel {
  const { setPath, notify } = useModuleHost()
  const { t } = useMessages(messages)
  const items = useQuery(useMemo(() => port.trash?.(rootId), [port, rootId]))
  const refresh = items.state === 'ready' ? items.refresh : undefined
  const questions = useQuestions()
  const many = manyOf(port)
  usePlaceName(t('trash.title'))
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set())
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const nameOf = useCallback(
    (entry: Pick<Entry, 'kind' | 'name'>) => displayName(entry, hidesExtensions),
    [hidesExtensions],
  )
  useEffect(() => port.onChange?.(rootId, () => refresh?.()), [port, refresh, rootId])

  const { fail, failAll } = useTrashFailures(nameOf)
  const bringBack = createBringBack({ port, many, questions, fail, failAll })
  const restore = async (wanted: readonly TrashedEntry[]) => {
    const ids = new Set(wanted.map(({ id }) => id))
    setPending((now) => new Set([...now, ...ids]))
    const back = await bringBack(wanted)
    setGone((now) => new Set([...now, ...back.map(({ item }) => item.id)]))
    setPending((now) => new Set([...now].filter((id) => !ids.has(id))))
    refresh?.()
    const [first] = back
    if (!first) return
    const isOne = back.length === 1
    const { item, entry = item } = first
    const show = () => {
      const { path } = item
      setPath(entry.kind === 'folder' ? [...pathOf(path), segmentOf(entry)] : pathOf(path))
    }
    notify({
      tone: 'success',
      title: isOne
        ? t('delete.restored', { name: nameOf(entry) })
        : t('trash.restoredMany', { count: back.length }),
      ...(isOne && { action: { label: t('trash.show'), onPress: show } }),
    })
  }

  const purge = async (wanted: readonly TrashedEntry[]) => {
    const ids = new Set(wanted.map(({ id }) => id))
    setPending((now) => new Set([...now, ...ids]))
    const { done, refused } = await many.inPieces('purge', wanted, (piece, gate, commandId) =>
      gate(() => port.purge!({ ids: piece.map(({ id }) => id), commandId })),
    )
    const away = new Set(done)
    // What lay in a folder that is gone has gone with it.
    const isAway = (item: TrashedEntry) =>
      away.has(item.id) || item.path.some(({ id }) => away.has(id))
    const all = items.state === 'ready' ? items.data : wanted
    setGone((now) => new Set([...now, ...all.filter(isAway).map(({ id }) => id)]))
    setPending((now) => new Set([...now].filter((id) => !ids.has(id))))
    refresh?.()
    const left = refused.filter(({ id }) => !wanted.some((item) => item.id === id && isAway(item)))
    for (const { error, items: those } of reasonsOf(wanted, left))
      fail(those, error, 'trash.purgeFailed')
    const [first] = wanted.filter(isAway)
    if (!first) return
    const count = wanted.filter(isAway).length
    notify({
      tone: 'success',
      title:
        count === 1
          ? t('trash.purgeDone', { name: nameOf(first) })
          : t('trash.purgeDoneMany', { count }),
    })
  }
  const look = ({ id }: TrashedEntry) => {
    const files = shown.state === 'ready' ? shown.data.filter(({ check }) => !check) : []
    // Former contents are looked at once it is back.
    port.openViewer?.(
      id,
      viewItemsOf(files).map(({ id: itemId, kind, name, type }) => ({
        id: itemId,
        kind,
        name,
        type,
      })),
    )
  }

  const shown =
    items.state === 'ready'
      ? { ...items, data: items.data.filter(({ id }) => !gone.has(id)) }
      : items
  return {
    items: shown,
    pending,
    underway: useUnderway(many),
    nameOf,
    restore: (wanted) => void restore(wanted),
    purge: port.purge && ((wanted) => void purge(wanted)),
    look: port.openViewer && look,
    pictures: useMemo(() => picturesOf(port), [port]),
    question: questions.question,
    leave: () => setPath([]),
  }
}
