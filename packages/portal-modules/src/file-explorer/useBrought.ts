import { useCallback, useState } from 'react'
import type { Arrival } from './useArrival.ts'

/**
 * An entry to which the reader's own doing leads: a folder that they made, the file that they saw last in
 * the viewer. It gets the focus once, as soon as it is among the rows; another folder forgets it.
 */
export function useBrought(folderId: number | undefined, rows: readonly { id: number }[]) {
  const [wanted, setWanted] = useState<Arrival>()
  const [brought, setBrought] = useState<Arrival>()
  if (wanted && wanted.folderId !== folderId) setWanted(undefined)
  if (brought && brought.folderId !== folderId) setBrought(undefined)
  if (wanted && wanted.folderId === folderId && rows.some(({ id }) => id === wanted.id)) {
    setWanted(undefined)
    setBrought(wanted)
  }
  const bringTo = useCallback((id: number) => setWanted({ id, folderId }), [folderId])
  return { brought, bringTo }
}
