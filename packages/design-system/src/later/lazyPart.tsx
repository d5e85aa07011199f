import { createElement, use, type ComponentType, type ReactNode } from 'react'
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
  let part: Promise<{ default: ComponentType<Props> }> | undefined
  const start = () => (part ??= trackPart(load(), () => (part = undefined)))
  function LazyPart(props: Props) {
    return createElement(use(start()).default, props)
  }
  return Object.assign(LazyPart, {
    // What does not come is said where it is wanted.
    preload: () => void start().catch(() => undefined),
  })
}
