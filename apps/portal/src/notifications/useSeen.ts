import type { Notification } from '@atrium/api-client/contract'
import { useCallback, useEffect, useRef, useState } from 'react'

interface SeenOptions {
  isOpen: boolean
  items: readonly Notification[]
  /** Tells the server that all have been seen. */
  markViewed: () => Promise<unknown>
}

const none: ReadonlySet<number> = new Set()

/**
 * Looking at notifications makes them seen: once per opening, and again for what arrives while they
 * are looked at (NOTI-05). What was new keeps its mark until the drawer is closed.
 */
export function useSeen({ isOpen, items, markViewed }: SeenOptions) {
  const [fresh, setFresh] = useState(none)
  const wasOpen = useRef(false)
  const unseen = items.find((item) => !item.isViewed)
  // A repeat moves an old one to the top: the moment tells it apart.
  const newest = unseen && `${unseen.id} ${unseen.createdAt}`

  useEffect(() => {
    const isOpening = isOpen && !wasOpen.current
    wasOpen.current = isOpen
    if (!isOpen) return setFresh(none)
    const ids = items.flatMap((item) => (item.isViewed ? [] : item.id))
    if (ids.length > 0) setFresh((before) => new Set([...before, ...ids]))
    // The count comes back with the next load; failing to reset it loses nothing.
    if (isOpening || ids.length > 0) void markViewed().catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once per opening and arrival, not per render
  }, [isOpen, newest])

  return useCallback((notice: Notification) => !notice.isViewed || fresh.has(notice.id), [fresh])
}
