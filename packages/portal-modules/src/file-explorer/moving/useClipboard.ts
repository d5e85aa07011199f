import { useState } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import type { Entry, Folder } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { Copies } from './useCopies.ts'
import type { ShownFolder } from '../useFolder.ts'
import type { Moves } from './useMoves.ts'

/** What was cut out or copied, and where: it stays there until it is put somewhere. */
interface Held {
  way: 'move' | 'copy'
  entries: readonly Entry[]
  from: Pick<Folder, 'id' | 'audience'>
}

export interface Clipboard {
  held: Held | undefined
  cutOut: (entries: readonly Entry[]) => void
  copy: (entries: readonly Entry[]) => void
  /** Lets go of what was cut out or copied. */
  drop: () => void
  /** Puts it into the shown folder. */
  paste: () => void
}

/** Cutting out or copying here, pasting there (T-67, T-68). */
export function useClipboard(
  { ready }: ShownFolder,
  moves: Pick<Moves, 'canMove' | 'move'>,
  copies: Pick<Copies, 'can' | 'copy'>,
): Clipboard {
  const { announce } = useModuleHost()
  const { t } = useMessages(messages)
  const [held, setHeld] = useState<Held>()
  const hold = (way: Held['way'], entries: readonly Entry[]) => {
    if (!ready || entries.length === 0) return
    setHeld({ way, entries, from: { id: ready.id, audience: ready.audience } })
    announce(t(way === 'move' ? 'cut.done' : 'copied.done', { count: entries.length }))
  }
  const put = async ({ way, entries, from }: Held, toId: number) => {
    const done =
      way === 'move'
        ? await moves.move(entries, from, toId)
        : await copies.copy(entries, from, toId)
    if (done.length > 0) setHeld(undefined)
  }
  return {
    held,
    cutOut: (entries) =>
      hold(
        'move',
        entries.filter(({ can }) => moves.canMove && can.edit),
      ),
    copy: (entries) =>
      hold(
        'copy',
        entries.filter(({ kind }) => copies.can[kind]),
      ),
    drop: () => setHeld(undefined),
    paste: () => {
      if (!held || !ready) return
      if (held.way === 'move' && held.from.id === ready.id) return setHeld(undefined)
      void put(held, ready.id)
    },
  }
}
