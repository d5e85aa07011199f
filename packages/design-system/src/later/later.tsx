import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { onPartsRetry, trackPart } from './failedParts.ts'

/** A component whose code comes when it is first shown; `preload` fetches it before, and ends when it is there or did not come. */
export interface Later<Props> {
  (props: Props): ReactNode
  preload: () => Promise<void>
}

/**
 * Keeps what is seldom needed at once out of the first load, without a boundary around it: until the
 * code is there nothing is shown, and from then on it is there at once. Code that does not come is
 * asked for again the next time, and after `retryFailedParts`.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Later<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props> | undefined> | undefined
  const fetch = () =>
    (loading ??= trackPart(load(), () => undefined).then(
      (component) => (loaded = component),
      // The host hears of it by the browser's own event.
      () => (loading = undefined),
    ))

  function Place(props: Props) {
    const [component, setComponent] = useState(() => loaded)
    useEffect(() => {
      if (component) return
      let isHere = true
      const show = async () => {
        const next = await fetch()
        if (isHere && next) setComponent(() => next)
      }
      void show()
      const stop = onPartsRetry(() => void show())
      return () => {
        isHere = false
        stop()
      }
    }, [component])
    return component && createElement(component, props)
  }
  return Object.assign(Place, { preload: async () => void (await fetch()) })
}
