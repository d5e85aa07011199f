import { useCallback, useEffect, useRef, useState } from 'react'
import { toPortError, useModuleHost, type PortError } from '../kit/index.ts'
import type { Reports } from './viewer.port.ts'

/** How far the sign-on at the reporting tool has come. */
export type AccessState =
  | { state: 'loading' }
  | { state: 'ready'; token: string }
  /** No account there (REP-03). */
  | { state: 'missing' }
  /** An account whose access has ended (REP-05). */
  | { state: 'over' }
  | { state: 'failed'; error: PortError }

const loading: AccessState = { state: 'loading' }

/** Signs on at the reporting tool; `retry` does so again. */
export function useReportAccess(reports: Reports): AccessState & { retry: () => void } {
  const { now } = useModuleHost()
  const [state, setState] = useState(loading)
  const wanted = useRef(0)

  const load = useCallback(async () => {
    const turn = ++wanted.current
    const next = await signOn(reports, now)
    if (wanted.current === turn) setState(next)
  }, [now, reports])
  useEffect(() => {
    void load()
  }, [load])
  const retry = useCallback(() => {
    setState(loading)
    void load()
  }, [load])
  return { ...state, retry }
}

async function signOn(reports: Reports, now: () => Date): Promise<AccessState> {
  try {
    const access = await reports.access()
    if (!access) return { state: 'missing' }
    const isOver = Date.parse(access.expiresAt) <= now().getTime()
    return isOver ? { state: 'over' } : { state: 'ready', token: access.token }
  } catch (error) {
    return { state: 'failed', error: toPortError(error) }
  }
}
