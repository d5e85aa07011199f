import { useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { elementAt, newest, wayTo, type Positions } from './scroll.logic.ts'

const storageKey = 'atrium:scroll'
/** What comes later than this comes too late to be jumped to. */
const patience = 5_000

/** By history entry; a reload finds them again. */
const memory = new Map<string, Positions>(read())

/** The first entry of every visit has the same key: its page tells it apart. */
const entryOf = (key: string, pathname: string) => `${key} ${pathname}`

// Who comes by an address comes to the top of its page, wherever they left it on an earlier visit.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type === 'navigate') memory.delete(entryOf('default', location.pathname))

function read(): [string, Positions][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Positions][]
  } catch {
    return []
  }
}

addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(newest([...memory])))
  } catch {
    // Full or blocked storage loses only the memory of it.
  }
})

/**
 * Back and forward find the page, and the lists in it, where they were left; a new page begins at
 * its top. The page scrolls and not the window, so the browser does not do it.
 */
export function useScrollMemory(page: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  // A page that stands at its top is not asked: that would lay out the new one before it is whole.
  const isAtTop = useRef(true)

  useLayoutEffect(() => {
    const main = page.current
    if (!main) return
    if (shown.current !== pathname && !isAtTop.current)
      main.scrollTo({ top: 0, behavior: 'instant' })
    shown.current = pathname
    const entry = entryOf(key, pathname)
    const saved = type === NavigationType.Pop ? memory.get(entry) : undefined
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (target === main) isAtTop.current = main.scrollTop === 0
      const place = { [wayTo(main, target)]: Math.round(target.scrollTop) }
      memory.set(entry, { ...memory.get(entry), ...place })
    }
    const stopRestoring = saved && restore(main, saved)
    main.addEventListener('scroll', remember, { capture: true, passive: true })
    return () => {
      stopRestoring?.()
      main.removeEventListener('scroll', remember, { capture: true })
    }
  }, [key, page, pathname, type])
}

/** Scrolls as soon as what is to be scrolled is there and high enough; never against the reader. */
function restore(main: HTMLElement, saved: Positions): () => void {
  const left = new Map(Object.entries(saved).filter(([, top]) => top > 0))
  const attempt = () => {
    for (const [way, top] of left) {
      const element = elementAt(main, way)
      if (!element || element.scrollHeight - element.clientHeight < top) continue
      element.scrollTop = top
      left.delete(way)
    }
    if (left.size === 0) stop()
  }
  const observer = new MutationObserver(() => requestAnimationFrame(attempt))
  const timer = setTimeout(stop, patience)
  const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    left.clear()
    for (const hand of hands) removeEventListener(hand, stop, { capture: true })
  }
  observer.observe(main, { childList: true, subtree: true, attributeFilter: ['style'] })
  for (const hand of hands) addEventListener(hand, stop, { capture: true, passive: true })
  attempt()
  return stop
}
