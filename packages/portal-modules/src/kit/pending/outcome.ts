import { toPortError, type PortError } from '../port-error.ts'

/** An item that stayed as it was, and why. */
export interface Refusal {
  id: number
  error: PortError
}

/** What became of many: one that is refused keeps none of the others. */
export interface Outcome<T> {
  done: readonly T[]
  refused: readonly Refusal[]
}

/**
 * Does something with each of many, for a port that can do it with one only. Rejects where nothing
 * succeeds, for one and the same reason.
 */
export async function settleEach<Item, T>(
  items: readonly Item[],
  idOf: (item: Item) => number,
  work: (item: Item) => T | Promise<T>,
): Promise<Outcome<T>> {
  const done: T[] = []
  const refused: Refusal[] = []
  for (const item of items) {
    try {
      done.push(await work(item))
    } catch (error) {
      refused.push({ id: idOf(item), error: toPortError(error) })
    }
  }
  const [first] = refused
  const isSame = ({ error: { code, reason } }: Refusal) =>
    code === first?.error.code && reason === first.error.reason
  if (first && done.length === 0 && refused.every(isSame)) throw first.error
  return { done, refused }
}
