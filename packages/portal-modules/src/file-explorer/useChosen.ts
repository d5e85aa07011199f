import type { Key } from '@atrium/design-system/collection'
import { useMemo, useState } from 'react'
import type { Entry } from './file-explorer.port.ts'

/** What is chosen in the folder. */
export interface Chosen {
  keys: ReadonlySet<Key>
  /** The chosen entries, in the order of the list. */
  entries: readonly Entry[]
  /** Chooses these and no others. */
  set: (keys: ReadonlySet<Key>) => void
}

const NONE: ReadonlySet<Key> = new Set()

/** Which of the rows are chosen. What is not in the list, by a filter or for good, does not count. */
export function useChosen(folderId: number | undefined, rows: readonly Entry[]): Chosen {
  const [state, setState] = useState<{ folderId: number | undefined; keys: ReadonlySet<Key> }>()
  const keys = state && state.folderId === folderId ? state.keys : NONE
  return useMemo(() => {
    const entries = keys.size > 0 ? rows.filter(({ id }) => keys.has(id)) : []
    return {
      keys: entries.length === keys.size ? keys : new Set(entries.map(({ id }) => id)),
      entries,
      set: (next) => setState({ folderId, keys: next }),
    }
  }, [folderId, keys, rows])
}
