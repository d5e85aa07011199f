import { useMessages, useModuleHost, type OfferUndo, type Outcome } from '../../kit/index.ts'
import { applyEvent } from '../file-explorer.logic.ts'
import type { Entry, FileExplorerPort, Folder } from '../file-explorer.port.ts'
import type { Gate } from './in-pieces.ts'
import { messages } from '../messages/index.ts'
import {
  conflictsWith,
  copyAudience,
  copyFault,
  incomingOf,
  type ConflictAnswer,
} from './moving.logic.ts'
import type { ShownFolder } from '../useFolder.ts'
import type { Many, Unanswered } from './useMany.ts'
import type { Questions } from '../useQuestions.ts'

export interface Copies {
  /** Whether the caller may make such an entry here, and so a copy of it (FILE-12, FILE-14). */
  can: Readonly<Record<Entry['kind'], boolean>>
  /** Puts copies into a folder; resolves to what lies there then. */
  copy: (
    entries: readonly Entry[],
    from: Pick<Folder, 'id' | 'audience'>,
    toId: number,
  ) => Promise<readonly Entry[]>
  /** Copies entries of the shown folder into one. */
  copyInto: (entries: readonly Entry[], folderId: number) => void
}

/** What one copy has become: something new, or another content of a file that was there. */
interface Copied {
  entry: Entry
  isNew: boolean
}

/**
 * Copying by drag, copy and paste, or dialog: all ask the same (a taken name, other people who see
 * the copy), all end in one message that takes everything back (T-65, T-68, FILE-16).
 */
export function useCopies(
  port: FileExplorerPort,
  shown: ShownFolder,
  nameOf: (entry: Entry) => string,
  offerUndo: OfferUndo,
  questions: Pick<Questions, 'askConflicts' | 'askAudience'>,
  many: Many,
): Copies {
  const { notify, announce } = useModuleHost()
  const { t } = useMessages(messages)
  const { ready, run, receive, add, own, groups, notifyFailure, notifyRefusals } = shown

  /** What is new goes, all of it together; what was replaced is the version before. */
  const takeBack = async (copied: readonly Copied[], toId: number, again?: Unanswered) => {
    const added = copied.filter(({ isNew }) => isNew).map(({ entry }) => entry)
    own(added)
    const start = (piece: readonly Entry[], gate: Gate, commandId: string) => {
      const ids = piece.map(({ id }) => id)
      const send = () => gate(() => port.remove({ ids, commandId }))
      if (ready?.id !== toId) return send()
      const merge = (truth: Folder, gone: Outcome<number>) =>
        applyEvent(truth, { type: 'removed', ids: gone.done })
      return run({ commandId, type: 'remove', ids }, { send, merge })
    }
    const { done, refused, unanswered } = await many.inPieces('remove', added, start, { again })
    notifyRefusals('copy.undoFailed', added, refused, (those) => {
      const still = those.map((entry) => ({ entry, isNew: true }))
      void takeBack(still, toId, unanswered)
    })
    let count = done.length
    for (const { entry, isNew } of copied) {
      const { id, version, contentNumber = 1 } = entry
      if (isNew) continue
      try {
        const commandId = crypto.randomUUID()
        await port.restoreVersion?.({ id, number: contentNumber - 1, version, commandId })
        count += 1
      } catch (error) {
        notifyFailure(t('copy.undoFailed', { name: nameOf(entry) }), error)
      }
    }
    receive({})
    if (count > 0) announce(t('copy.undone', { count }))
  }

  const targetOf = async (toId: number) => {
    try {
      return ready?.id === toId ? ready : await port.folder(toId).load()
    } catch (error) {
      notifyFailure(t('move.unreachable'), error)
      return undefined
    }
  }

  const copy: Copies['copy'] = async (chosen, from, toId) => {
    const [first] = chosen
    if (!port.copy || !first) return []
    const target = await targetOf(toId)
    if (!target) return []
    const fault = copyFault(chosen, target)
    const folderName = target.name
    if (fault) {
      const title = t(fault === 'cycle' ? 'copy.cycle' : 'move.refused', { folder: folderName })
      notify({ tone: 'failure', title })
      return []
    }
    const about = {
      name: chosen.length === 1 ? nameOf(first) : undefined,
      count: chosen.length,
      folderName,
    }
    const shift = copyAudience(chosen, from.audience, target.audience, groups)
    if (shift && !(await questions.askAudience({ way: 'copy', shift, ...about }))) return []
    const isBeside = from.id === toId
    const conflicts = isBeside ? [] : conflictsWith(chosen.map(incomingOf), target.entries)
    const kept = port.restoreVersion ? 'version' : 'trash'
    const answers = await questions.askConflicts(conflicts, folderName, kept)
    if (!answers) return []

    const going = chosen.filter(({ id }) => answers.get(id) !== 'skip')
    if (going.length === 0) return []
    const commandId = crypto.randomUUID()
    const said = (id: number): Exclude<ConflictAnswer, 'skip'> | 'refuse' => {
      const answer = answers.get(id)
      if (answer === 'replace' || answer === 'keep-both') return answer
      return isBeside ? 'keep-both' : 'refuse'
    }
    try {
      const entries = await port.copy({
        toId,
        entries: going.map(({ id }) => ({ id, onConflict: said(id) })),
        commandId,
      })
      if (ready?.id === toId) add(entries, commandId)
      // Another folder's number of items, or a content that is a new one.
      receive({})
      const known = new Set(target.entries.map(({ id }) => id))
      const copied = entries.map((entry) => ({ entry, isNew: !known.has(entry.id) }))
      const title =
        entries.length === 1
          ? t('copy.done', { name: nameOf(going[0]!), folder: folderName })
          : t('copy.doneMany', { count: entries.length, folder: folderName })
      offerUndo(title, () => void takeBack(copied, toId))
      return entries
    } catch (error) {
      notifyFailure(t('copy.failed', { count: going.length, name: nameOf(going[0]!) }), error)
      return []
    }
  }

  return {
    can: {
      file: port.copy !== undefined && ready?.can.addFiles === true,
      folder: port.copy !== undefined && ready?.can.addFolders === true,
    },
    copy,
    copyInto: (entries, folderId) => {
      if (ready) void copy(entries, ready, folderId)
    },
  }
}
