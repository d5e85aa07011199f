import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  toPortError,
  useMessages,
  useModuleHost,
  useQuery,
  type QueryResult,
} from '../kit/index.ts'
import { errorText } from './error-text.ts'
import { displayName, pathOf, segmentOf } from './file-explorer.logic.ts'
import type { Entry, FileExplorerPort, OnConflict, TrashedEntry } from './file-explorer.port.ts'
import { messages } from './messages/index.ts'
import { conflictsWith, incomingOf } from './moving.logic.ts'
import { useQuestions, type Question } from './useQuestions.ts'

export interface TrashModel {
  items: QueryResult<readonly TrashedEntry[]>
  /** On their way back. */
  pending: ReadonlySet<number>
  nameOf: (entry: Pick<Entry, 'kind' | 'name'>) => string
  restore: (items: readonly TrashedEntry[]) => void
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
  const tools = useMessages(messages)
  const { t } = tools
  const items = useQuery(useMemo(() => port.trash?.(rootId), [port, rootId]))
  const refresh = items.state === 'ready' ? items.refresh : undefined
  const questions = useQuestions()
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set())
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const nameOf = useCallback(
    (entry: Pick<Entry, 'kind' | 'name'>) => displayName(entry, hidesExtensions),
    [hidesExtensions],
  )
  useEffect(() => port.onChange?.(rootId, () => refresh?.()), [port, refresh, rootId])

  /** Takes one back; where its name is taken meanwhile, it is asked what becomes of both (T-65). */
  const takeBack = async (item: TrashedEntry): Promise<Entry | undefined> => {
    const send = (onConflict: OnConflict) =>
      port.restore!({ id: item.id, commandId: crypto.randomUUID(), onConflict })
    try {
      return await send('refuse')
    } catch (reason) {
      const error = toPortError(reason)
      const parent = item.path.at(-1)
      if (error.reason !== 'name-taken' || !parent) throw error
      const { entries, name } = await port.folder(parent.id).load()
      const conflicts = conflictsWith([incomingOf(item)], entries)
      // Whoever has the name is hidden from the reader.
      if (conflicts.length === 0) return send('keep-both')
      const answer = (await questions.askConflicts(conflicts, name))?.get(item.id)
      return answer === undefined || answer === 'skip' ? undefined : send(answer)
    }
  }

  const restore = async (wanted: readonly TrashedEntry[]) => {
    setPending((now) => new Set([...now, ...wanted.map(({ id }) => id)]))
    const back: { item: TrashedEntry; entry: Entry }[] = []
    // One after another: folders first, so that what lay in them has a place again.
    const inOrder = wanted.toSorted((a, b) => a.path.length - b.path.length)
    for (const item of inOrder) {
      try {
        const entry = await takeBack(item)
        if (entry) back.push({ item, entry })
      } catch (error) {
        const title = t('delete.restoreFailed', { name: nameOf(item) })
        notify({ tone: 'failure', title, detail: errorText(tools, toPortError(error)) })
      }
    }
    setGone((now) => new Set([...now, ...back.map(({ item }) => item.id)]))
    setPending((now) => new Set([...now].filter((id) => !wanted.some((item) => item.id === id))))
    refresh?.()
    const [first] = back
    if (!first) return
    const { item, entry } = first
    const isOne = back.length === 1
    const show = () => {
      setPath(
        entry.kind === 'folder' ? [...pathOf(item.path), segmentOf(entry)] : pathOf(item.path),
      )
    }
    notify({
      tone: 'success',
      title: isOne
        ? t('delete.restored', { name: nameOf(entry) })
        : t('trash.restoredMany', { count: back.length }),
      ...(isOne && { action: { label: t('trash.show'), onPress: show } }),
    })
  }

  const shown =
    items.state === 'ready'
      ? { ...items, data: items.data.filter(({ id }) => !gone.has(id)) }
      : items
  return {
    items: shown,
    pending,
    nameOf,
    restore: (wanted) => void restore(wanted),
    question: questions.question,
    leave: () => setPath([]),
  }
}
