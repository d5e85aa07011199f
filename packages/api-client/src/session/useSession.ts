import { useSyncExternalStore } from 'react'
import type { Session, SessionSnapshot } from './session.types.ts'

/** The session as it is now; renders again when it changes. */
export function useSession(session: Session): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot)
}
