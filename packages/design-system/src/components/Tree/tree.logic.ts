import type { Key } from '../../collection/index.ts'

/** A visible node, at its place in the order from top to bottom. */
export interface TreeNode<T> {
  key: Key
  /** Of a line that says how its children are doing: the parent's item. */
  item: T
  /** 1 for roots. */
  level: number
  /** Place among its siblings, from 1, and how many they are. */
  place: number
  size: number
  /** It can be opened. */
  isBranch: boolean
  isOpen: boolean
  /** Instead of children: they are on their way, or did not come. */
  status?: 'loading' | 'failed'
}

/** What is known of the tree while it is laid out. */
export interface TreeSource<T> {
  keyOf: (item: T) => Key
  isOpen: (key: Key) => boolean
  isBranch: (item: T, key: Key) => boolean
  childrenOf: (item: T, key: Key) => readonly T[] | 'loading' | 'failed'
}

type Nodes<T> = readonly TreeNode<T>[]

const STATUS = '\u0000'
/** Whether a key is that of a line that says how children are doing. */
export const isStatusKey = (key: Key) => typeof key === 'string' && key.startsWith(STATUS)

/** All visible nodes from these on down. */
export function layOut<T>(items: readonly T[], source: TreeSource<T>): TreeNode<T>[] {
  const nodes: TreeNode<T>[] = []
  addAll(nodes, items, 1, source)
  return nodes
}

function addAll<T>(into: TreeNode<T>[], items: readonly T[], level: number, source: TreeSource<T>) {
  const size = items.length
  for (let index = 0; index < size; index += 1) {
    const item = items[index]!
    const key = source.keyOf(item)
    const isBranch = source.isBranch(item, key)
    const isOpen = isBranch && source.isOpen(key)
    const node = { key, item, level, place: index + 1, size, isBranch, isOpen }
    into.push(node)
    if (isOpen) addInside(into, node, source)
  }
}

function addInside<T>(into: TreeNode<T>[], node: TreeNode<T>, source: TreeSource<T>) {
  const { item, key } = node
  const level = node.level + 1
  const children = source.childrenOf(item, key)
  if (typeof children !== 'string') return addAll(into, children, level, source)
  const line = { item, level, place: 1, size: 1, isBranch: false, isOpen: false }
  into.push({ ...line, key: `${STATUS}${String(key)}`, status: children })
}

/** The place after the last node inside of this one. */
export function endOf<T>(nodes: Nodes<T>, index: number): number {
  const level = nodes[index]?.level ?? 0
  let end = index + 1
  while (end < nodes.length && nodes[end]!.level > level) end += 1
  return end
}

/** The place of the node that this one is inside of; -1 for a root. */
export function parentOf<T>(nodes: Nodes<T>, index: number): number {
  const level = nodes[index]?.level ?? 1
  let at = index - 1
  while (at >= 0 && nodes[at]!.level >= level) at -= 1
  return at
}

/** Opens or closes one node, or lays out its inside anew; the rest is taken over as it is. */
export function relay<T>(nodes: Nodes<T>, index: number, source: TreeSource<T>): Nodes<T> {
  const old = nodes[index]
  if (!old) return nodes
  const node = { ...old, isOpen: old.isBranch && source.isOpen(old.key) }
  const inside: TreeNode<T>[] = [node]
  if (node.isOpen) addInside(inside, node, source)
  return nodes.slice(0, index).concat(inside, nodes.slice(endOf(nodes, index)))
}

/** Where something would come to lie: inside of a node, before another or at the end. */
export interface TreePlace {
  /** The node that it goes into; undefined means the top. */
  into: Key | undefined
  /** The node that it stands before; undefined means at the end. */
  before: Key | undefined
}

export interface DropSpot extends TreePlace {
  /** `line` lies above the node at `index`, `into` around it. */
  look: 'line' | 'into'
  index: number
  level: number
}

/** Where a pointer means: in the middle of a node inside of it, at its edges between two. */
export function spotAt<T>(
  nodes: Nodes<T>,
  at: { index: number; part: number; level: number },
  canHold: (index: number) => boolean,
): DropSpot | undefined {
  const { index, part } = at
  const node = nodes[index]
  if (nodes.length === 0) return undefined
  const edge = node && canHold(index) ? 0.25 : 0.5
  if (node && !node.status && part >= edge && part <= 1 - edge && edge < 0.5)
    return { look: 'into', index, level: node.level, into: node.key, before: undefined }
  return spotBetween(nodes, Math.min(nodes.length, part < 0.5 ? index : index + 1), at.level)
}

/** Between two nodes several levels can be meant: the pointer's place along the line says which. */
function spotBetween<T>(nodes: Nodes<T>, index: number, wanted: number): DropSpot {
  const below = nodes[index]
  const lowest = below?.level ?? 1
  const highest = Math.max(lowest, nodes[index - 1]?.level ?? 1)
  const level = Math.max(lowest, Math.min(highest, wanted))
  let parent = index - 1
  while (parent >= 0 && nodes[parent]!.level >= level) parent -= 1
  const before = below && below.level === level && !below.status ? below.key : undefined
  return { look: 'line', index, level, into: nodes[parent]?.key, before }
}

/** Whether a node lies inside of one of these, or is one of them. */
export function isInside<T>(nodes: Nodes<T>, index: number, keys: ReadonlySet<Key>): boolean {
  for (let at = index; at >= 0; at = parentOf(nodes, at)) if (keys.has(nodes[at]!.key)) return true
  return false
}

/** What moves together with a node: what is chosen with it, without what lies inside of it anyway. */
export function movedWith<T>(nodes: Nodes<T>, key: Key, chosen: ReadonlySet<Key>): Key[] {
  if (!chosen.has(key)) return [key]
  const keys: Key[] = []
  const seen = new Set<Key>()
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]!
    if (!chosen.has(node.key)) continue
    keys.push(node.key)
    const end = endOf(nodes, index)
    for (let inside = index; inside < end; inside += 1) seen.add(nodes[inside]!.key)
    index = end - 1
  }
  // Chosen ones whose branch is closed come last.
  for (const other of chosen) if (!seen.has(other)) keys.push(other)
  return keys
}
