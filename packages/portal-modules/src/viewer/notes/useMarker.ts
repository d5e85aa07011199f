import { useEffect, useEffectEvent } from 'react'
import { usePinning, type PinPosition } from '../../kit/index.ts'

/** Says where a place is marked that nobody points at: where the reader is. */
export function useMarker(placeHere: () => PinPosition): void {
  const pinning = usePinning()
  const markedBy = pinning?.markedBy
  const mark = useEffectEvent(() => pinning?.mark(placeHere(), { isByKeys: true }))
  useEffect(() => markedBy?.(() => mark()), [markedBy])
}
