const nameOf = (launchId: string) => `atrium-lesson:${launchId}`

/**
 * Marks a visit as running in this page until what is given back is called, so that no other page sends
 * its commits. Where the browser has no locks, visits of other pages count as running.
 */
export function holdVisit(launchId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  void locks()?.request(nameOf(launchId), () => promise)
  return resolve
}

/** Runs the work unless the visit is running in some page; false: it is. */
export async function inEndedVisit(launchId: string, work: () => Promise<void>): Promise<boolean> {
  const manager = locks()
  if (!manager) return false
  return manager.request(nameOf(launchId), { ifAvailable: true }, async (lock) => {
    if (!lock) return false
    await work()
    return true
  })
}

const locks = (): LockManager | undefined => (globalThis.navigator as Navigator | undefined)?.locks
