import type { Navigator, To } from 'react-router-dom'
import { hearPopFirst } from './firstPop.ts'
import { askBeforeLeaving } from './leaveFor.ts'

interface LeavingOptions {
  /** The router's. */
  navigator: Navigator
  /** Addresses between which nothing is lost. */
  isInside: (pathname: string) => boolean
  /** Somebody wants to leave; `go` does it. */
  ask: (go: () => void) => void
}

const pathOf = (to: To): string | undefined =>
  typeof to === 'string' ? new URL(to, location.href).pathname : to.pathname
/** The place of an entry in the history, as the router counts them. */
const placeOf = (state: unknown): number | undefined =>
  (state as { idx?: number } | null)?.idx ?? undefined

/**
 * Holds what leads away from a page until somebody has said so: links, the browser's arrows, closing
 * the tab, another application, signing out. The plain router knows no blocking, and the one that does is twice its weight.
 */
export function holdLeaving({ navigator, isInside, ask }: LeavingOptions): () => void {
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

  // The browser has moved already when it tells: go back, ask, and go again.
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
