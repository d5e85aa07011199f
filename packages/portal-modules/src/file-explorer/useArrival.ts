import { useEffect, useState } from 'react'
import { useModuleHost } from '../kit/index.ts'
import { folderIdOf } from './file-explorer.logic.ts'
import type { Folder } from './file-explorer.port.ts'

/** The entry for which somebody came to a folder; another object each time, also for the same entry. */
export interface Arrival {
  id: number
  folderId: number | undefined
}

/**
 * The entry that an address names beside its folder: `/files/12-plans?component=14-tv`, once it is
 * there. The address is rid of it then: what is chosen next is the reader's matter.
 */
export function useArrival(
  folderId: number | undefined,
  folder: Folder | undefined,
): Arrival | undefined {
  const { params, setParam } = useModuleHost()
  // With `view=true` it is looked at, and the address is the viewer's (ROUTE-13).
  const isLookedAt = params.view === 'true'
  const text = isLookedAt ? undefined : params.component
  // Who came for the viewer is at its last file once that is closed.
  const [lookedAt, setLookedAt] = useState(isLookedAt ? params.component : undefined)
  const [seen, setSeen] = useState<string>()
  const [wanted, setWanted] = useState<Arrival>()
  const [arrival, setArrival] = useState<Arrival>()
  // Read while rendering: an old address is put right by one without a query.
  if (seen !== text) {
    setSeen(text)
    const id = text === undefined ? undefined : folderIdOf([text], 0)
    if (id !== undefined) setWanted({ id, folderId })
  }
  if (lookedAt !== undefined && isLookedAt && params.component && params.component !== lookedAt)
    setLookedAt(params.component)
  if (lookedAt !== undefined && !isLookedAt) {
    setLookedAt(undefined)
    const id = folderIdOf([lookedAt], 0)
    if (id !== undefined) setWanted({ id, folderId })
  }
  if (wanted && wanted.folderId !== folderId) setWanted(undefined)
  if (arrival && arrival.folderId !== folderId) setArrival(undefined)
  // The folder as it is remembered may be older than the entry.
  if (wanted && folder?.id === folderId && folder?.entries.some(({ id }) => id === wanted.id)) {
    setWanted(undefined)
    setArrival(wanted)
  }
  useEffect(() => {
    if (folder && text !== undefined) setParam('component', undefined)
  }, [folder, setParam, text])
  return arrival
}
