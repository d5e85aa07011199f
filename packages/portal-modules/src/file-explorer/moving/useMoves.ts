import { useCallback } from 'react'
import { useMessages, useModuleHost, type OfferUndo } from '../../kit/index.ts'
import type { Entry, FileExplorerPort, Folder, OnConflict } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import { audienceShift, conflictsWith, incomingOf, moveFault } from './moving.logic.ts'
import type { ShownFolder } from '../useFolder.ts'
import { holdStopping, type Many } from './useMany.ts'
import { useMoveSending } from './useMoveSending.ts'
import { useMoveUndo, type Moved } from './useMoveUndo.ts'
import type { Questions } from '../useQuestions.ts'

export interface Moves {
  /** Something can be moved at all. */
  canMove: boolean
  /** Takes entries of one folder into another one; resolves to those that went. */
  move: (
    entries: readonly Entry[],
    from: Pick<Folder, 'id' | 'audience'>,
    toId: number,
  ) => Promise<readonly Entry[]>
  /** Takes entries of the shown folder into another one. */
  moveInto: (entries: readonly Entry[], folderId: number) => void
  /** A folder to choose from; the function stays the same. */
  folderAt: (id: number) => Promise<Folder>
}

/**
 * Moving by drag, cut and paste, or dialog: all ask the same (a taken name, other people who see
 * it), all end in one message that takes everything back (FILE-08, FILE-16, T-65, T-68).
 */
export function useMoves(
  port: FileExplorerPort,
  shown: ShownFolder,
  nameOf: (entry: Entry) => string,
  offerUndo: OfferUndo,
  questions: Pick<Questions, 'askConflicts' | 'askAudience'>,
  many: Many,
): Moves {
  const { notify } = useModuleHost()
  const { t } = useMessages(messages)
  const { ready, groups, notifyFailure, notifyRefusals } = shown
  const send = useMoveSending(port, shown, many)
  const takeBack = useMoveUndo({ port, shown, nameOf, many, send })

  const folderAt = useCallback((id: number) => port.folder(id).load(), [port])
  const say = (entries: readonly Entry[], folderName: string) =>
    entries.length === 1
      ? t('move.done', { name: nameOf(entries[0]!), folder: folderName })
      : t('move.doneMany', { count: entries.length, folder: folderName })

  const targetOf = async (toId: number) => {
    try {
      return ready?.id === toId ? ready : await folderAt(toId)
    } catch (error) {
      notifyFailure(t('move.unreachable'), error)
      return undefined
    }
  }

  const move: Moves['move'] = async (chosen, from, toId) => {
    if (!port.move || toId === from.id) return []
    const target = await targetOf(toId)
    if (!target) return []
    const fault = moveFault(chosen, target)
    if (fault) {
      const folder = target.name
      if (fault !== 'same') notify({ tone: 'failure', title: t(`move.${fault}`, { folder }) })
      return []
    }
    const folderName = target.name
    const shift = audienceShift(chosen, from.audience, target.audience, groups)
    const name = chosen.length === 1 ? nameOf(chosen[0]!) : undefined
    const about = { name, count: chosen.length, folderName }
    if (shift && !(await questions.askAudience({ way: 'move', shift, ...about }))) return []
    const conflicts = conflictsWith(chosen.map(incomingOf), target.entries)
    const kept = port.restoreVersion ? 'version' : 'trash'
    const answers = await questions.askConflicts(conflicts, folderName, kept)
    if (!answers) return []

    const going = chosen.filter(({ id }) => answers.get(id) !== 'skip')
    const said = (entry: Entry): OnConflict => {
      const answer = answers.get(entry.id)
      return answer === 'replace' || answer === 'keep-both' ? answer : 'refuse'
    }
    const { stopping, end } = holdStopping()
    const way = { fromId: from.id, toId, stopping }
    const { done, refused, left } = await send(going, way, said)
    const isUnwanted = end()
    notifyRefusals('move.failed', going, refused, (those) => void move(those, from, toId))
    const after = new Map(done.map((entry) => [entry.id, entry]))
    const replaced = new Map(conflicts.map(({ incoming, existing }) => [incoming.key, existing.id]))
    const moved = going.flatMap((before): Moved | [] => {
      const isReplacing = answers.get(before.id) === 'replace'
      const replacedId = isReplacing ? replaced.get(before.id) : undefined
      if (after.has(before.id)) return { before, replacedId }
      const versionOf = replacedId === undefined ? undefined : after.get(replacedId)
      return versionOf ? { before, versionOf } : []
    })
    if (moved.length === 0) return []
    if (isUnwanted) {
      void takeBack(moved, from.id, toId)
      return []
    }
    const title = say(
      moved.map(({ before }) => before),
      folderName,
    )
    const detail = left > 0 ? { detail: t('many.left', { count: left }) } : undefined
    offerUndo(title, () => void takeBack(moved, from.id, toId), detail)
    return moved.map(({ before, versionOf }) => versionOf ?? after.get(before.id)!)
  }

  return {
    canMove: port.move !== undefined,
    move,
    moveInto: (entries, folderId) => {
      if (ready) void move(entries, ready, folderId)
    },
    folderAt,
  }
}
