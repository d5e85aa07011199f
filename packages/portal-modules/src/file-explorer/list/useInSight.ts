import { useEffect, useRef } from 'react'

/** Brings an element into sight each time that it is asked for, as soon as there is something in it. */
export function useInSight(asked: object | undefined) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!asked || !element) return
    let observer: MutationObserver | undefined
    const show = () => {
      if (!element.querySelector('h2, h3, h4')) return false
      observer?.disconnect()
      element.scrollIntoView({ block: 'start' })
      return true
    }
    if (show()) return
    observer = new MutationObserver(show)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer?.disconnect()
  }, [asked])
  return place
}
