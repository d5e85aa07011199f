import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Key } from '../../collection/index.ts'
import { TreeStore, type Loads } from './treeStore.ts'
import type { TreeProps } from './tree.types.ts'

const NONE: ReadonlySet<Key> = new Set()

/** The visible nodes of a tree, what is open, and children that come later. */
export function useTreeNodes<T>(props: TreeProps<T>) {
  const { roots, getKey, getChildren, hasChildren, expandedKeys, onExpandedChange } = props
  const [own, setOwn] = useState<ReadonlySet<Key>>(props.defaultExpandedKeys ?? NONE)
  const [loads, setLoads] = useState<Loads<T>>(() => new Map())
  const [store] = useState(() => new TreeStore<T>())
  const expanded = expandedKeys ?? own
  const nodes = useMemo(
    () => store.update({ roots, getKey, getChildren, hasChildren, expanded, loads }),
    [store, roots, getKey, getChildren, hasChildren, expanded, loads],
  )

  // Whatever asked for children, here they are waited for, each promise once.
  const awaited = useRef(new WeakSet<Promise<readonly T[]>>())
  useEffect(() => {
    if (nodes.length === 0) return
    for (const [key, promise] of store.waiting) {
      if (awaited.current.has(promise)) continue
      awaited.current.add(promise)
      const settle = (load: readonly T[] | 'failed') => {
        if (store.waiting.get(key) !== promise) return
        store.waiting.delete(key)
        setLoads((old) => new Map(old).set(key, load))
      }
      promise.then(settle, () => settle('failed'))
    }
  }, [store, nodes])

  const latest = useRef({ expanded, onExpandedChange })
  useEffect(() => {
    latest.current = { expanded, onExpandedChange }
  })
  const setExpanded = useCallback((next: ReadonlySet<Key>) => {
    latest.current.expanded = next
    setOwn(next)
    latest.current.onExpandedChange?.(next)
  }, [])
  const change = useCallback(
    (keys: readonly Key[], isOpen: boolean) => {
      const next = new Set(latest.current.expanded)
      for (const key of keys) {
        if (isOpen) next.add(key)
        else next.delete(key)
      }
      setExpanded(next)
    },
    [setExpanded],
  )
  const retry = useCallback(
    (key: Key) => {
      store.forget(key)
      setLoads((old) => {
        const next = new Map(old)
        next.delete(key)
        return next
      })
    },
    [store],
  )
  return { nodes, store, change, retry }
}
