import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 767px)'

function subscribe(listen: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

/** Whether what floats rises from the lower edge, because beside its control there is no room. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
}
