const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Resolves when the frame that is being made has been painted. */
async function painted(): Promise<void> {
  await frame()
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve)
    port1.start()
    port2.postMessage(undefined)
  })
}

/** Resolves when the page did not change for so long. */
export function quiet(ms: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, ms)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, ms)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    function done() {
      observer.disconnect()
      resolve()
    }
  })
}

/** Milliseconds from just after a frame to the end of the one in which `isReached` holds. */
export async function time(
  act: () => void,
  isReached: () => boolean,
  limit = 10_000,
): Promise<number> {
  await painted()
  const start = performance.now()
  act()
  const settled = quiet(150)
  do await painted()
  while (!isReached() && performance.now() - start < limit)
  const ms = performance.now() - start
  await settled
  return ms
}
