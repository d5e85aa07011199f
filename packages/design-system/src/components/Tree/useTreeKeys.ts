import type { KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components'
import type { FocusModel, Key } from '../../collection/index.ts'
import { parentOf, type TreeNode } from './tree.logic.ts'

interface Options<T> {
  nodes: readonly TreeNode<T>[]
  focus: FocusModel
  change: (keys: readonly Key[], isOpen: boolean) => void
  act: (node: TreeNode<T>) => void
  cut: ((key: Key) => void) | undefined
  paste: ((key: Key) => void) | undefined
  stopCut: () => boolean
  showMenu: ((key: Key, element: Element) => void) | undefined
}

/** The keys that only a tree has. */
export function useTreeKeys<T>(options: Options<T>) {
  const { direction } = useLocale()
  return (event: KeyboardEvent<HTMLElement>, node: TreeNode<T>, index: number): void => {
    const { nodes, focus, change, act, cut, paste, showMenu } = options
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const isMod = event.ctrlKey || event.metaKey
    const done = () => event.preventDefault()
    if (isMod && !node.status && event.key.toLowerCase() === 'x' && cut) {
      cut(node.key)
      done()
    } else if (isMod && !node.status && event.key.toLowerCase() === 'v' && paste) {
      paste(node.key)
      done()
    } else if (isMod || event.altKey) return
    else if (event.key === forward) {
      if (node.isOpen) focus.focusAt(index + 1)
      else if (node.isBranch) change([node.key], true)
      done()
    } else if (event.key === back) {
      const parent = parentOf(nodes, index)
      if (node.isOpen) change([node.key], false)
      else if (parent >= 0) focus.focusAt(parent)
      done()
    } else if (event.key === '*') {
      change(siblingsOf(nodes, index), true)
      done()
    } else if (event.key === 'Enter') {
      act(node)
      done()
    } else if (event.key === 'Escape') {
      if (options.stopCut()) done()
    } else if (
      showMenu &&
      (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
    ) {
      showMenu(node.key, event.target as Element)
      done()
    }
  }
}

/** The branches beside a node, with itself. */
function siblingsOf<T>(nodes: readonly TreeNode<T>[], index: number): Key[] {
  const level = nodes[index]?.level ?? 1
  const keys: Key[] = []
  for (let at = parentOf(nodes, index) + 1; at < nodes.length; at += 1) {
    const node = nodes[at]!
    if (node.level < level) break
    if (node.level === level && node.isBranch) keys.push(node.key)
  }
  return keys
}
