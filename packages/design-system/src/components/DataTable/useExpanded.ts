import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Key } from '../../collection/index.ts'
import type { DataTableProps } from './dataTable.types.ts'

type Input = Pick<
  DataTableProps<unknown>,
  'expandedKeys' | 'defaultExpandedKeys' | 'onExpandedChange'
>

const NONE: ReadonlySet<Key> = new Set()

/** Which rows show their details. */
export function useExpanded(input: Input) {
  const [own, setOwn] = useState(input.defaultExpandedKeys ?? NONE)
  const keys = input.expandedKeys ?? own
  const now = useRef({ keys, onChange: input.onExpandedChange })
  useLayoutEffect(() => {
    now.current = { keys, onChange: input.onExpandedChange }
  })
  const setExpanded = useCallback((key: Key, isExpanded: boolean) => {
    const next = new Set(now.current.keys)
    if (isExpanded) next.add(key)
    else next.delete(key)
    setOwn(next)
    now.current.onChange?.(next)
  }, [])
  return { keys, setExpanded }
}
