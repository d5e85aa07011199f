import { useCallback } from 'react'
import { useMessages, useModuleHost, type OfferUndo } from '../kit/index.ts'
import { applyEvent } from './file-explorer.logic.ts'
import type { Entry, FileExplorerPort, Folder } from './file-explorer.port.ts'
import { messages } from './messages/index.ts'
import {
  audienceShift,
  conflictsWith,
  incomingOf,
  moveFault,
  type ConflictAnswer,
} from './moving.logic.ts'
import type { ShownFolder } from './useFolder.ts'
import type { Questions } from './useQuestions.ts'

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

/** An entry that was moved: as it was, as it is, and what it took the place of. */
interface Moved {
  before: Entry
  after: Entry
  replacedId: number | undefined
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
): Moves {
  const { notify, announce } = useModuleHost()
  const { t } = useMessages(messages)
  const { ready, run, receive, add, own, groups, tell } = shown

  const folderAt = useCallback((id: number) => port.folder(id).load(), [port])
  const say = (entries: readonly Entry[], folderName: string) =>
    entries.length === 1
      ? t('move.done', { name: nameOf(entries[0]!), folder: folderName })
      : t('move.doneMany', { count: entries.length, folder: folderName })

  /** Moves one and lets the shown folder follow, whichever of the two it is. */
  const send = async (entry: Entry, fromId: number, toId: number, answer?: ConflictAnswer) => {
    const commandId = crypto.randomUUID()
    const onConflict = answer === 'replace' || answer === 'keep-both' ? answer : 'refuse'
    const move = () => port.move!({ id: entry.id, fromId, toId, onConflict, commandId })
    own(entry.id)
    if (ready?.id === fromId) {
      return run(
        { commandId, type: 'remove', id: entry.id },
        {
          send: move,
          merge: (truth) => applyEvent(truth, { type: 'removed', ids: [entry.id] }),
        },
      )
    }
    const moved = await move()
    if (ready?.id === toId) add([moved], commandId)
    else receive({})
    return moved
  }

  /** Moves one back under the name that it had; where it was put, it may have got another one. */
  const moveBack = async ({ before }: Moved, fromId: number, toId: number, commandId: string) => {
    const { id, kind, name } = before
    const way = { id, fromId: toId, toId: fromId, onConflict: 'keep-both' as const }
    const there = await port.move!({ ...way, commandId })
    if (there.name === name) return there
    const renaming = { id, kind, name, version: there.version, commandId: crypto.randomUUID() }
    // Where somebody else has the name by now, it keeps the one that it has.
    return port.rename(renaming).catch(() => there)
  }

  const takeBack = async (moved: readonly Moved[], fromId: number, toId: number) => {
    for (const one of moved) {
      const { before, replacedId } = one
      const { id } = before
      const name = nameOf(before)
      const commandId = crypto.randomUUID()
      const send = () => moveBack(one, fromId, toId, commandId)
      own(id)
      try {
        if (ready?.id === fromId) {
          const merge = (truth: Folder, entry: Entry) =>
            applyEvent(truth, { type: 'added', entries: [entry] })
          await run({ commandId, type: 'restore', entry: before }, { send, merge })
        } else {
          const merge = (truth: Folder) => applyEvent(truth, { type: 'removed', ids: [id] })
          await run({ commandId, type: 'remove', id }, { send, merge })
        }
        if (replacedId !== undefined) {
          await port.restore?.({ id: replacedId, commandId: crypto.randomUUID() })
        }
        announce(t('move.undone', { name }))
      } catch (error) {
        tell(t('move.undoFailed', { name }), error)
      }
    }
    receive({})
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
    const answers = await questions.askConflicts(conflicts, folderName)
    if (!answers) return []

    const going = chosen.filter(({ id }) => answers.get(id) !== 'skip')
    const outcomes = await Promise.allSettled(
      going.map((entry) => send(entry, from.id, toId, answers.get(entry.id))),
    )
    const moved: Moved[] = []
    for (const [index, outcome] of outcomes.entries()) {
      const before = going[index]!
      if (outcome.status === 'rejected') {
        tell(t('move.failed', { name: nameOf(before) }), outcome.reason)
        continue
      }
      const isReplacing = answers.get(before.id) === 'replace'
      const replaced = conflicts.find(({ incoming }) => incoming.key === before.id)?.existing
      moved.push({
        before,
        after: outcome.value,
        replacedId: isReplacing ? replaced?.id : undefined,
      })
    }
    const done = moved.map(({ before }) => before)
    if (done.length === 0) return []
    offerUndo(say(done, folderName), () => void takeBack(moved, from.id, toId))
    return moved.map(({ after }) => after)
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
