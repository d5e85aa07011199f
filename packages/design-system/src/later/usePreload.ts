import { useEffect } from 'react'

interface Part {
  preload: () => void
}

/** Milliseconds without an answer from any server after which a page has what it asked for. */
const REST = 2_000

let rest: Promise<void> | undefined

/** Resolves once this document has what it first shows; it waits for the slowest line by itself. */
function atRest(): Promise<void> {
  return (rest ??= new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const answers = new PerformanceObserver(() => wait())
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        answers.disconnect()
        resolve()
      }, REST)
    }
    answers.observe({ type: 'resource' })
    wait()
  }))
}

/** Fetches the code of what may be wanted next, after everything that is wanted now. */
export function usePreload(...parts: readonly Part[]): void {
  useEffect(() => {
    let isHere = true
    const load = async () => {
      await atRest()
      if (isHere) for (const part of parts) part.preload()
    }
    void load()
    return () => {
      isHere = false
    }
    // The parts are the same in every render: they stand beside the component.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [])
}
