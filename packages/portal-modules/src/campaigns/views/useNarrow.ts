import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 760px)'
const listen = (onChange: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** So narrow that words do not fit beside each other where icons do. */
export const useNarrow = () => useSyncExternalStore(listen, () => matchMedia(narrow).matches)
