import { useAnnounce } from '@atrium/design-system'
import { useEffect, useRef, useState } from 'react'
import { usePortalMessages } from '../messages/index.ts'
import { useOnline } from './useOnline.ts'

/** How long the return of the connection is told (ALRT-02). */
const restoredNoticeMs = 5_000

/** How it stands with the internet: gone, back for five seconds, or as ever. Both changes are spoken (ALRT-01, ALRT-02), unless another place does. */
export function useConnection({ isSpoken = true } = {}): 'offline' | 'restored' | 'online' {
  const { t } = usePortalMessages()
  const announce = useAnnounce()
  const isOnline = useOnline()
  const [isRestored, setRestored] = useState(false)
  const wasOnline = useRef(isOnline)

  useEffect(() => {
    if (wasOnline.current === isOnline) return
    wasOnline.current = isOnline
    if (isSpoken) announce(t(isOnline ? 'online' : 'offline'))
    setRestored(isOnline)
  }, [announce, isOnline, isSpoken, t])

  useEffect(() => {
    if (!isRestored) return
    const timer = setTimeout(() => setRestored(false), restoredNoticeMs)
    return () => clearTimeout(timer)
  }, [isRestored])

  if (!isOnline) return 'offline'
  return isRestored ? 'restored' : 'online'
}
