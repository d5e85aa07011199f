import { isWhole, type Key } from '@atrium/design-system/collection'
import { useState, useSyncExternalStore } from 'react'
import type { Entry } from '../file-explorer.port.ts'

/** What is chosen of the rows that are shown. */
export interface Choice {
  keys: ReadonlySet<Key>
  /** The chosen entries, in the order of the list. */
  entries: readonly Entry[]
}

/**
 * What is chosen in the folder: a store, so that another choice draws anew who shows it, and nothing
 * else of the module.
 */
export interface Chosen {
  subscribe: (listener: () => void) => () => void
  /** What is not in the rows, by a filter or for good, does not count. The same until it changes. */
  of: (rows: readonly Entry[]) => Choice
  /** Chooses these and no others. */
  set: (keys: ReadonlySet<Key>) => void
}

const NONE: Choice = { keys: new Set(), entries: [] }

export function createChosen(): Chosen {
  let chosen = NONE.keys
  let last: { chosen: ReadonlySet<Key>; rows: readonly Entry[]; choice: Choice } | undefined
  const listeners = new Set<() => void>()
  const choiceOf = (rows: readonly Entry[]): Choice => {
    if (chosen.size === 0) return NONE
    if (isWhole(chosen, rows) && chosen.size === rows.length) return { keys: chosen, entries: rows }
    const entries = rows.filter(({ id }) => chosen.has(id))
    if (entries.length === 0) return NONE
    const isAll = entries.length === chosen.size
    return { keys: isAll ? chosen : new Set(entries.map(({ id }) => id)), entries }
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    of: (rows) => {
      if (last?.chosen !== chosen || last.rows !== rows)
        last = { chosen, rows, choice: choiceOf(rows) }
      return last.choice
    },
    set: (keys) => {
      if (keys === chosen) return
      chosen = keys
      for (const listener of listeners) listener()
    },
  }
}

/** What is chosen in a folder; nothing, whenever another one is opened. */
export function useChosen(folderId: number | undefined): Chosen {
  const [held, setHeld] = useState(() => ({ folderId, chosen: createChosen() }))
  if (held.folderId === folderId) return held.chosen
  const next = { folderId, chosen: createChosen() }
  setHeld(next)
  return next.chosen
}

/** For who shows it. */
export function useChoice(chosen: Chosen, rows: readonly Entry[]): Choice {
  const getChoice = () => chosen.of(rows)
  return useSyncExternalStore(chosen.subscribe, getChoice, getChoice)
}
