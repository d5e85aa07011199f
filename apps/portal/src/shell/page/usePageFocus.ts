import { useAnnounce } from '@atrium/design-system'
import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** A page whose heading comes later than this is announced by its title alone. */
const patience = 10_000

let isExpected = false

/** The next page that opens takes the focus, although it is the first one here: the launcher led to it. */
export function focusNextPage(): void {
  isExpected = true
}

/**
 * A page that was opened takes the focus to its heading, so that a screen reader says where one is
 * and the next Tab goes on from there (T-12). The first page leaves it to the browser.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const announce = useAnnounce()
  const { pathname } = useLocation()
  const slug = pathname.split('/')[1]
  const before = useRef({ slug, pathname })

  useEffect(() => {
    const { current: last } = before
    before.current = { slug, pathname }
    const isNewPage = last.slug !== slug || isExpected
    if (!main.current || (last.pathname === pathname && !isExpected)) return
    isExpected = false
    const opener = document.activeElement
    // Inside a page its module leads the focus; it is only caught where it would be lost.
    const mayTake = () => {
      const now = document.activeElement
      if (now === document.body || now === main.current) return true
      // What led here is gone with its menu: the focus went back to what opened that.
      const isGone = opener === document.body || !opener?.isConnected
      return isNewPage && (now === opener || (isGone && !main.current?.contains(now)))
    }
    return whenHeading(
      main.current,
      (heading) => {
        if (!mayTake()) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      },
      () => isNewPage && announce(document.title),
    )
  }, [announce, main, pathname, slug])
}

/** A placeholder, or behind the phone's menu that is still closing. */
const notYet = '[aria-busy=true],[aria-hidden=true],[inert]'

/** Calls with the first heading that is no placeholder, as soon as it is there. */
function whenHeading(
  main: HTMLElement,
  found: (heading: HTMLElement) => void,
  never: () => void,
): () => void {
  const look = () => {
    const heading = [...main.querySelectorAll('h1')].find((h1) => !h1.closest(notYet))
    if (!heading) return
    stop()
    found(heading)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => {
    stop()
    never()
  }, patience)
  // What stands there at once may be on its way out: the next frame knows.
  const frame = requestAnimationFrame(look)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const attributeFilter = ['aria-busy', 'aria-hidden', 'inert']
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter })
  return stop
}
