import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and calls the newest one that was given; not to be called while rendering. */
export function useSameFunction<Given extends unknown[], Answer>(
  given: (...values: Given) => Answer,
): (...values: Given) => Answer {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  return useCallback((...values: Given) => latest.current(...values), [])
}
