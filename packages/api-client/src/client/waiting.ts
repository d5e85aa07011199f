/** Milliseconds without an answer, after which somebody who waits is told that it goes on. */
export const longWait = 5_000

/** Watches answers that somebody waits for: `tell` hears how many take long, whenever that changes. */
export function createWaitWatch(tell: (slow: number) => void) {
  let slow = 0
  return async <T>(answer: Promise<T>): Promise<T> => {
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = true
      tell(++slow)
    }, longWait)
    return answer.finally(() => {
      clearTimeout(timer)
      if (isSlow) tell(--slow)
    })
  }
}
