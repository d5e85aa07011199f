import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 999px)'

function subscribe(listen: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

/** Whether only the list or one approval is seen at a time. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
}
