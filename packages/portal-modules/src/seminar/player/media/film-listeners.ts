import type { RefObject } from 'react'
import { resumeAt } from './watched.logic.ts'

/** Where a film is, kept while its element loads anew. */
export interface FilmPlace {
  time: number
  isPlaying: boolean
  hasBegun: boolean
}

export interface FilmListenersOptions {
  /** Where an earlier visit left the film (`cmi.location`). */
  location: string | undefined
  place: RefObject<FilmPlace>
  /** The place up to which the film was followed; undefined: it does not play, or jumps. */
  followed: RefObject<number | undefined>
  /** Counts what was played since the last call. */
  follow: (isNow?: boolean) => void
  report: (isNow: boolean) => void
  onTime: (seconds: number) => void
  onDuration: (seconds: number) => void
  onFailed: (hasFailed: boolean) => void
}

/** What a film's element says, by the type of its events. */
export function filmListeners(film: HTMLVideoElement, options: FilmListenersOptions) {
  const { location, place, followed, follow, report, onTime, onDuration, onFailed } = options
  const pause = () => {
    // A player that pauses because it failed goes on by itself.
    if (!film.error) place.current.isPlaying = false
    follow(true)
    report(true)
    followed.current = undefined
  }
  return {
    loadedmetadata: () => {
      const { duration: length } = film
      onFailed(false)
      if (Number.isFinite(length)) onDuration(length)
      const { current: before } = place
      // The first time where it was left, then where it broke off.
      const at = before.hasBegun ? before.time : resumeAt(location, length)
      before.hasBegun = true
      if (at > 0) film.currentTime = at
      if (before.isPlaying) void film.play().catch(() => undefined)
    },
    durationchange: () => Number.isFinite(film.duration) && onDuration(film.duration),
    play: () => {
      place.current.isPlaying = true
      followed.current = film.currentTime
    },
    pause,
    seeking: () => void (followed.current = undefined),
    seeked: () => {
      followed.current = film.paused ? undefined : film.currentTime
      onTime(film.currentTime)
      report(false)
    },
    timeupdate: () => follow(),
    ended: () => {
      // Of a film without a length this is it.
      onDuration(film.currentTime)
      pause()
    },
    error: () => onFailed(true),
  }
}
