import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 767px)'

function subscribe(listen: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

/**
 * Whether the window is as narrow as a phone, under 768 px: what floats rises from the lower edge there,
 * because beside its control there is no room (LAY-05). On the server: no.
 */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
}
