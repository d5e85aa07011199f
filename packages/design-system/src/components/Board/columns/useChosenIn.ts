import { useMemo, useState } from 'react'
import type { Key } from '../../../collection/index.ts'
import { chosenIn } from '../board.logic.ts'
import type { BoardColumn } from '../board.types.ts'

/** The chosen cards of each column, so that a choice renders the columns that it concerns. */
export function useChosenIn<T>(
  columns: readonly BoardColumn<T>[],
  keys: ReadonlySet<Key>,
  getKey: (item: T) => Key,
): ReadonlyMap<string, ReadonlySet<Key>> {
  const [kept, setKept] = useState(() => chosenIn(columns, keys, getKey, new Map()))
  const chosen = useMemo(() => chosenIn(columns, keys, getKey, kept), [columns, keys, getKey, kept])
  // While rendering: the next choice is compared with this one.
  if (chosen !== kept) setKept(chosen)
  return chosen
}
