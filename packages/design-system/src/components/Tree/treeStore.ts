import type { Key } from '../../collection/index.ts'
import { layOut, relay, type TreeNode, type TreeSource } from './tree.logic.ts'
import type { TreeProps } from './tree.types.ts'

/** How children that come later are doing. */
export type Loads<T> = ReadonlyMap<Key, readonly T[] | 'failed'>

type Asks<T> = Pick<TreeProps<T>, 'roots' | 'getKey' | 'getChildren' | 'hasChildren'>
interface Input<T> extends Asks<T> {
  expanded: ReadonlySet<Key>
  loads: Loads<T>
}

/** So many nodes are opened and closed one by one; more are laid out together. */
const FEW = 24

/**
 * The visible nodes, kept up with what is open: opening a node lays out what is inside of it, and
 * takes over all others as they are.
 */
export class TreeStore<T> {
  private before: Input<T> | undefined
  private nodes: readonly TreeNode<T>[] = []
  private refreshing = new Set<Key>()
  /** Children that were asked for and did not come yet, for the tree to wait for. */
  readonly waiting = new Map<Key, Promise<readonly T[]>>()

  /** The nodes for this state of the tree. */
  update(input: Input<T>): readonly TreeNode<T>[] {
    const { before } = this
    this.before = input
    const isSameTree =
      before !== undefined &&
      before.roots === input.roots &&
      before.getKey === input.getKey &&
      before.getChildren === input.getChildren &&
      before.hasChildren === input.hasChildren
    const source = this.sourceOf(input)
    const changed = isSameTree ? changesOf(before, input) : undefined
    if (changed && changed.size <= FEW) {
      for (const key of changed) {
        const index = this.nodes.findIndex((node) => node.key === key)
        if (index >= 0) this.nodes = relay(this.nodes, index, source)
      }
    } else {
      // Other roots: what came later before may be answered at once now.
      if (before && before.roots !== input.roots) this.refreshing = new Set(input.loads.keys())
      this.nodes = layOut(input.roots, source)
    }
    return this.nodes
  }

  /** Asks for the children again. */
  forget(key: Key): void {
    this.waiting.delete(key)
  }

  /** Keys from a root down to an item, as far as it is known; undefined where it is not. */
  pathTo(wanted: Key): Key[] | undefined {
    const { before } = this
    if (!before) return undefined
    const search = (items: readonly T[]): Key[] | undefined => {
      for (const item of items) {
        const key = before.getKey(item)
        if (key === wanted) return [key]
        const children = this.known(before, item, key)
        const path = children && search(children)
        if (path) return [key, ...path]
      }
      return undefined
    }
    return search(before.roots)
  }

  /** Whether something may come to lie in an item. */
  canHold(item: T, key: Key): boolean {
    const { before } = this
    if (!before) return false
    if (before.hasChildren?.(item) || before.loads.has(key)) return true
    return !before.hasChildren && before.getChildren(item) !== undefined
  }

  private known({ loads, hasChildren, getChildren }: Input<T>, item: T, key: Key) {
    const loaded = loads.get(key)
    if (Array.isArray(loaded)) return loaded as readonly T[]
    if (this.waiting.has(key) || loaded === 'failed' || hasChildren?.(item) === false) return []
    // A promise would ask for what nobody opened.
    const given = hasChildren && !this.before?.expanded.has(key) ? undefined : getChildren(item)
    return Array.isArray(given) ? (given as readonly T[]) : []
  }

  private sourceOf(input: Input<T>): TreeSource<T> {
    const { getKey, getChildren, hasChildren, loads, expanded } = input
    const ask = (item: T, key: Key): readonly T[] | 'loading' => {
      const given = getChildren(item)
      if (given === undefined || Array.isArray(given)) return (given as readonly T[]) ?? []
      this.waiting.set(key, given as Promise<readonly T[]>)
      return 'loading'
    }
    const childrenOf = (item: T, key: Key): readonly T[] | 'loading' | 'failed' => {
      const loaded = loads.get(key)
      if (this.refreshing.delete(key)) {
        const given = ask(item, key)
        return given === 'loading' ? (loaded ?? given) : given
      }
      if (loaded) return loaded
      return this.waiting.has(key) ? 'loading' : ask(item, key)
    }
    return {
      keyOf: getKey,
      isOpen: (key) => expanded.has(key),
      isBranch: (item, key) => {
        if (hasChildren) return hasChildren(item)
        const children = childrenOf(item, key)
        return typeof children === 'string' || children.length > 0
      },
      childrenOf,
    }
  }
}

/** Nodes that opened or closed, or whose children came. */
function changesOf<T>(before: Input<T>, after: Input<T>): Set<Key> {
  const changed = new Set<Key>()
  if (before.expanded !== after.expanded) {
    for (const key of after.expanded) if (!before.expanded.has(key)) changed.add(key)
    for (const key of before.expanded) if (!after.expanded.has(key)) changed.add(key)
  }
  if (before.loads !== after.loads) {
    for (const [key, load] of after.loads) if (before.loads.get(key) !== load) changed.add(key)
    for (const key of before.loads.keys()) if (!after.loads.has(key)) changed.add(key)
  }
  return changed
}
