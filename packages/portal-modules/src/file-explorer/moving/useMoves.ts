import { useCallback } from 'react'
import { useMessages, useModuleHost, type OfferUndo, type Outcome } from '../../kit/index.ts'
import { applyEvent } from '../file-explorer.logic.ts'
import type { Entry, FileExplorerPort, Folder, OnConflict } from '../file-explorer.port.ts'
import type { Gate } from './in-pieces.ts'
import { messages } from '../messages/index.ts'
import { audienceShift, conflictsWith, incomingOf, moveFault } from './moving.logic.ts'
import type { ShownFolder } from '../useFolder.ts'
import { holdStopping, type Many, type Unanswered } from './useMany.ts'
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

/** An entry that was moved, as it was, and what it took the place of. */
interface Moved {
  before: Entry
  /** A file that lies in the trash since then: the port keeps no versions. */
  replacedId?: number | undefined
  /** The file that it is a version of now; it lies in the trash itself (T-65). */
  versionOf?: Entry | undefined
}

/** From where to where. */
interface Way {
  fromId: number
  toId: number
  /** What was moved goes back to where it was, under the name that it had. */
  isBack?: boolean
  again?: Unanswered | undefined
  /** With it, it can be stopped half way. */
  stopping?: AbortController
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
  const { notify, announce } = useModuleHost()
  const { t } = useMessages(messages)
  const { ready, run, receive, add, own, groups, tell, tellRefused } = shown

  const folderAt = useCallback((id: number) => port.folder(id).load(), [port])
  const say = (entries: readonly Entry[], folderName: string) =>
    entries.length === 1
      ? t('move.done', { name: nameOf(entries[0]!), folder: folderName })
      : t('move.doneMany', { count: entries.length, folder: folderName })

  /** Takes entries there, or back; the shown folder follows, whichever of the two it is. */
  const send = (
    entries: readonly Entry[],
    { fromId, toId, isBack = false, again, stopping }: Way,
    conflictOf: (entry: Entry) => OnConflict,
  ) => {
    own(entries)
    const start = async (piece: readonly Entry[], gate: Gate, commandId: string) => {
      const ids = piece.map(({ id }) => id)
      const going = piece.map((entry) => ({
        id: entry.id,
        onConflict: conflictOf(entry),
        // Where it was put, it may have got another name.
        ...(isBack && { name: entry.name }),
      }))
      const move = () => gate(() => port.move!({ fromId, toId, entries: going, commandId }))
      if (ready?.id === fromId) {
        // What became a version of another file has gone from here as well.
        const merge = (truth: Folder, { refused }: Outcome<Entry>) => {
          const stayed = new Set(refused.map(({ id }) => id))
          return applyEvent(truth, { type: 'removed', ids: ids.filter((id) => !stayed.has(id)) })
        }
        return run({ commandId, type: 'remove', ids }, { send: move, merge })
      }
      if (isBack && ready?.id === toId) {
        const merge = (truth: Folder, { done }: Outcome<Entry>) =>
          applyEvent(truth, { type: 'added', entries: done })
        return run({ commandId, type: 'restore', entries: piece }, { send: move, merge })
      }
      const outcome = await move()
      if (ready?.id === toId) add(outcome.done, commandId)
      // Another folder's number of items; and what was replaced has gone by the same command.
      if (ready?.id !== toId || going.some(({ onConflict }) => onConflict === 'replace'))
        receive({})
      return outcome
    }
    return many.inPieces('move', entries, start, { again, ...(stopping && { stopping }) })
  }

  /** What was replaced is there again, where what took its place has gone. */
  const bringBack = async (moved: readonly Moved[], back: readonly Entry[]) => {
    if (!port.restore) return
    const there = new Set(back.map(({ id }) => id))
    const replaced = moved.flatMap(({ before, replacedId }) =>
      replacedId !== undefined && there.has(before.id) ? [{ id: replacedId }] : [],
    )
    const { refused } = await many.inPieces('restore', replaced, (piece, gate, commandId) => {
      const entries = piece.map(({ id }) => ({ id, onConflict: 'refuse' as const }))
      return gate(() => port.restore!({ entries, commandId }))
    })
    tellRefused('delete.restoreFailed', [], refused)
  }

  /** Files get the content back that they had, and what became a version of them comes out of the trash. */
  const takeApart = async (moved: readonly Moved[]): Promise<readonly Entry[]> => {
    const apart: Entry[] = []
    for (const { before, versionOf } of moved) {
      if (!versionOf) continue
      const { id, version, contentNumber = 1 } = versionOf
      try {
        const commandId = crypto.randomUUID()
        await port.restoreVersion?.({ id, number: contentNumber - 1, version, commandId })
        apart.push(before)
      } catch (error) {
        tell(t('move.undoFailed', { name: nameOf(before) }), error)
      }
    }
    const { done, refused } = await many.inPieces('restore', apart, (piece, gate, commandId) => {
      const entries = piece.map(({ id }) => ({ id, onConflict: 'keep-both' as const }))
      return gate(() => port.restore!({ entries, commandId }))
    })
    tellRefused('delete.restoreFailed', apart, refused)
    return done
  }

  const takeBack = async (
    all: readonly Moved[],
    fromId: number,
    toId: number,
    again?: Unanswered,
  ) => {
    const apart = await takeApart(all)
    const moved = all.filter(({ versionOf }) => !versionOf)
    const entries = moved.map(({ before }) => before)
    const way = { fromId: toId, toId: fromId, isBack: true, again }
    const { done, refused, unanswered } = await send(entries, way, () => 'keep-both')
    await bringBack(moved, done)
    tellRefused('move.undoFailed', entries, refused, (those) => {
      const ids = new Set(those.map(({ id }) => id))
      const still = moved.filter(({ before }) => ids.has(before.id))
      void takeBack(still, fromId, toId, unanswered)
    })
    receive({})
    const [first, ...more] = [...apart, ...done]
    if (!first) return
    announce(
      more.length === 0
        ? t('move.undone', { name: nameOf(first) })
        : t('move.undoneMany', { count: more.length + 1 }),
    )
  }

  const targetOf = async (toId: number) => {
    try {
      return ready?.id === toId ? ready : await folderAt(toId)
    } catch (error) {
      tell(t('move.unreachable'), error)
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
    tellRefused('move.failed', going, refused, (those) => void move(those, from, toId))
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
