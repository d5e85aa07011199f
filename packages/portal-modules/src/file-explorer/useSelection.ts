import { useMemo, useState } from 'react'
import { rangeOf } from './file-explorer.logic.ts'
import type { Entry } from './file-explorer.port.ts'

export interface Selection {
  ids: ReadonlySet<number>
  /** The chosen entries, in the order of the list. */
  entries: readonly Entry[]
  /** Chooses or leaves an entry; `isRange` takes all from the last one to it. */
  toggle: (entry: Entry, isRange?: boolean) => void
  /** Chooses these besides what is chosen already. */
  add: (entries: readonly Entry[]) => void
  /** All entries of the list, or none. */
  setAll: (isSelected: boolean) => void
}

const none: ReadonlySet<number> = new Set()

/** Which of the rows are chosen. What leaves the list, by a filter or for good, is chosen no more. */
export function useSelection(folderId: number | undefined, rows: readonly Entry[]): Selection {
  const [chosen, setChosen] = useState<{
    folderId: number | undefined
    ids: ReadonlySet<number>
    last?: number
  }>()
  const own = chosen?.folderId === folderId ? chosen : undefined
  const entries = useMemo(() => {
    const ids = own?.ids
    return ids ? rows.filter((row) => ids.has(row.id)) : []
  }, [own, rows])
  const ids = useMemo(
    () => (entries.length === 0 ? none : new Set(entries.map((entry) => entry.id))),
    [entries],
  )
  return {
    ids,
    entries,
    toggle: (entry, isRange = false) => {
      const next = new Set(ids)
      if (isRange) for (const row of rangeOf(rows, own?.last, entry.id)) next.add(row.id)
      else if (!next.delete(entry.id)) next.add(entry.id)
      setChosen({ folderId, ids: next, last: entry.id })
    },
    add: (added) =>
      setChosen({
        folderId,
        ids: new Set([...ids, ...added.map((entry) => entry.id)]),
        last: added.at(-1)?.id,
      }),
    setAll: (isSelected) =>
      setChosen({ folderId, ids: isSelected ? new Set(rows.map((row) => row.id)) : none }),
  }
}
