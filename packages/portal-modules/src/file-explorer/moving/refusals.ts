import type { PortError, Refusal } from '../../kit/index.ts'

/** Why some of many stay. */
export interface Reason<Item> {
  error: PortError
  /** How many; also where it is not known which. */
  count: number
  items: readonly Item[]
}

/** Refusals by their reason, so that each is told once. */
export function reasonsOf<Item extends { id: number }>(
  items: readonly Item[],
  refused: readonly Refusal[],
): Reason<Item>[] {
  const byReason = Map.groupBy(refused, ({ error }) => error.reason ?? error.code)
  return [...byReason.values()].map((together) => {
    const ids = new Set(together.map(({ id }) => id))
    const { error } = together[0]!
    return { error, count: together.length, items: items.filter(({ id }) => ids.has(id)) }
  })
}
