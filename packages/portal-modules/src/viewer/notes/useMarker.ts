import { useEffect, useEffectEvent } from 'react'
import { usePinning, type Place } from '../../kit/index.ts'

/** Says where a place is marked that nobody points at: where the reader is. */
export function useMarker(placeHere: () => Place): void {
  const pinning = usePinning()
  const markedBy = pinning?.markedBy
  const mark = useEffectEvent(() => pinning?.mark(placeHere(), { isByKeys: true }))
  useEffect(() => markedBy?.(() => mark()), [markedBy])
}
