/**
 * Waits before another try: longer after each one that led nowhere, half a minute at most, and not a
 * moment longer than until the browser is back on the network. Rejects when it is called off.
 */
export function untilBack(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', back)
      signal.removeEventListener('abort', off)
      settle()
    }
    const back = () => end(resolve)
    const off = () => end(() => reject(signal.reason as Error))
    const timer = setTimeout(back, Math.min(30_000, 1_000 * 2 ** failures))
    globalThis.addEventListener?.('online', back)
    signal.addEventListener('abort', off)
    if (signal.aborted) off()
  })
}
