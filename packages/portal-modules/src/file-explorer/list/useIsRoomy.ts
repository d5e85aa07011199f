import { useEffect, useState, type RefObject } from 'react'

/** Room for what is known of an entry beside the list, in pixels. */
const roomy = 1_000

/** Whether an element is wide enough for something beside its list. */
export function useIsRoomy(element: RefObject<HTMLElement | null>): boolean {
  // Before it is measured: on a phone there is none.
  const [isRoomy, setRoomy] = useState(
    () => typeof window === 'undefined' || window.innerWidth >= roomy,
  )
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoomy(entry.contentRect.width >= roomy)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isRoomy
}
