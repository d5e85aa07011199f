import { useCallback, useEffect, useRef } from 'react'
import type { LessonRuntime } from '../lesson-runtime.ts'

/** What plays says its place four times a second; the runtime is told this often. */
const everyMs = 5_000

export interface MediaReport {
  /** Elements that are so now. They are said soon, `isNow` at once. */
  say: (cmi: Readonly<Record<string, string>>, isNow?: boolean) => void
  /** Says what waits. */
  flush: () => void
}

/** Says what a film or document comes to in the words of a lesson: it is kept, sent and resumed as one. */
export function useMediaReport(
  runtime: Pick<LessonRuntime, 'receive'>,
  setFlush: (flush: (() => void) | undefined) => void,
): MediaReport {
  const waiting = useRef<Record<string, string>>({})
  const said = useRef<Record<string, string>>({})
  const last = useRef(0)
  const begun = useRef(0)

  const flush = useCallback(() => {
    const cmi = Object.fromEntries(
      Object.entries(waiting.current).filter(([element, value]) => said.current[element] !== value),
    )
    waiting.current = {}
    if (Object.keys(cmi).length === 0) return
    said.current = { ...said.current, ...cmi }
    last.current = performance.now()
    const seconds = Math.round((performance.now() - begun.current) / 1_000)
    runtime.receive({ type: 'state', cmi, isTerminated: false, seconds })
  }, [runtime])

  useEffect(() => {
    begun.current ||= performance.now()
    setFlush(flush)
    return () => setFlush(undefined)
  }, [flush, setFlush])

  const say = useCallback<MediaReport['say']>(
    (cmi, isNow = false) => {
      Object.assign(waiting.current, cmi)
      if (isNow || performance.now() - last.current >= everyMs) flush()
    },
    [flush],
  )
  return { say, flush }
}

/** A lesson's own words for how far somebody is (SCORM 2004), which the server reads. */
export const standingElements = (share: number, isDone: boolean): Record<string, string> => ({
  'cmi.completion_status': isDone ? 'completed' : 'incomplete',
  'cmi.progress_measure': isDone ? '1' : (Math.floor(share * 1_000) / 1_000).toString(),
})
