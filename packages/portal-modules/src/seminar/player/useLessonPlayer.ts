import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { toPortError, type PortError } from '../../kit/port-error.ts'
import type { HostMessage, NavigationRequest, ValidRequests } from '../frame/protocol.ts'
import type { Launch, SeminarPort, Standing } from '../seminar.port.ts'
import { carryOver } from './carry-over.ts'
import { LessonRuntime, type LessonRuntimeState } from './lesson-runtime.ts'
import { exitMs, startLessonVisit } from './lesson-visit.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { replayCommits } from './replay.ts'
import { useScheme } from './useScheme.ts'

/** Visits of this page that are about to end: until then, the server takes their lessons for open. */
let endings: Promise<unknown> = Promise.resolve()

/** One for the page: all players queue up in the same one. */
let pageOutbox: Outbox | undefined
export const outboxOfPage = (): Outbox => (pageOutbox ??= createOutbox())

type PlayerState =
  | { state: 'opening' }
  /** It could not be opened. */
  | { state: 'failed'; error: PortError }
  /** It is open in another tab or on another machine: taken over only when somebody says so. */
  | { state: 'elsewhere' }
  | { state: 'running'; launch: Launch; runtime: LessonRuntime; isLeaving: boolean }
  /** It was taken over while it ran. */
  | { state: 'takenOver' }
  /** Staff has ended the attempt, or the lesson is not there any more. */
  | { state: 'over' }

export interface LessonPlayer {
  player: PlayerState
  /** How saved it is; undefined while nothing runs. */
  saving: LessonRuntimeState | undefined
  /** The lesson has not said anything, or threw. */
  trouble: 'no-initialize' | 'error' | undefined
  /** The lesson has said its end and asks for nothing more. */
  hasEnded: boolean
  /** Opens it again, after a failure or trouble. */
  reopen: () => void
  /** Opens it here although it is open elsewhere. */
  takeOver: () => void
  /** Ends the visit; resolves when everything is saved or kept. */
  exit: () => Promise<'saved' | 'kept'>
  /** For the frame of the player's page. */
  setFrame: (frame: HTMLIFrameElement | null) => void
  /** For a lesson that runs without a frame: called before it ends or its page goes, to say the rest. */
  setFlush: (flush: (() => void) | undefined) => void
}

export interface LessonPlayerOptions {
  port: SeminarPort
  seminarId: number
  lessonId: number
  /** Name of the frame. */
  title: string
  locale: string
  onNavigate: (request: NavigationRequest, target: string | undefined) => void
  onStanding: (standing: Standing) => void
  /** What the lesson may ask for. */
  valid?: ValidRequests | undefined
  /** It runs. */
  onOpen?: (() => void) | undefined
  outbox?: Outbox | undefined
}

/** Opens a lesson, talks with the player's page, and sees to it that everything it says is kept. */
export function useLessonPlayer(options: LessonPlayerOptions): LessonPlayer {
  const { port, seminarId, lessonId, title, locale, outbox = outboxOfPage() } = options
  const [player, setPlayer] = useState<PlayerState>({ state: 'opening' })
  const [trouble, setTrouble] = useState<LessonPlayer['trouble']>()
  const [hasEnded, setEnded] = useState(false)
  const [opening, setOpening] = useState({ number: 0, takeOver: false })
  const frame = useRef<HTMLIFrameElement | null>(null)
  const leave = useRef<() => Promise<'saved' | 'kept'>>(async () => 'saved')
  const tellStanding = useEffectEvent(options.onStanding)
  const navigate = useEffectEvent(options.onNavigate)
  const names = useEffectEvent(() => ({ title, locale, ...(options.valid && { valid: options.valid }) })) // prettier-ignore
  const tellOpen = useEffectEvent(() => options.onOpen?.())
  const flush = useRef<(() => void) | undefined>(undefined)
  const send = useRef<((message: HostMessage) => void) | undefined>(undefined)

  useEffect(() => {
    let isGone = false
    const ends: (() => void)[] = []
    const open = async () => {
      // A double mount of development opens one visit and not two.
      await Promise.resolve()
      if (isGone) return
      setPlayer({ state: 'opening' })
      setTrouble(undefined)
      setEnded(false)
      try {
        await endings
        await replayCommits({ port, outbox, now: Date.now })
        if (isGone) return
        const { takeOver } = opening
        const launch = await port.launch({ seminarId, lessonId, ...(takeOver && { takeOver }) })
        const lesson = { seminarId, lessonId }
        const runtime = new LessonRuntime({ port, lesson, launchId: launch.launchId, outbox })
        if (isGone) return void runtime.end(exitMs)
        const cmi = await carryOver(outbox, runtime, launch, { ...lesson, owner: port.owner })
        if (isGone) return void runtime.end(exitMs)
        start({ ...launch, cmi }, runtime)
      } catch (error) {
        if (isGone) return
        const failure = toPortError(error)
        const isElsewhere = failure.reason === 'open-elsewhere'
        setPlayer(isElsewhere ? { state: 'elsewhere' } : { state: 'failed', error: failure })
      }
    }

    const start = (launch: Launch, runtime: LessonRuntime) => {
      const visit = startLessonVisit({
        launch,
        runtime,
        frame,
        flush,
        getStartOptions: () => names(),
        onNavigate: (request, target) => navigate(request, target),
        onStanding: (standing) => tellStanding(standing),
        onTerminated: setEnded,
        // That it never reported says more than that it threw.
        onTrouble: (kind) => setTrouble((before) => (before === 'no-initialize' ? before : kind)),
        onTakenOver: (isOver) => {
          // Nothing more is to be sent or waited for.
          leave.current = async () => 'saved'
          setPlayer({ state: isOver ? 'over' : 'takenOver' })
        },
      })
      send.current = visit.post
      leave.current = () => {
        setPlayer((before) =>
          before.state === 'running' ? { ...before, isLeaving: true } : before,
        )
        return visit.end({ asksLesson: true })
      }
      ends.push(() => {
        endings = Promise.all([endings, visit.end({ asksLesson: false })])
      })
      setPlayer({ state: 'running', launch, runtime, isLeaving: false })
      tellOpen()
    }

    void open()
    return () => {
      isGone = true
      leave.current = async () => 'saved'
      for (const end of ends) end()
    }
  }, [lessonId, opening, outbox, port, seminarId])

  const { valid } = options
  useEffect(() => {
    if (valid) send.current?.({ type: 'valid', valid })
  }, [valid])
  useScheme(frame, (scheme) => send.current?.({ type: 'scheme', scheme }))

  const runtime = player.state === 'running' ? player.runtime : undefined
  const getSaving = () => runtime?.getSnapshot()
  const saving = useSyncExternalStore(runtime?.subscribe ?? noStore, getSaving, getSaving)
  return {
    player,
    saving,
    trouble,
    hasEnded,
    reopen: useCallback(
      () => setOpening(({ number }) => ({ number: number + 1, takeOver: false })),
      [],
    ),
    takeOver: useCallback(
      () => setOpening(({ number }) => ({ number: number + 1, takeOver: true })),
      [],
    ),
    exit: useCallback(() => leave.current(), []),
    setFrame: useCallback((element) => void (frame.current = element), []),
    setFlush: useCallback((say) => void (flush.current = say), []),
  }
}

const noStore = () => () => undefined
