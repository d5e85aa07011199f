import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { filmListeners, type FilmPlace } from './film-listeners.ts'
import type { MediaLessonProps } from './media.types.ts'
import { standingElements, useMediaReport } from './useMediaReport.ts'
import {
  enough,
  firstGap,
  readWatched,
  shareOf,
  withPart,
  writeWatched,
  type Watched,
} from './watched.logic.ts'

/** Longer than this between two places of a film that plays, somebody has jumped; in its own seconds. */
const longestStep = 1.5

export interface Watching {
  watched: Watched
  /** Seconds; 0: nobody knows yet. */
  duration: number
  /** 0 to 1 of the film was watched. */
  share: number
  isDone: boolean
  /** Where something was left out before the place that is played; undefined: nowhere. */
  gap: number | undefined
  hasFailed: boolean
  retry: () => void
  /** Goes there and plays. */
  goTo: (seconds: number) => void
}

/** Follows a film and says what was watched of it: seconds that were played, wherever it was moved to. */
export function useWatching(
  filmRef: RefObject<HTMLVideoElement | null>,
  { cmi, runtime, setFlush }: { cmi: Readonly<Record<string, string>> } & Pick<MediaLessonProps, 'runtime' | 'setFlush'>, // prettier-ignore
): Watching {
  const { say } = useMediaReport(runtime, setFlush)
  const [watched, setWatched] = useState(() => readWatched(cmi['cmi.suspend_data']))
  const [wasDone] = useState(() => cmi['cmi.completion_status'] === 'completed')
  const [duration, setDuration] = useState(0)
  const [time, setTime] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  /** The place up to which the film was followed; undefined: it does not play, or jumps. */
  const followed = useRef<number | undefined>(undefined)
  const all = useRef(watched)
  const place = useRef<FilmPlace>({ time: 0, isPlaying: false, hasBegun: false })

  const report = useEffectEvent((isNow: boolean) => {
    const { current: parts } = all
    const { current: film } = filmRef
    if (parts.length === 0) return
    const share = shareOf(parts, knownLength(film))
    say(
      {
        ...standingElements(share, wasDone || share >= enough),
        'cmi.location': (
          Math.round((film?.currentTime ?? place.current.time) * 10) / 10
        ).toString(),
        'cmi.suspend_data': writeWatched(parts),
      },
      isNow,
    )
  })
  const follow = useEffectEvent((isNow = false) => {
    const { current: film } = filmRef
    if (!film) return
    const { currentTime } = film
    const from = followed.current
    place.current.time = currentTime
    setTime(currentTime)
    if (from === undefined) return
    const step = currentTime - from
    followed.current = film.paused || film.seeking ? undefined : currentTime
    if (step <= 0 || step > longestStep * Math.max(1, film.playbackRate)) return
    const before = shareOf(all.current, knownLength(film))
    all.current = withPart(all.current, from, currentTime)
    setWatched(all.current)
    const isEnough = before < enough && shareOf(all.current, knownLength(film)) >= enough
    report(isNow || isEnough)
  })

  useEffect(() => {
    const { current: film } = filmRef
    if (!film) return
    const listeners = filmListeners(film, {
      location: cmi['cmi.location'],
      place,
      followed,
      follow: (isNow) => follow(isNow),
      report: (isNow) => report(isNow),
      onTime: setTime,
      onDuration: setDuration,
      onFailed: setFailed,
    })
    for (const [type, listener] of Object.entries(listeners)) film.addEventListener(type, listener)
    if (film.readyState > 0) listeners.loadedmetadata()
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        film.removeEventListener(type, listener)
    }
  }, [cmi, filmRef])

  const share = shareOf(watched, duration)
  const first = duration > 0 ? firstGap(watched, duration) : undefined
  const isDone = wasDone || share >= enough
  return {
    watched,
    duration,
    share,
    isDone,
    gap:
      !isDone && first !== undefined && watched.length > 0 && first < time - 2 ? first : undefined,
    hasFailed,
    retry: useCallback(() => filmRef.current?.load(), [filmRef]),
    goTo: (seconds) => {
      const { current: film } = filmRef
      if (!film) return
      film.currentTime = seconds
      film.focus({ preventScroll: true })
      void film.play().catch(() => undefined)
    },
  }
}

/** A recording may not say how long it is until it has ended. */
function knownLength(film: HTMLVideoElement | null): number {
  if (!film) return 0
  return Number.isFinite(film.duration) ? film.duration : film.ended ? film.currentTime : 0
}
