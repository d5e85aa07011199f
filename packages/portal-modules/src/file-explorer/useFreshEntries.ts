import { useEffect, useRef, useState } from 'react'
import type { Entry, Folder } from './file-explorer.port.ts'

const markedFor = 5_000
const nothing: ReadonlySet<number> = new Set()

/** Entries that appeared while the folder was open; marked for a moment, told once. */
export function useFreshEntries(
  folder: Folder | undefined,
  onAppear: (entries: readonly Entry[]) => void,
): ReadonlySet<number> {
  const [fresh, setFresh] = useState(nothing)
  const known = useRef<{ folderId: number; ids: ReadonlySet<number> }>(undefined)

  useEffect(() => {
    if (!folder) return
    const ids = new Set(folder.entries.map((entry) => entry.id))
    const before = known.current
    known.current = { folderId: folder.id, ids }
    if (before?.folderId !== folder.id) return
    const appeared = folder.entries.filter((entry) => !before.ids.has(entry.id))
    if (appeared.length === 0) return
    setFresh(new Set(appeared.map((entry) => entry.id)))
    onAppear(appeared)
  }, [folder, onAppear])

  useEffect(() => {
    if (fresh.size === 0) return
    const timer = setTimeout(() => setFresh(nothing), markedFor)
    return () => clearTimeout(timer)
  }, [fresh])
  return fresh
}
