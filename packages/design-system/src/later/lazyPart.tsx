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
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  let loaded: ComponentType<Props> | undefined
  const fetch = () => (loading ??= trackPart(load().then(keep), reset))
  function keep(module: { default: ComponentType<Props> }) {
    loaded = module.default
    return module
  }
  let current = lazy(fetch)
  function reset() {
    loading = undefined
    current = lazy(fetch)
  }
  function LazyPart(props: Props) {
    // What is shown stays the same component, also once a preload ends.
    const [Shown] = useState(() => loaded ?? (current as ComponentType<Props>))
    return createElement(Shown, props)
  }
  return Object.assign(LazyPart, {
    // What does not come is asked for again, and its failure said, where it is wanted.
    preload: () => void fetch().catch(reset),
  })
}
