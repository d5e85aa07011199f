const uuid = /^[0-9a-f-]{36}$/

/** Keys are ours; anything else never reaches a path or an address. Throws. */
export function checkKey(key: string): void {
  if (!uuid.test(key)) throw new Error('Not a storage key')
}

/** What arrived so long ago and was never kept is swept. */
export const sweepAfterMs = 24 * 60 * 60 * 1000
