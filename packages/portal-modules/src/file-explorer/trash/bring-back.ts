import { toPortError } from '../../kit/index.ts'
import type { Entry, FileExplorerPort, OnConflict, TrashedEntry } from '../file-explorer.port.ts'
import { conflictsWith, incomingOf } from '../moving/moving.logic.ts'
import type { Many } from '../moving/useMany.ts'
import type { Questions } from '../useQuestions.ts'
import type { Outcome } from '../../kit/index.ts'
import type { TrashFailures } from './useTrashFailures.ts'

/** What came out of the trash, and what it is there; absent where it is a version of another file. */
export interface Back {
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

export interface BringBackOptions extends TrashFailures {
  port: FileExplorerPort
  many: Many
  questions: Pick<Questions, 'askConflicts'>
}

/** Sends what was deleted back to where it was; asks about those whose name is taken by now (T-65). */
export function createBringBack({ port, many, questions, fail, failAll }: BringBackOptions) {
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
  return bringBack
}
