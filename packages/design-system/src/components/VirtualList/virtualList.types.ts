import type { ReactNode, Ref } from 'react'
import type { Key, SelectionProps } from '../../collection/index.ts'
import type { NativeProps } from '../../native/index.ts'
import type { SectionOptions } from './virtualList.logic.ts'

export const VIRTUAL_LIST_ROLES = ['list', 'listbox', 'grid', 'log'] as const
/** What assistive technology takes the list for. */
export type VirtualListRole = (typeof VIRTUAL_LIST_ROLES)[number]

/** What an item's looks may depend on. */
export interface VirtualListItemState {
  /** It is chosen. */
  isSelected: boolean
  /** It is the one that Tab reaches: only its own controls belong into the order of Tab. */
  isActive: boolean
}

/** What a page can have the list do. */
export interface VirtualListHandle {
  /** Brings an item into sight, wherever it is. */
  scrollToKey: (key: Key, options?: { align?: 'auto' | 'start' | 'center' | 'end' }) => void
  /** Gives an item the focus, wherever it is. */
  focusKey: (key: Key) => void
}

export interface VirtualListProps<T> extends SelectionProps, NativeProps<'div', 'ref' | 'role'> {
  /** What the list holds; spoken. */
  label: string
  /** The items in their order; another order is another array. */
  items: readonly T[]
  /** What an item is known by, whatever its place. */
  getKey: (item: T) => Key
  /** The item in words: typing ahead finds it by them, and a new one in a `log` is spoken. */
  getText: (item: T) => string
  /** What an item looks like; keep the function, and only items that change are rendered. */
  renderItem: (item: T, state: VirtualListItemState) => ReactNode
  /** Pixels of each item, or `auto` where they differ: then each is measured. */
  itemHeight: number | 'auto'
  /** With `auto`: pixels that an item is taken for until it is measured; default 56 (CHAT-04). */
  estimateHeight?: (item: T) => number
  /** Items above and below the window that are in the page, too; default 8 (CHAT-06). */
  overscan?: number
  /** Default `listbox` where items can be chosen, `log` for `isReversed`, else `list`; `grid` where items hold controls. */
  role?: VirtualListRole
  /** Headings between the items, of which the current one stays in sight. */
  sections?: SectionOptions<T>
  /** Opens at the end and follows what comes there, as a chat does, while the reader is there. */
  isReversed?: boolean
  /** Called for an item by Enter, a double click or a tap; by a click where nothing can be chosen. */
  onAction?: (item: T) => void
  /** Called near the start, once for each first item: load what comes before. */
  onReachStart?: () => void
  /** Called near the end, once for each last item: load what comes after. */
  onReachEnd?: () => void
  /** Items are on their way: rows of their height hold the place, or a line where some are there. */
  isLoading?: boolean
  /** Stands where there are no items, such as a `StateScreen`. */
  emptyState?: ReactNode
  /** Stands where items failed to load, below those that are there. */
  error?: ReactNode
  /** Any CSS height; default that of its surroundings, at most the window's. */
  height?: string
  /** For scrolling to an item and giving it the focus. */
  ref?: Ref<VirtualListHandle>
}
