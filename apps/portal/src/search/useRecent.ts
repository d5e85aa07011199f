import { useAtrium } from '@atrium/api-client'
import { useCallback, useSyncExternalStore } from 'react'
import { readRecent, saveRecent, type Recent } from './recent.ts'

/** What is shown of it in several places is one. */
const known = new Map<string, Recent>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the person opened and searched in this application, and how to add to it. */
export function useRecent(): [Recent, (change: (recent: Recent) => Recent) => void] {
  const { tenant, user } = useAtrium().scope
  const key = `${user}:${tenant}`
  const read = useCallback(() => {
    let recent = known.get(key)
    if (!recent) known.set(key, (recent = readRecent(user, tenant)))
    return recent
  }, [key, tenant, user])
  const recent = useSyncExternalStore(subscribe, read)
  const update = useCallback(
    (change: (recent: Recent) => Recent) => {
      const next = change(read())
      known.set(key, next)
      saveRecent(user, tenant, next)
      for (const listener of listeners) listener()
    },
    [key, read, tenant, user],
  )
  return [recent, update]
}
