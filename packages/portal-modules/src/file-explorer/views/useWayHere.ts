import { useState } from 'react'
import type { Folder } from '../file-explorer.port.ts'

/** Somebody came into a folder: from the one below it that they left, or into it. */
export interface WayHere {
  from?: number
}

/**
 * How the shown folder was reached, by whatever way: its path, a key, or the browser's own back. The
 * first folder was not come to, unless the address names one thing in it.
 */
export function useWayHere(
  folder: Folder | undefined,
  named: number | undefined,
): WayHere | undefined {
  const [seen, setSeen] = useState(folder)
  const [way, setWay] = useState<WayHere | undefined>(() =>
    named === undefined ? undefined : { from: named },
  )
  if (folder && seen?.id !== folder.id) {
    setSeen(folder)
    const at = seen?.path.findIndex(({ id }) => id === folder.id) ?? -1
    if (seen) setWay({ from: at < 0 ? undefined : seen.path[at + 1]?.id })
  }
  return way
}
