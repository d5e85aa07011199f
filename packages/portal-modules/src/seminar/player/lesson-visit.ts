import type { RefObject } from 'react'
import { readFrameMessage, seal, type HostMessage, type NavigationRequest, type ValidRequests } from '../frame/protocol.ts' // prettier-ignore
import type { Launch, Standing } from '../seminar.port.ts'
import type { LessonRuntime } from './lesson-runtime.ts'
import { schemeOf } from './useScheme.ts'
import { holdVisit } from './visit-lock.ts'

/** Leaving waits for the last commit this long; then the outbox has it. */
export const exitMs = 3_000
/** Of that, the lesson has this long to say its end. */
const stopMs = 1_000
/** A lesson that somebody reads for long says nothing; so often the server hears that it is still open. */
const beatMs = 60_000

export interface LessonVisitOptions {
  launch: Launch
  runtime: LessonRuntime
  /** The frame of the player's page. */
  frame: RefObject<HTMLIFrameElement | null>
  /** Has a lesson without a frame say the rest. */
  flush: RefObject<(() => void) | undefined>
  /** What the player's page is told when it starts the lesson. */
  getStartOptions: () => { title: string; locale: string; valid?: ValidRequests }
  onNavigate: (request: NavigationRequest, target: string | undefined) => void
  onStanding: (standing: Standing) => void
  /** The lesson has said its end, or has begun anew. */
  onTerminated: (isTerminated: boolean) => void
  onTrouble: (kind: 'no-initialize' | 'error') => void
  /** Another visit counts now; `isOver`: the attempt was ended, or the lesson is gone. */
  onTakenOver: (isOver: boolean) => void
}

export interface LessonVisit {
  /** Sends to the player's page; nothing after the visit has ended. */
  post: (message: HostMessage) => void
  /** Ends the visit once; `asksLesson`: lets it say its end first. */
  end: (options: { asksLesson: boolean }) => Promise<'saved' | 'kept'>
}

/** Listens to the lesson and to the page that it runs on, and saves what is said, until it ends. */
export function startLessonVisit(options: LessonVisitOptions): LessonVisit {
  const { launch, runtime, frame, flush } = options
  const free = holdVisit(launch.launchId)
  const origin = new URL(launch.url, location.href).origin
  let isFinished = false
  const post = (message: HostMessage) => {
    if (!isFinished) frame.current?.contentWindow?.postMessage(seal(message), origin)
  }
  const stopped = Promise.withResolvers<void>()
  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== frame.current?.contentWindow || from !== origin) return
    const message = readFrameMessage(data)
    if (!message) return
    if (message.type === 'ready') {
      const { kind, entry, cmi, learner, settings } = launch
      const scormVersion = launch.scormVersion ?? '1.2'
      post({ type: 'start', kind, scormVersion, entry, cmi, learner, settings, scheme: schemeOf(frame.current), ...options.getStartOptions() }) // prettier-ignore
    }
    if (message.type === 'state') {
      runtime.receive(message)
      options.onTerminated(message.isTerminated)
    }
    if (message.type === 'stopped') stopped.resolve()
    if (message.type === 'navigate') options.onNavigate(message.request, message.target)
    if (message.type === 'trouble') options.onTrouble(message.kind)
  }
  const onHidden = () => {
    if (document.visibilityState === 'visible') return runtime.retryNow()
    flush.current?.()
    runtime.commitNow()
    // The time until now, for the commit after this one.
    post({ type: 'flush' })
  }
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    flush.current?.()
    runtime.leave(!persisted)
  }
  const onOnline = () => runtime.retryNow()
  addEventListener('message', onMessage)
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('pagehide', onPageHide)
  addEventListener('pageshow', onOnline)
  addEventListener('online', onOnline)
  const beating = setInterval(() => runtime.beat(), beatMs)
  let last: Standing | undefined
  const stopListening = runtime.subscribe(() => {
    const { standing, isTakenOver, isOver } = runtime.getSnapshot()
    if (standing && standing !== last) {
      last = standing
      options.onStanding(standing)
    }
    if (isTakenOver) options.onTakenOver(isOver)
  })
  const finish = () => {
    isFinished = true
    stopListening()
    clearInterval(beating)
    removeEventListener('message', onMessage)
    document.removeEventListener('visibilitychange', onHidden)
    removeEventListener('pagehide', onPageHide)
    removeEventListener('pageshow', onOnline)
    removeEventListener('online', onOnline)
    free()
  }
  const stop = async (asksLesson: boolean) => {
    const begin = Date.now()
    flush.current?.()
    if (asksLesson && launch.scormVersion !== null) {
      post({ type: 'stop' })
      await Promise.race([stopped.promise, pause(stopMs)])
    }
    const outcome = await runtime.end(Math.max(0, exitMs - (Date.now() - begin)))
    finish()
    return outcome
  }
  let ended: Promise<'saved' | 'kept'> | undefined
  return { post, end: ({ asksLesson }) => (ended ??= stop(asksLesson)) }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
