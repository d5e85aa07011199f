import type { Outcome } from '../../kit/index.ts'
import { applyEvent } from '../file-explorer.logic.ts'
import type { Entry, FileExplorerPort, Folder, OnConflict } from '../file-explorer.port.ts'
import type { ShownFolder } from '../useFolder.ts'
import type { Gate } from './in-pieces.ts'
import type { Many, Unanswered } from './useMany.ts'

/** From where to where. */
export interface MoveRoute {
  fromId: number
  toId: number
  /** What was moved goes back to where it was, under the name that it had. */
  isBack?: boolean
  again?: Unanswered | undefined
  /** With it, it can be stopped half way. */
  stopping?: AbortController
}

export type SendMove = ReturnType<typeof useMoveSending>

/** Sends a move, piece by piece; the shown folder loses or gains the entries before the server answers. */
export function useMoveSending(port: FileExplorerPort, shown: ShownFolder, many: Many) {
  const { ready, run, receive, add, own } = shown
  return (
    entries: readonly Entry[],
    { fromId, toId, isBack = false, again, stopping }: MoveRoute,
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
}
