import { useImperativeHandle, useLayoutEffect, useState } from 'react'
import type { FocusModel, Key, Rows } from '../../collection/index.ts'
import type { TreeNode } from './tree.logic.ts'
import type { TreeStore } from './treeStore.ts'
import type { TreeHandle, TreeProps } from './tree.types.ts'

interface Options<T> {
  ref: TreeProps<T>['ref']
  nodes: readonly TreeNode<T>[]
  store: TreeStore<T>
  rows: Rows
  focus: FocusModel
  change: (keys: readonly Key[], isOpen: boolean) => void
}

interface Wish {
  key: Key
  isFocus: boolean
  align?: 'auto' | 'start' | 'center' | 'end'
}

/** Brings a node into sight, with all that it lies in opened. */
export function useReveal<T>({ ref, nodes, store, rows, focus, change }: Options<T>): void {
  const [wish, setWish] = useState<Wish>()
  useLayoutEffect(() => {
    if (!wish) return
    const index = nodes.findIndex((node) => node.key === wish.key)
    if (index < 0) return
    if (wish.isFocus) focus.focusAt(index)
    else rows.scrollToIndex(index, { align: wish.align })
    // oxlint-disable-next-line react/set-state-in-effect -- a wish is granted once
    setWish(undefined)
  }, [wish, nodes, rows, focus])
  useImperativeHandle(ref, () => {
    const reveal = (next: Wish) => {
      const path = store.pathTo(next.key)
      if (!path) return false
      change(path.slice(0, -1), true)
      setWish(next)
      return true
    }
    const handle: TreeHandle = {
      scrollToKey: (key, options) => reveal({ key, isFocus: false, align: options?.align }),
      focusKey: (key) => reveal({ key, isFocus: true }),
    }
    return handle
  }, [store, change])
}
