import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { trackPart } from './failedParts.ts'

/** A component whose code comes when it is first shown; `preload` fetches it before. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  preload: () => void
}

/**
 * As `lazy` of React, with two things more: a failed load is not for ever (it throws a
 * `PartLoadError`, and loads again after `retryFailedParts`, ALRT-02), and what was preloaded is
 * there in the first render.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const start = () => lazy(() => trackPart(load(), reset))
  let current = start()
  function reset() {
    current = start()
  }
  function LazyPart(props: Props) {
    // What is shown stays the same component, also once a preload ends.
    const [Shown] = useState(() => loaded ?? (current as ComponentType<Props>))
    return createElement(Shown, props)
  }
  return Object.assign(LazyPart, {
    preload: () => {
      load().then(
        (module) => (loaded = module.default),
        // What does not come is said where it is wanted.
        () => undefined,
      )
    },
  })
}
