import { useMessages, useModuleHost } from '../../kit/index.ts'
import type { Entry, FileExplorerPort } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { ShownFolder } from '../useFolder.ts'
import type { Many, Unanswered } from './useMany.ts'
import type { SendMove } from './useMoveSending.ts'

export /** An entry that was moved, as it was, and what it took the place of. */
interface Moved {
  before: Entry
  /** A file that lies in the trash since then: the port keeps no versions. */
  replacedId?: number | undefined
  /** The file that it is a version of now; it lies in the trash itself (T-65). */
  versionOf?: Entry | undefined
}

export interface MoveUndoOptions {
  port: FileExplorerPort
  shown: ShownFolder
  nameOf: (entry: Entry) => string
  many: Many
  send: SendMove
}

/** Takes a move back: entries go to where they were, and what they took the place of is there again (T-65). */
export function useMoveUndo({ port, shown, nameOf, many, send }: MoveUndoOptions) {
  const { announce } = useModuleHost()
  const { t } = useMessages(messages)
  const { receive, notifyFailure, notifyRefusals } = shown

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
    notifyRefusals('delete.restoreFailed', [], refused)
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
        notifyFailure(t('move.undoFailed', { name: nameOf(before) }), error)
      }
    }
    const { done, refused } = await many.inPieces('restore', apart, (piece, gate, commandId) => {
      const entries = piece.map(({ id }) => ({ id, onConflict: 'keep-both' as const }))
      return gate(() => port.restore!({ entries, commandId }))
    })
    notifyRefusals('delete.restoreFailed', apart, refused)
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
    notifyRefusals('move.undoFailed', entries, refused, (those) => {
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
  return takeBack
}
