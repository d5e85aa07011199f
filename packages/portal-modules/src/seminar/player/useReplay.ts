import { useEffect, useEffectEvent } from 'react'
import type { SeminarPort } from '../seminar.port.ts'
import { replayCommits } from './replay.ts'
import { outboxOfPage } from './useLessonPlayer.ts'

/**
 * Sends what earlier visits of any seminar could not, as soon as seminars are opened and whenever the
 * network is back (T-87).
 * @param onArrived  something arrived, so what is shown is old
 */
export function useReplay(port: SeminarPort, onArrived: () => void): void {
  const notify = useEffectEvent(onArrived)
  useEffect(() => {
    const send = async () => {
      const arrived = await replayCommits({ port, outbox: outboxOfPage(), now: Date.now })
      if (arrived > 0) notify()
    }
    const onOnline = () => void send()
    onOnline()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [port])
}
