import { useState } from 'react'
import { folderIdOf } from '../file-explorer.logic.ts'

/** Somebody came into a folder: from the one below it that they left, or into it. */
export interface WayHere {
  from?: number
}

/**
 * How the shown folder was reached, by whatever way: its path, a key, or the browser's own back; also
 * from one that was left before it had come. The first folder was not come to, unless the address
 * names one thing in it.
 */
export function useWayHere(
  path: readonly string[],
  named: number | undefined,
): WayHere | undefined {
  const [seen, setSeen] = useState(path)
  const [way, setWay] = useState<WayHere | undefined>(() =>
    named === undefined ? undefined : { from: named },
  )
  if (seen.join('/') !== path.join('/')) {
    setSeen(path)
    const [before, now] = [idsOf(seen), idsOf(path)]
    // Another name of the same folder is no way.
    if (before.at(-1) !== now.at(-1)) {
      const isAbove = now.every((id, at) => id === before[at])
      setWay({ from: isAbove ? before[now.length] : undefined })
    }
  }
  return way
}

/** Of the folders of a path, below the first. */
const idsOf = (path: readonly string[]) => path.map((segment) => folderIdOf([segment], 0))
