/** A part of the code that does not come again within this is not asked for by itself a second time. */
const reloadPause = 10 * 60_000

export interface ChunkFailure {
  now: number
  /** When this tab last reloaded by itself. */
  reloadedAt: number | undefined
  /** The server answers: it is not the connection. */
  isReachable: boolean
  /** Something was typed or is being sent. */
  hasUnsaved: boolean
}

/**
 * What to do when a part of the portal's code did not come, which after a deployment means that
 * this tab is of an older version (ERR-14, ROUTE-23). By itself it reloads once, and only where
 * nothing is lost; else it asks. Without a connection it waits: a reload would show nothing at all.
 */
export function afterChunkFailure(failure: ChunkFailure): 'reload' | 'ask' | 'wait' {
  const { now, reloadedAt, isReachable, hasUnsaved } = failure
  if (!isReachable) return 'wait'
  const isFresh = reloadedAt === undefined || now - reloadedAt > reloadPause
  return isFresh && !hasUnsaved ? 'reload' : 'ask'
}
