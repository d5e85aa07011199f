interface Entry<T> {
  value: T
  madeAt: number
}

/** So long figures are as good as new. */
const keptFor = 5 * 60_000
/** More cockpits are not kept at once; the oldest makes room. */
const most = 500

/**
 * Keeps what takes long to put together (COCK-06). In this process alone: another one may know a
 * state that is up to five minutes older or newer, and each says of when it is.
 */
export function createFiguresCache<T>(now: () => number) {
  const entries = new Map<string, Entry<T>>()
  return {
    async get(key: string, make: () => Promise<T>, clear: boolean): Promise<T> {
      const known = entries.get(key)
      if (known && !clear && now() - known.madeAt < keptFor) return known.value
      const value = await make()
      entries.delete(key)
      entries.set(key, { value, madeAt: now() })
      if (entries.size > most) entries.delete(entries.keys().next().value!)
      return value
    },
  }
}
