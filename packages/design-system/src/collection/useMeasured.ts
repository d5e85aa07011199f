import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * What an element measures, before it is painted and whenever its size changes; renders only when
 * that is another value, and not where nothing can be told. `measure` is a function that stays the same.
 */
export function useMeasured<T extends string | number | boolean>(
  element: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => T | undefined,
  initial: T,
): T {
  const [value, setValue] = useState(initial)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return undefined
    const look = () => setValue((old) => measure(box) ?? old)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, measure])
  return value
}
