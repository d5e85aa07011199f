import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  toPortError,
  useMessages,
  useModuleHost,
  usePlaceName,
  useQuery,
  type Outcome,
  type PortError,
  type QueryResult,
  type Refusal,
} from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { displayName, pathOf, segmentOf, viewItemsOf } from '../file-explorer.logic.ts'
import type { Entry, FileExplorerPort, OnConflict, TrashedEntry } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import { conflictsWith, incomingOf } from '../moving/moving.logic.ts'
import { picturesOf, type Pictures } from '../pictures/pictures.ts'
import { reasonsOf } from '../moving/refusals.ts'
import { manyOf, useUnderway, type Underway } from '../moving/useMany.ts'
import { useQuestions, type Question } from '../useQuestions.ts'

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

/** What came out of the trash, and what it is there; absent where it is a version of another file. */
interface Back {
  item: TrashedEntry
  entry: Entry | undefined
}

function backOf(sent: readonly TrashedEntry[], { done, refused }: Outcome<Entry>): Back[] {
  const stayed = new Set(refused.map(({ id }) => id))
  const there = new Map(done.map((entry) => [entry.id, entry]))
  return sent
    .filter(({ id }) => !stayed.has(id))
    .map((item) => ({ item, entry: there.get(item.id) }))
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
  const many = manyOf(port)
  usePlaceName(t('trash.title'))
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set())
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const nameOf = useCallback(
    (entry: Pick<Entry, 'kind' | 'name'>) => displayName(entry, hidesExtensions),
    [hidesExtensions],
  )
  useEffect(() => port.onChange?.(rootId, () => refresh?.()), [port, refresh, rootId])

  const send = (wanted: readonly TrashedEntry[], conflictOf: (id: number) => OnConflict) =>
    many.inPieces('restore', wanted, (piece, gate, commandId) => {
      const entries = piece.map(({ id }) => ({ id, onConflict: conflictOf(id) }))
      return gate(() => port.restore!({ entries, commandId }))
    })

  /** What becomes of those whose name is taken meanwhile, folder by folder; the others stay (T-65). */
  const askAbout = async (taken: readonly TrashedEntry[]) => {
    const said = new Map<number, OnConflict>()
    for (const [parentId, together] of Map.groupBy(taken, ({ path }) => path.at(-1)?.id)) {
      if (parentId === undefined) continue
      const { entries, name } = await port.folder(parentId).load()
      const conflicts = conflictsWith(together.map(incomingOf), entries)
      const seen = new Set(conflicts.map(({ incoming }) => incoming.key))
      // Whoever has the name is hidden from the reader.
      for (const { id } of together) if (!seen.has(id)) said.set(id, 'keep-both')
      const kept = port.restoreVersion ? 'version' : 'trash'
      const answers = await questions.askConflicts(conflicts, name, kept)
      for (const [id, answer] of answers ?? []) if (answer !== 'skip') said.set(id, answer)
    }
    return said
  }

  const fail = (
    items: readonly TrashedEntry[],
    error: PortError,
    said: 'delete.restoreFailed' | 'trash.purgeFailed' = 'delete.restoreFailed',
  ) => {
    const [item] = items
    if (!item) return
    const title =
      items.length === 1
        ? t(said, { name: nameOf(item) })
        : t(`${said}Many`, { count: items.length })
    const isHidden = said === 'trash.purgeFailed' && error.code === 'forbidden'
    const detail = isHidden ? t('trash.purgeHidden') : errorText(tools, error)
    notify({ tone: 'failure', title, detail })
  }
  const failAll = (wanted: readonly TrashedEntry[], refused: readonly Refusal[]) => {
    for (const { error, items: those } of reasonsOf(wanted, refused)) fail(those, error)
  }

  /** Resolves to those that came back, or became versions of what has their names by now (T-65). */
  const bringBack = async (wanted: readonly TrashedEntry[]): Promise<readonly Back[]> => {
    // Folders first, so that what lay in them has a place again.
    const inOrder = wanted.toSorted((a, b) => a.path.length - b.path.length)
    const first = await send(inOrder, () => 'refuse')
    const back = backOf(inOrder, first)
    const idsOf = (reason: string) =>
      new Set(first.refused.filter(({ error }) => error.reason === reason).map(({ id }) => id))
    const takenIds = idsOf('name-taken')
    const taken = inOrder.filter(({ id }) => takenIds.has(id))
    // They may yet have a folder, where that one's name is settled.
    const goneIds = idsOf('parent-gone')
    const waiting = inOrder.filter(
      ({ id, path }) => goneIds.has(id) && path.some((crumb) => takenIds.has(crumb.id)),
    )
    const waitingIds = new Set(waiting.map(({ id }) => id))
    failAll(
      wanted,
      first.refused.filter(({ id }) => !takenIds.has(id) && !waitingIds.has(id)),
    )
    try {
      const said = await askAbout(taken)
      const asked = [...taken.filter(({ id }) => said.has(id)), ...waiting]
      const second = await send(asked, (id) => said.get(id) ?? 'refuse')
      failAll(wanted, second.refused)
      return [...back, ...backOf(asked, second)]
    } catch (error) {
      fail([...taken, ...waiting], toPortError(error))
      return back
    }
  }

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
