import { useEffect, useRef } from 'react'
import type { Key } from './types.ts'

/** Items that may still be ahead when more are asked for. */
const AHEAD = 5

interface Options {
  range: { startIndex: number; endIndex: number } | null
  count: number
  first: Key | undefined
  last: Key | undefined
  isLoading: boolean | undefined
  onReachStart: (() => void) | undefined
  onReachEnd: (() => void) | undefined
}

/** Asks for more near an end: once, and again after the reader was elsewhere or more came. */
export function useReach(options: Options): void {
  const { range, count, first, last, isLoading, onReachStart, onReachEnd } = options
  const asked = useRef<{ start?: Key; end?: Key }>({})
  useEffect(() => {
    if (!range || count === 0 || isLoading) return
    const isAtStart = range.startIndex < AHEAD
    const isAtEnd = range.endIndex >= count - AHEAD
    if (!isAtStart) asked.current.start = undefined
    else if (asked.current.start !== first) {
      asked.current.start = first
      onReachStart?.()
    }
    if (!isAtEnd) asked.current.end = undefined
    else if (asked.current.end !== last) {
      asked.current.end = last
      onReachEnd?.()
    }
  })
}
