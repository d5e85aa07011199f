import { useEffect, useRef, useState, type RefObject } from 'react'

/** Says at which ends a row goes on, and keeps the chosen tab in sight without moving the page. */
export function useOverflow(tabId: string): {
  ref: RefObject<HTMLDivElement | null>
  more: string | undefined
} {
  const ref = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState<string>()
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const look = () => {
      const room = row.scrollWidth - row.clientWidth
      const at = Math.abs(row.scrollLeft)
      const ends = [at > 1 ? 'before' : '', at < room - 1 ? 'after' : ''].filter(Boolean)
      setMore(ends.join(' ') || undefined)
    }
    const observer = new ResizeObserver(look)
    observer.observe(row)
    for (const tab of row.children) observer.observe(tab)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [])
  useEffect(() => {
    const row = ref.current
    const tab = row?.querySelector<HTMLElement>(`#${CSS.escape(tabId)}`)
    if (!row || !tab) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    const room = 40
    if (inner.left < outer.left + room) row.scrollLeft -= outer.left + room - inner.left
    else if (inner.right > outer.right - room) row.scrollLeft += inner.right - outer.right + room
  }, [tabId])
  return { ref, more }
}
