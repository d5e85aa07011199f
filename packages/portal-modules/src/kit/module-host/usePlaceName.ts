import { useEffect, useRef } from 'react'
import { useModuleHost, type OpenPlace } from './host.tsx'

/**
 * Says in the window's title where in the module the reader is, as long as that has a name of its own.
 * What lies over it was opened later, and counts more, whichever of them is loaded first.
 */
export function usePlaceName(name: string | undefined): void {
  const { openPlace } = useModuleHost()
  const place = useRef<OpenPlace>(undefined)
  useEffect(() => {
    const opened = openPlace?.()
    place.current = opened
    return () => opened?.leave()
  }, [openPlace])
  useEffect(() => place.current?.setName(name), [name])
}
