import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The newest value for handlers that must stay the same; not for rendering. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
