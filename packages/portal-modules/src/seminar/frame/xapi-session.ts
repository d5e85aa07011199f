import type { FrameMessage } from './protocol.ts'
import type { LessonSession } from './scorm-session.ts'

export interface XapiSessionOptions {
  send: (message: FrameMessage) => void
  /** Milliseconds that only go up. */
  clock?: () => number
}

/**
 * The visit of a lesson that speaks xAPI: it tells the server by itself how far it is, so that only its time
 * and its end are told to the portal.
 */
export function createXapiSession({
  send,
  clock = () => performance.now(),
}: XapiSessionOptions): LessonSession & { end: () => void } {
  const beginning = clock()
  const seconds = () => Math.floor((clock() - beginning) / 1000)
  const report = (isTerminated: boolean) =>
    send({ type: 'state', cmi: {}, isTerminated, seconds: seconds() })
  let isOver = false
  return {
    hasInitialized: () => true,
    report: () => report(isOver),
    all: () => ({ cmi: {}, seconds: seconds() }),
    end: () => {
      isOver = true
      report(true)
    },
  }
}

/** Whether a lesson stands where it is told to go when it is over (cmi5, `returnURL`). */
export function isReturned(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.pathname.endsWith('/~player/returned') === true
  } catch {
    return false
  }
}
