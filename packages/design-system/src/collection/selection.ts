import type { Order } from './order.ts'
import type { Key } from './types.ts'

/** What is chosen, and from where a range counts. Never changed, only replaced. */
export interface Selection {
  keys: ReadonlySet<Key>
  /** The end of a range that stays: what was chosen or left last without Shift. */
  anchor?: Key
}

export const NOTHING: Selection = { keys: new Set() }

/** This one alone. */
export const only = (key: Key): Selection => ({ keys: new Set([key]), anchor: key })

/** This one added, or taken away where it was chosen. */
export function toggle({ keys }: Selection, key: Key): Selection {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return { keys: next, anchor: key }
}

/**
 * All from the anchor to this one, also what is not in sight; the anchor stays, so that a range can
 * shrink again. `isAdding` keeps what was chosen before.
 */
export function extend(
  { keys, anchor }: Selection,
  to: Key,
  order: Order,
  isAdding = false,
): Selection {
  const end = order.indexOf(to)
  const start = anchor === undefined ? -1 : order.indexOf(anchor)
  if (end < 0) return { keys, anchor }
  const from = start < 0 ? end : start
  const next = new Set(isAdding ? keys : undefined)
  for (let index = Math.min(from, end); index <= Math.max(from, end); index += 1) {
    const key = order.keyAt(index)
    if (key !== undefined) next.add(key)
  }
  return { keys: next, anchor: start < 0 ? to : anchor }
}

/** Of which list a selection is known to hold everything: nobody has to count tens of thousands again. */
const wholes = new WeakMap<ReadonlySet<Key>, readonly unknown[]>()

/** Whether this is known to hold all of a list; if not, it may still. */
export const isWhole = (keys: ReadonlySet<Key>, items: readonly unknown[]): boolean =>
  wholes.get(keys) === items

/** Everything that is listed, besides what a filter hides and was chosen before. */
export function addAll({ keys, anchor }: Selection, order: Order): Selection {
  const all = order.all()
  const next = keys.size === 0 ? all : new Set([...keys, ...all])
  if (order.items && order.count > 0) wholes.set(next, order.items)
  return { keys: next, anchor }
}

/** Whether all, some or none of what is listed is chosen. */
export function amountOf(keys: ReadonlySet<Key>, order: Order): 'none' | 'some' | 'all' {
  if (keys.size === 0) return 'none'
  if (order.items && isWhole(keys, order.items)) return 'all'
  let chosen = 0
  for (let index = 0; index < order.count; index += 1) {
    const key = order.keyAt(index)
    if (key !== undefined && keys.has(key)) chosen += 1
    else if (chosen > 0) return 'some'
  }
  if (chosen === 0) return 'none'
  return chosen === order.count ? 'all' : 'some'
}
