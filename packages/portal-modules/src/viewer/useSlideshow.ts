import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { countDown, watchIdle } from './slideshow.ts'
import { intervals, type Interval } from './viewer.logic.ts'

/** The slideshow, as its menu and its line need it. */
export interface SlideshowModel {
  isOn: boolean
  toggle: () => void
  interval: Interval
  setInterval: (interval: Interval) => void
  /** Somebody is at its menu: time stands still. */
  isHeld: boolean
  /** Nobody has moved for a while: only the picture is shown. */
  isBare: boolean
}

/** A slideshow that can be switched on; while `isHeld` nothing is hidden. */
export function useSlideshow(isPossible: boolean, isHeld: boolean): SlideshowModel {
  const [isWanted, setWanted] = useState(false)
  const [interval, setInterval] = useState<Interval>(intervals[0])
  const [isIdle, setIdle] = useState(false)
  const isOn = isWanted && isPossible

  useEffect(() => {
    if (!isOn || isHeld) return
    const stop = watchIdle(document, setIdle)
    return () => {
      stop()
      setIdle(false)
    }
  }, [isHeld, isOn])

  return {
    isOn,
    toggle: useCallback(() => setWanted((now) => !now), []),
    interval,
    setInterval: (next) => {
      setInterval(next)
      setWanted(true)
    },
    isHeld,
    isBare: isOn && !isHeld && isIdle,
  }
}

/** Milliseconds that the item has been shown for; calls when its time is over. */
export function useCountDown(isRunning: boolean, interval: number, onTurn: () => void): number {
  const [elapsed, setElapsed] = useState(0)
  const turn = useEffectEvent(onTurn)
  // What was stopped in the middle, by a film for example, goes on from there.
  const start = useEffectEvent((length: number) =>
    countDown({ interval: length, from: elapsed, onTick: setElapsed, onTurn: turn }),
  )
  useEffect(() => (isRunning ? start(interval) : undefined), [interval, isRunning])
  return elapsed
}
