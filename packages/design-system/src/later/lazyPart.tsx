import { createElement, lazy, type ComponentType, type ReactNode } from 'react'
import { trackPart } from './failedParts.ts'

/**
 * `lazy` of React whose failed load is not for ever: it suspends and throws in the same way, with a
 * `PartLoadError`, and loads again after `retryFailedParts` (ALRT-02).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  const start = () => lazy(() => trackPart(load(), reset))
  let Current = start()
  function reset() {
    Current = start()
  }
  return function LazyPart(props: Props) {
    return createElement(Current as ComponentType<Props>, props)
  }
}
