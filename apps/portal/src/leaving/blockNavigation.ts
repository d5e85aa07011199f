import type { Navigator, To } from 'react-router-dom'
import { hearPopFirst } from './firstPop.ts'
import { askBeforeLeaving } from './leaveFor.ts'

interface BlockOptions {
  /** The navigator of the router; its `push` and `replace` are wrapped while navigation is blocked. */
  navigator: Navigator
  /** Whether an address belongs to the same page, so that navigating to it loses nothing. */
  isInside: (pathname: string) => boolean
  /** Asks whether to leave; `go` continues the navigation. */
  ask: (go: () => void) => void
}

const pathOf = (to: To): string | undefined =>
  typeof to === 'string' ? new URL(to, location.href).pathname : to.pathname
/** Index of a history entry, as the router counts them. */
const placeOf = (state: unknown): number | undefined =>
  (state as { idx?: number } | null)?.idx ?? undefined

/**
 * Blocks navigation away from a page with unsaved changes until the person has confirmed it: links, back and
 * forward, closing the tab, changing the application, signing out. Returns a function that ends it. The plain
 * router cannot block, and the data router, which can, is twice its size (ADR 0023).
 */
export function blockNavigation({ navigator, isInside, ask }: BlockOptions): () => void {
  let here = placeOf(history.state)
  let isLeaving = false
  const hold = (method: 'push' | 'replace') => {
    const original = navigator[method]
    navigator[method] = ((to, ...rest) => {
      const path = pathOf(to)
      if (isLeaving || path === undefined || isInside(path)) {
        original(to, ...rest)
        here = placeOf(history.state)
      } else ask(() => original(to, ...rest))
    }) satisfies Navigator['push']
    return () => {
      navigator[method] = original
    }
  }
  const release = [hold('push'), hold('replace')]

  // `popstate` comes after the browser has moved: go back, ask, then go again.
  let isReturning = false
  const onPop = (event: PopStateEvent) => {
    if (isLeaving) return
    if (isReturning) {
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    const there = placeOf(event.state)
    if (isInside(location.pathname)) {
      here = there
      return
    }
    event.stopImmediatePropagation()
    const steps = (there ?? 0) - (here ?? 0) || -1
    isReturning = true
    history.go(-steps)
    ask(() => {
      isLeaving = true
      history.go(steps)
    })
  }
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!isLeaving) event.preventDefault()
  }
  const stopAsking = askBeforeLeaving((go) =>
    ask(() => {
      isLeaving = true
      go()
    }),
  )
  const stopHearing = hearPopFirst(onPop)
  addEventListener('beforeunload', onUnload)
  return () => {
    for (const free of release) free()
    stopAsking()
    stopHearing()
    removeEventListener('beforeunload', onUnload)
  }
}
