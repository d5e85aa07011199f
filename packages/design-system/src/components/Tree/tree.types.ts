import type { ReactNode, Ref } from 'react'
import type { Key, SelectionProps } from '../../collection/index.ts'
import type { NativeProps } from '../../native/index.ts'

/** What a node's looks may depend on. */
export interface TreeNodeState {
  /** It is chosen. */
  isSelected: boolean
  /** It is open. */
  isExpanded: boolean
  /** It can be opened. */
  isBranch: boolean
  /** 1 for roots. */
  level: number
}

/** What moves, and where to. */
export interface TreeMove {
  /** What moves, in its order from top to bottom. */
  keys: readonly Key[]
  /** The node that it goes into; undefined means the top. */
  into: Key | undefined
  /** The node that it stands before; undefined means at the end. */
  before: Key | undefined
}

/** What a page can have the tree do. */
export interface TreeHandle {
  /** Opens what a node lies in and brings it into sight; false where it is not known yet. */
  scrollToKey: (key: Key, options?: { align?: 'auto' | 'start' | 'center' | 'end' }) => boolean
  /** The same, and gives it the focus. */
  focusKey: (key: Key) => boolean
}

export interface TreeProps<T> extends SelectionProps, NativeProps<'div', 'ref'> {
  /** What the tree holds; spoken. */
  label: string
  /** The topmost items; after a change another array. */
  roots: readonly T[]
  /** What an item is known by, whatever its place. */
  getKey: (item: T) => Key
  /** The item in words: typing ahead finds it by them, and moves are announced with them. */
  getText: (item: T) => string
  /** What lies in an item, at once or later; undefined where nothing can. Keep the function as long as its answers hold. */
  getChildren: (item: T) => readonly T[] | undefined | Promise<readonly T[]>
  /** Whether an item can be opened, where children come later: nothing is asked for before it is opened. */
  hasChildren?: (item: T) => boolean
  /** What an item looks like; keep the function, and only nodes that change are rendered. */
  renderItem: (item: T, state: TreeNodeState) => ReactNode
  /** Pixels of each row; default 36. */
  itemHeight?: number
  /** The open ones, where the owner keeps them. */
  expandedKeys?: ReadonlySet<Key>
  /** The open ones at first, where the tree keeps them. */
  defaultExpandedKeys?: ReadonlySet<Key>
  /** Called with all that are open after a change. */
  onExpandedChange?: (keys: ReadonlySet<Key>) => void
  /** Called for an item by Enter, a double click or a tap; by a click where nothing can be chosen. */
  onAction?: (item: T) => void
  /** `MenuItem` elements for an item: under its button, the right mouse button and the menu key. */
  itemActions?: (item: T) => ReactNode
  /** Called with what was moved: by dragging, by cutting and pasting, or by the menu. */
  onMove?: (move: TreeMove) => void
  /** Whether that may go there; default into everything that has children, even none. */
  canDrop?: (move: TreeMove) => boolean
  /** The roots are on their way. */
  isLoading?: boolean
  /** Stands where there are no roots, such as a `StateScreen`. */
  emptyState?: ReactNode
  /** Stands where the roots failed to load. */
  error?: ReactNode
  /** Any CSS height; default that of its surroundings, at most the window's. */
  height?: string
  /** For scrolling to an item and giving it the focus. */
  ref?: Ref<TreeHandle>
}
