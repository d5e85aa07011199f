/** Outside parts that the server can do without for a while. */
export type PartName = 'storage' | 'disk' | 'mail' | 'identity' | 'scanner'

export interface PartState {
  state: 'up' | 'down'
  /** When it was last found in this state for the first time, as ISO 8601. */
  since: string
}

/** What this process knows of outside parts: from the last call of each that succeeded or failed. */
export interface PartStates {
  /** Watches one call of a part. `isOutage` says which errors mean that the part is away; all unless given. */
  watch<T>(
    part: PartName,
    call: () => Promise<T>,
    isOutage?: (error: unknown) => boolean,
  ): Promise<T>
  /** The parts that were called so far. */
  list(): Partial<Record<PartName, PartState>>
  areUp(): boolean
}

export function createPartStates(
  clock: { now(): Date },
  onChange: (part: PartName, state: PartState['state'], error?: unknown) => void,
): PartStates {
  const known = new Map<PartName, PartState>()

  function set(part: PartName, state: PartState['state'], error?: unknown) {
    const before = known.get(part)?.state
    if (before === state) return
    known.set(part, { state, since: clock.now().toISOString() })
    if (before !== undefined || state === 'down') onChange(part, state, error)
  }

  return {
    async watch(part, call, isOutage = () => true) {
      try {
        const result = await call()
        set(part, 'up')
        return result
      } catch (error) {
        if (isOutage(error)) set(part, 'down', error)
        throw error
      }
    },
    list: () => Object.fromEntries(known),
    areUp: () => [...known.values()].every(({ state }) => state === 'up'),
  }
}
