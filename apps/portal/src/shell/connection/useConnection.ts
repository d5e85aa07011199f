import { useAnnounce } from '@atrium/design-system'
import { useEffect, useRef, useState } from 'react'
import { usePortalMessages } from '../../messages/index.ts'
import { useOnline } from './useOnline.ts'
import { useIsWaiting } from './waiting.ts'

/** How long the return of the connection is told (ALRT-02). */
const restoredNoticeMs = 5_000

/**
 * How it stands with the internet and the server: gone, back for five seconds, long without an answer to what
 * was saved, or as ever. The changes are spoken (ALRT-01, ALRT-02), unless another place does.
 */
export function useConnection({ isSpoken = true } = {}):
  | 'offline'
  | 'restored'
  | 'waiting'
  | 'online' {
  const { t } = usePortalMessages()
  const announce = useAnnounce()
  const isOnline = useOnline()
  const isWaiting = useIsWaiting()
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

  useEffect(() => {
    if (isWaiting && isSpoken) announce(t('waiting'))
  }, [announce, isSpoken, isWaiting, t])

  if (!isOnline) return 'offline'
  if (isWaiting) return 'waiting'
  return isRestored ? 'restored' : 'online'
}
